/** Gold and mistletoe: loaded with a table that plays it. */

import { t } from "../../../lib/i18n.svelte";
import type { GoldEventName } from "../../rules";
import type { Sound } from "../../../lib/hearing";
import { install, type Count, type Supply } from "../../layers";
import type { View } from "../../position/view";
import { goldAct, goldIds } from "./acts";
import { goldFlights } from "./flights";
import { explainGold, goldEffect, goldRow, goldSaid, relieved, whyNotGold } from "./phrases";
import Piece from "./Piece.svelte";
import { coinsOf, mistletoeOf, readGold } from "./position";

type Wire = Readonly<Record<string, unknown>>;

const PIECES = ["coin", "mistletoe"];
const SPACES = /^space:(gold|mistletoe)/;

function counts(view: View, seat: number): Count[] {
  const [coins, mistletoe] = [coinsOf(view, seat), mistletoeOf(view, seat)];
  return [
    { id: `coin:${seat}`, order: 5, piece: "coin", n: coins, words: t("gold.stock.coins", { n: coins }) },
    {
      id: `mistletoe:${seat}`,
      order: 15,
      piece: "mistletoe",
      n: mistletoe,
      words: t("gold.stock.mistletoe", { n: mistletoe }),
    },
  ];
}

/** Coins and mistletoe lie beside the apples. */
function supplies(others: readonly Supply[], { gold }: View): readonly Supply[] {
  if (!gold) return others;
  const at = others.findIndex(({ name }) => name === "apples") + 1;
  return others.toSpliced(
    at,
    0,
    { name: "mistletoe", piece: "mistletoe", count: gold.mistletoeSupply },
    { name: "coins", piece: "coin", count: gold.coinSupply },
  );
}

/** The ring of gold has a side with and one without Arthur. */
function ringOf(components: Wire, options: Readonly<Record<string, string>>): { ring: string[] } {
  const sides = components["gold"] as Readonly<Record<"ring" | "arthurRing", readonly string[]>>;
  return { ring: [...sides[options["arthur"] === "on" ? "arthurRing" : "ring"]] };
}

const sounds = {
  "took-coins": "piece",
  "paid-coins": "piece",
  "took-mistletoe": "piece",
  "used-mistletoe": "piece",
} as const satisfies Record<GoldEventName, Sound | null>;

install({
  key: "gold",
  areas: ["gold"],
  parts: ringOf,
  read: readGold,
  sources: [{ key: "coins", order: 180, isLeft: true }],
  steps: { left: { sentence: ({ who }) => t("gold.scoring.left", { who }) } },
  act: goldAct,
  ids: (act, { seat }) => goldIds(act, seat),
  alterations: [
    {
      kind: "coin",
      piece: "coin",
      with: () => t("gold.alter"),
      to: () => t("gold.turnTo"),
    },
  ],
  row: goldRow,
  relief: relieved,
  effect: goldEffect,
  explain: explainGold,
  whyNot: (id, _, situation) => whyNotGold(id, situation),
  said: goldSaid,
  belongings: { order: 70, ids: (_, seat) => [`coin:${seat}`, `mistletoe:${seat}`] },
  // In Caerleon they lie in districts, which tell of them.
  sections: ({ view: { gold, districts } }) =>
    districts
      ? []
      : [
          {
            title: t("gold.board.supplies"),
            entries: [
              { id: "supply:coins", words: t("gold.supply.coins", { n: gold?.coinSupply ?? 0 }), parts: [] },
              {
                id: "supply:mistletoe",
                words: t("gold.supply.mistletoe", { n: gold?.mistletoeSupply ?? 0 }),
                parts: [],
              },
            ],
          },
        ],
  draws: (name) => PIECES.includes(name) || SPACES.test(name),
  Piece,
  sign: (of) => {
    if (typeof of === "string") return null;
    if (of.kind === "relieve") return "mistletoe";
    return of.kind === "pluck" && of.fruit === "mistletoe" ? "mistletoe" : null;
  },
  counts,
  supplies,
  sounds,
  flights: (before, _, event) => goldFlights(before, event),
});
