/** Gold and mistletoe, loaded with a table that plays it. */

import leaf from "icon:herbs-bundle";
import { t, withWords } from "../../../lib/i18n.svelte";
import { install, type Count, type Supply } from "../../layers";
import type { View } from "../../position/view";
import { ACTS } from "./acts";
import { EVENTS, SOURCES } from "./events";
import { relieved } from "./phrases";
import Piece from "./Piece.svelte";
import { coinsOf, mistletoeOf, readGold } from "./position";
import { SPACES } from "./spaces";
import { THINGS } from "./things";

type Wire = Readonly<Record<string, unknown>>;

const PIECES = ["coin", "mistletoe"];
const SPACE_SIGNS = /^space:(gold|mistletoe)/;

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

/** The supplies of coins and mistletoe, beside the apples. */
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

/** The ring of gold, which has one side with and one without Arthur. */
function ringOf(components: Wire, settings: Readonly<Record<string, string>>): { ring: string[] } {
  const sides = components["gold"] as Readonly<Record<"ring" | "arthurRing", readonly string[]>>;
  return { ring: [...sides[settings["arthur"] === "on" ? "arthurRing" : "ring"]] };
}

install({
  key: "gold",
  areas: ["gold"],
  samples: {
    coin: () => t("gold.piece.coin"),
    mistletoe: () => t("gold.mistletoe"),
    "space:gold-1": () => t("gold.piece.space.gold"),
    "space:mistletoe-1": () => t("gold.piece.space.mistletoe"),
  },
  valued: { mistletoe: { sign: leaf, name: () => t("gold.source") } },
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  spaces: SPACES,
  parts: ringOf,
  read: readGold,
  steps: { left: { sentence: ({ who }) => t("gold.scoring.left", { who }) } },
  relief: relieved,
  belongings: { order: 70, ids: (_, seat) => [`coin:${seat}`, `mistletoe:${seat}`] },
  // In Caerleon they are in districts, which describe them.
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
  draws: (name) => PIECES.includes(name) || SPACE_SIGNS.test(name),
  Piece,
  counts,
  supplies,
});
