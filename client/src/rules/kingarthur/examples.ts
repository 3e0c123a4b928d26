/** The worked examples of King Arthur that can be tried. */

import { t } from "../../lib/i18n.svelte";
import { exampleOf, type Example } from "../example";

/** A card of the picture, or a sign between cards. */
export interface Shown {
  /** "red2", "dragon4", "adventure:robbers", "back", or a sign such as "→". */
  readonly card: string;
  /** The seat whose seal lies on it. */
  readonly seal?: number;
  readonly is?: "new" | "gone";
}

/** What the picture shows: rows of cards. */
export type Still = readonly (readonly Shown[])[];

const TO = { card: "→" } as const;

function kept(...cards: readonly string[]): Shown[] {
  return cards.map((card) => ({ card }));
}
function fresh(...cards: readonly string[]): Shown[] {
  return cards.map((card) => ({ card, is: "new" as const }));
}
function gone(...cards: readonly string[]): Shown[] {
  return cards.map((card) => ({ card, is: "gone" as const }));
}

/** A player who can pay exactly must. */
function paying(): Example<Still> {
  const monster = "monster3";
  const start: Still = [kept("red2", "red2", "red1", "merlin"), kept(monster)];
  const paid = (cards: Shown[]): Still => [cards, kept(monster)];
  const over = [...gone("red2", "red2"), ...kept("red1", "merlin")];
  const exact = [...gone("red2"), ...kept("red2"), ...gone("red1"), ...kept("merlin")];
  const alone = [...kept("red2", "red2", "red1"), ...gone("merlin")];
  return exampleOf("kr.try.K5.3", "K5.3", start, [
    { key: "over", id: "red2 red2", stills: [paid(over), [[...over, { card: "= 4" }], kept(monster)]] },
    {
      key: "exact",
      id: "red1 red2",
      isRight: true,
      stills: [
        paid(exact),
        [[...exact, { card: "= 3" }], kept(monster)],
        [kept("red2", "merlin"), [TO, ...fresh(monster)]],
      ],
    },
    { key: "mixed", id: "merlin", stills: [paid(alone), [[...alone, { card: "= 1" }], kept(monster)]] },
  ]);
}

/** What the adventures ask for. */
function venturing(): Example<Still> {
  const mine = ["dragon4", "enemy3", "dark2"];
  const adventure = (name: string) => `adventure:${name}`;
  const tried = (name: string, ...more: Shown[]): Still => [
    kept(...mine),
    [...kept(adventure(name)), ...more],
  ];
  return exampleOf(
    "kr.try.K6.3",
    "K6.3",
    [kept(...mine)],
    [
      {
        key: "vikings",
        text: t("ka.adventure.vikings"),
        stills: [tried("vikings"), tried("vikings", { card: "3 < 4" })],
      },
      {
        key: "robbers",
        text: t("ka.adventure.robbers"),
        isRight: true,
        stills: [
          tried("robbers"),
          [[...kept("dragon4"), ...gone("enemy3", "dark2")], kept(adventure("robbers"))],
          [kept("dragon4"), [TO, ...fresh(adventure("robbers"))]],
        ],
      },
      {
        key: "grail",
        text: t("ka.adventure.grail"),
        stills: [tried("grail"), tried("grail", { card: "4 + 3 + 2 = 9" })],
      },
    ],
  );
}

/** A quiet turn brings two knights. */
function drawing(): Example<Still> {
  const hand = ["red1", "beige2", "merlin"];
  const drawn = (...cards: string[]): Still => [[...kept(...hand), TO, ...fresh(...cards)]];
  return exampleOf(
    "kr.try.K7.1",
    "K7.1",
    [kept(...hand)],
    [
      { key: "one", id: "1", stills: [drawn("back")] },
      { key: "two", id: "2", isRight: true, stills: [drawn("back"), drawn("back", "back")] },
      { key: "four", id: "4", stills: [drawn("back")] },
    ],
  );
}

const COLUMN = ["monster1", "monster2", "monster3"];
const [RED, BLUE] = [0, 1];

/** The last seal of a column lets it fall, for everybody. */
function falling(): Example<Still> {
  const column = (last: Shown): Shown[] => [
    { card: "monster1", seal: RED },
    { card: "monster2", seal: BLUE },
    last,
  ];
  const hand = gone("red1", "red2");
  const laid = column({ card: "monster3", seal: RED });
  return exampleOf(
    "kr.try.K10.2",
    "K10.2",
    [kept("red1", "red2"), column({ card: "monster3" })],
    [
      {
        key: "mine",
        id: "monster3",
        stills: [
          [hand, laid],
          [hand, [...laid.slice(0, 2), TO, ...fresh("monster3")]],
        ],
      },
      { key: "stay", id: "", stills: [[hand, laid]] },
      {
        key: "fall",
        id: "monster1 monster3",
        isRight: true,
        stills: [
          [hand, laid],
          [hand, [{ card: "monster1", seal: RED }, ...gone("monster2"), { card: "monster3", seal: RED }]],
          [[], [TO, ...fresh("monster1", "monster3")]],
        ],
      },
    ],
  );
}

/** Twice the number, in one colour, and no seal. */
function doubling(): Example<Still> {
  const hand = ["beige2", "beige2", "merlin", "beige1"];
  const open = kept(...COLUMN.slice(0, 2));
  const start: Still = [kept(...hand), [...open, ...kept("monster3")]];
  const paid = (sum: number): Still => [
    [
      ...gone(...hand.slice(0, sum > 5 ? 4 : 3)),
      ...kept(...hand.slice(sum > 5 ? 4 : 3)),
      { card: `= ${sum}` },
    ],
    [...open, ...kept("monster3")],
  ];
  return exampleOf("kr.try.K10.4", "K10.4", start, [
    {
      key: "three",
      id: "3",
      stills: [
        [
          [...gone("beige2"), ...kept("beige2", "merlin"), ...gone("beige1"), { card: "= 3" }],
          [...open, { card: "monster3", seal: RED }],
        ],
      ],
    },
    { key: "five", id: "5", stills: [paid(5)] },
    { key: "six", id: "6", isRight: true, stills: [paid(6), [[], [...open, TO, ...fresh("monster3")]]] },
  ]);
}

const EXAMPLES: Readonly<Record<string, readonly (() => Example<Still>)[]>> = {
  K5: [paying],
  K6: [venturing],
  K7: [drawing],
  K10: [falling, doubling],
};

/** The chapters that have examples. */
export const CHAPTERS = Object.keys(EXAMPLES);

/** The examples of a chapter. */
export function examplesOf(chapter: string): Example<Still>[] {
  return (EXAMPLES[chapter] ?? []).map((make) => make());
}
