/** The market, its stalls, and wares: on display, before a player and on the board. */

import { inWords, list, t } from "../../../lib/i18n.svelte";
import type { Act, Situation } from "../../choosing/acts";
import { placeOf } from "../../position/words";
import type { Row } from "../../choosing/act";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { coinsOf } from "../gold/position";
import { stallName, wareName, whyClosed } from "./phrases";
import { FRUIT, PLUS, plusIn, SORTS, sortOfWare, valueOf, type Sort } from "./position";

const RULES: Readonly<Record<Sort, string>> = {
  shield: "R61",
  material: "R61",
  labourer: "R62",
  plus: "R63",
  fruit: "R64",
};

/** The market, under which all purchases are gathered. */
function visitRow(_: Thing, __: readonly Act[], { view, seat }: Situation): Row {
  const n = coinsOf(view, seat);
  const buys = t("market.option.visit.detail", { n, words: inWords(n) });
  const mission = view.hands[seat]?.count ? `; ${t("market.option.visit.mission")}` : "";
  return { title: t("market.option.visit"), detail: `${buys}${mission}` };
}

function stallRow({ one }: Thing, acts: readonly Act[]): Row | null {
  const sort = SORTS.find((known) => known === one);
  if (!sort) return null;
  const n = acts.length;
  const values = acts.flatMap((act) => (act.kind === "buy" ? (valueOf(act.ware) ?? []) : []));
  const left = values.length
    ? t("market.values", { values: list(values.map(String)) })
    : t("market.colours", { n, words: inWords(n) });
  return { title: stallName(sort), detail: `${t(`market.does.${sort}`)}; ${left}` };
}

function aboutWare(ware: string, now: string | null = null): Explanation | null {
  const sort = sortOfWare(ware);
  return sort && told(wareName(ware), t(`market.explain.${sort}`), RULES[sort], now);
}

function ofWare({ one: ware }: Thing, { view }: Situation): Explanation | null {
  const n = view.market?.stalls[ware] ?? 0;
  return aboutWare(ware, n ? t("market.left", { n }) : t("market.soldOut"));
}

/** Plus tokens under the markers of a player. */
function ofPlus({ one, other }: Thing, { view, names = [] }: Situation): Explanation | null {
  const place = placeOf(other);
  const n = place ? plusIn(view, Number(one), place) : 0;
  if (!n) return null;
  const text = t("market.explain.laid", { name: names[Number(one)] ?? "" });
  return told(t("market.name.plus"), text, "R63", t("market.stock.plus", { n }));
}

function whyNotWare({ one: ware }: Thing, _: string, situation: Situation): string | null {
  return situation.view.market?.stalls[ware] ? whyClosed(situation) : t("market.why.soldOut");
}

function whyNotHeld(thing: Thing, _: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  const { other: ware } = thing;
  return ware === PLUS || ware === FRUIT ? t(`market.why.${ware}`) : t("market.why.tile");
}

/** A labourer takes one turn in a round. */
function whyNotLabourer(thing: Thing, _: string, situation: Situation): string | null {
  const worked = situation.view.market?.worked[situation.seat];
  return isOwn(thing, situation) && worked?.includes(thing.other) ? t("market.why.worked") : null;
}

function whyNotMission({ one: card }: Thing, _: string, { view, seat }: Situation): string | null {
  const isHeld = view.hands[seat]?.cards?.includes(card);
  return view.market?.traded && isHeld ? t("market.why.afterMarket") : null;
}

export const THINGS: ThingTable = {
  market: {
    sign: () => "market",
    explain: () => told(t("market.title"), t("market.explain.visit"), "R60.2"),
    whyNot: (_, __, situation) => whyClosed(situation),
    row: visitRow,
  },
  stall: { row: stallRow, sign: ({ id }) => id },
  ware: { explain: ofWare, whyNot: whyNotWare },
  own: { explain: ({ other }) => aboutWare(other), whyNot: whyNotHeld },
  die: {
    explain: ({ other }) => (valueOf(other) === null ? null : aboutWare(other)),
    whyNot: whyNotLabourer,
  },
  plus: { explain: ofPlus },
  mission: { whyNot: whyNotMission },
};
