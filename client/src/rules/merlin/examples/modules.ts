/** Examples of the modules. */

import type { Parts } from "../../../merlin/position/parts";
import { goodName, inPlace } from "../../../merlin/telling/phrases";
import { list, number } from "../../../lib/i18n.svelte";
import { exampleOf, type Example } from "../../example";
import { ARROW, fresh, gone, kept, text, type Still } from "./still";

/** A mission teaches up to the row of its points. */
export function learning(): Example<Still> {
  const seal = "seal:0";
  const base = [...kept("mission"), text("2"), ...kept("office:builder")];
  const rows = (last: number): Still => ({
    row: [
      ...base,
      ARROW,
      ...[1, 2, 3].flatMap((row) => [text(String(row)), ...(row <= last ? fresh(seal) : gone(seal))]),
    ],
  });
  return exampleOf("mr.try.R20.2", "R20.2", { row: base }, [
    {
      key: "one",
      id: "2",
      stills: [{ row: [...base, ARROW, text("1"), ...gone(seal), text("2"), ...fresh(seal)] }],
    },
    { key: "two", id: "1 2", isRight: true, stills: [rows(1), rows(2)] },
    { key: "all", id: "1 2 3", stills: [rows(1), rows(2), rows(3)] },
  ]);
}

/** The master of a trade fetches two, of any colours. */
export function working(): Example<Still> {
  const base = kept("vassal:0:builder", ARROW.piece, "emblem:orange");
  const fetched = (...goods: readonly string[]): Still => ({ row: [...base, ARROW, ...fresh(...goods)] });
  const [own, other, third] = ["orange-material", "blue-material", "grey-material"] as const;
  return exampleOf("mr.try.R72", "R72", { row: base }, [
    { key: "one", id: "1 any", stills: [fetched(other)] },
    { key: "roof", id: "2 orange", stills: [fetched(own), fetched(own, own)] },
    { key: "two", id: "2 any", isRight: true, stills: [fetched(other), fetched(other, third)] },
  ]);
}

/** A player who has looked through the decrees takes one. */
export function decreeing(): Example<Still> {
  const shown = ["decree:grey-material", "decree:vp-2"];
  const base = kept("vassal:0:lady", ARROW.piece, ...shown);
  return exampleOf("mr.try.R101", "R101", { row: base }, [
    {
      key: "duty",
      stills: [
        { row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown)] },
        { row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown), ...fresh("marker:0")] },
      ],
    },
    {
      key: "take",
      isRight: true,
      stills: [
        {
          row: [
            ...kept("vassal:0:lady", ARROW.piece),
            ...gone(...shown.slice(0, 1)),
            ...fresh(...shown.slice(1)),
          ],
        },
        { row: [...kept("vassal:0:lady", ARROW.piece), ...fresh(...shown.slice(1)), ARROW, text("+2")] },
      ],
    },
    { key: "nothing", stills: [{ row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown)] }] },
  ]);
}

/** With four players, three have chosen from the first stack before it reaches the last. */
const BEFORE = 3;

/** Everybody takes one ally of a stack and passes the rest on. */
export function drafting({ allies }: Parts): Example<Still> {
  const stack = allies.stacks.A.map((ally) => `ally:${ally}`);
  const left = (taken: number): Still => ({
    row: [...gone(...stack.slice(0, taken)), ...kept(...stack.slice(taken))],
  });
  const reached = (taken: number): Still => ({
    row: [ARROW, ...fresh(...stack.slice(taken))],
  });
  const answer = (key: string, taken: number) => ({
    key,
    id: String(stack.length - taken),
    text: number(stack.length - taken),
    isRight: taken === BEFORE,
    stills: [...Array.from({ length: taken }, (_, index) => left(index + 1)), reached(taken)],
  });
  const answers = [answer("left", BEFORE), answer("less", BEFORE - 1), answer("all", 0)];
  return exampleOf("mr.try.R40.1", "R40.1", left(0), answers, { n: stack.length });
}

/** A turn has a visit to the market or missions, never both. */
export function trading(): Example<Still> {
  const [coin, mission, market] = ["coin", "mission", "market"];
  const bought = [...gone(coin), ARROW, ...fresh(market)];
  const resolved = [...gone(mission), ARROW, text("+2")];
  return exampleOf("mr.try.R60.2", "R60.2", { row: kept(coin, mission) }, [
    {
      key: "before",
      stills: [{ row: [...bought, ...kept(mission)] }, { row: [...bought, ...gone(mission)] }],
    },
    {
      key: "after",
      stills: [{ row: [...resolved, ...kept(coin)] }, { row: [...resolved, ...gone(coin)] }],
    },
    {
      key: "either",
      isRight: true,
      stills: [{ row: [...bought, ...kept(mission)] }, { row: [...resolved, ...kept(coin)] }],
    },
  ]);
}

/** A treasure of two goods comes from one principality, in which there is a marker. */
export function finding(): Example<Still> {
  const [one, other, without] = ["black", "purple", "brown"] as const;
  const base = [
    ...kept("tile:influence-shield-material", ARROW.piece, `emblem:${one}`, "marker:0"),
    ...kept(`emblem:${other}`, "marker:0", `emblem:${without}`),
  ];
  const goods = [
    { key: "both", taken: [`${one}-shield`, `${other}-material`] },
    { key: "right", taken: [`${one}-shield`, `${one}-material`] },
    { key: "without", taken: [`${without}-shield`, `${without}-material`] },
  ] as const;
  return exampleOf(
    "mr.try.R92.5",
    "R92.5",
    { row: base },
    goods.map(({ key, taken }) => ({
      key,
      id: taken.join(" "),
      text: list(taken.map(goodName)),
      isRight: key === "right",
      stills: taken.map((_, index) => ({
        row: [ARROW, ...(key === "right" ? fresh : gone)(...taken.slice(0, index + 1))],
      })),
    })),
    { one: inPlace(one), other: inPlace(other) },
  );
}
