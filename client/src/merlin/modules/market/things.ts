/** The market, its stalls, and wares: on display, before a player and on the board. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { only, type Act, type Situation } from "../../choosing/acts";
import type { Row } from "../../choosing/act";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { coinsOf } from "../gold/position";
import { wareName, whyClosed } from "./phrases";
import { recordFor, recordOf, sortOfWare, stallOf } from "./wares";

/** The market, which represents all purchases. */
function visitRow(_: Thing, __: readonly Act[], { view, seat }: Situation): Row {
  const n = coinsOf(view, seat);
  const buys = t("market.option.visit.detail", { n, words: inWords(n) });
  const mission = view.hands[seat]?.count ? `; ${t("market.option.visit.mission")}` : "";
  return { title: t("market.option.visit"), detail: `${buys}${mission}` };
}

function stallRow({ one }: Thing, acts: readonly Act[]): Row | null {
  const sort = stallOf(one);
  if (!sort) return null;
  const { stall, choice } = recordOf(sort);
  const wares = only(acts, "buy").map(({ ware }) => ware);
  const n = acts.length;
  const left = choice?.(wares) ?? t("market.colours", { n, words: inWords(n) });
  return { title: stall(), detail: `${t(`market.does.${sort}`)}; ${left}` };
}

function aboutWare(ware: string, now: string | null = null): Explanation | null {
  const sort = sortOfWare(ware);
  return sort && told(wareName(ware), t(`market.explain.${sort}`), recordOf(sort).rule, now);
}

function ofWare({ one: ware }: Thing, { view }: Situation): Explanation | null {
  const n = view.market?.stalls[ware] ?? 0;
  return aboutWare(ware, n ? t("market.left", { n }) : t("market.soldOut"));
}

function whyNotWare({ one: ware }: Thing, _: string, situation: Situation): string | null {
  return situation.view.market?.stalls[ware] ? whyClosed(situation) : t("market.why.soldOut");
}

function whyNotHeld(thing: Thing, _: string, situation: Situation): string | null {
  return isOwn(thing, situation) ? (recordFor(thing.other)?.whyNot?.() ?? null) : null;
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
  die: { explain: ({ other }) => aboutWare(other) },
  mission: { whyNot: whyNotMission },
};
