/** The options with Morgana in words. */

import { capitalised, list, t, type PlainKey } from "../../../lib/i18n.svelte";
import type { ActOf, Row, Situation } from "../../choosing/act";
import { landingsOf, movedBy } from "../../choosing/moving";
import type { Posting } from "../../layers";
import { withInfluence } from "../../telling/ahead";
import { oneOf, placeName, toSpace } from "../../telling/phrases";
import { FETCHES, KINDS, type Place } from "../../position/words";
import { closedWords } from "./closed";
import { figureBriefly, figureOf } from "./phrases";

/** The face of the player's own die, or of the chosen one of Morgana's. */
export function faceOf(die: string, { view, seat }: Situation): number {
  return view.morgana?.faces[die] ?? view.faces[seat]?.[die] ?? 0;
}

function readers({ seat, names = [] }: Situation): { seat: number; names: readonly string[] } {
  return { seat, names };
}

/** The special die that exchanges its face, in words: the one that moves a figure of the same name. */
function curseDetail({ own, other }: ActOf<"curse">, { view }: Situation): string | null {
  const special = [own, other].find((die) => die in view.figures);
  return special === undefined ? null : t(`morgana.option.curse.${special}` as PlainKey);
}

export function curseRow(act: ActOf<"curse">, situation: Situation): Row {
  const { view, names = [] } = situation;
  return {
    title: t("morgana.option.curse.pair", {
      own: faceOf(act.own, situation),
      name: names[act.rival] ?? "",
      other: view.faces[act.rival]?.[act.other] ?? 0,
    }),
    detail: curseDetail(act, situation),
  };
}

/** What would be closed where she goes. */
export function closedThere(place: Place, { view }: Situation): string {
  if (view.districts) return closedWords(view, place);
  const goods = KINDS.flatMap((kind) => {
    const n = view.supply[`${place}-${kind}`];
    return n ? [t(`morgana.option.haunt.${kind}`, { n })] : [];
  });
  return goods.length ? t("morgana.option.haunt", { goods: list(goods) }) : t("morgana.option.haunt.empty");
}

/** Whether one of her markers would lie on one of the reader's there. */
export function isTopped(place: Place, { view, seat }: Situation): boolean {
  const own = view.markers[seat]?.[place] ?? 0;
  return own > (view.morgana?.topped[seat]?.[place] ?? 0);
}

/** Where the reader's own die would lead with another face. */
export function bewitchDetail(
  { owner, bewitched, shows }: ActOf<"bewitch">,
  situation: Situation,
): string | null {
  const { view } = situation;
  const figure = movedBy(bewitched, { view, seat: owner });
  const to = oneOf(landingsOf(view, figure, shows).map(({ space }) => toSpace(space)));
  return t("morgana.option.turn.to", { to });
}

export function tradeRow({ one, other }: ActOf<"swap-figures">, situation: Situation): Row {
  const { figures } = situation.view;
  const [first, second] = [figureOf(one, readers(situation)), figureOf(other, readers(situation))];
  return {
    title: capitalised(t("morgana.option.swap", { one: first, other: second })),
    detail: t("morgana.option.swap.detail", {
      one: figureBriefly(one, situation.seat),
      there: toSpace(figures[other] ?? ""),
      other: figureBriefly(other, situation.seat),
      here: toSpace(figures[one] ?? ""),
    }),
  };
}

/** The row of a place for one of her markers, and whether it lies on one of the reader's. */
export function darkenRow(place: Place, situation: Situation): Row {
  const isHere = place === situation.view.morgana?.at;
  const how = isHere ? "here" : isTopped(place, situation) ? "top" : "alone";
  return { title: placeName(place), detail: withInfluence(t(`morgana.option.darken.${how}`), situation) };
}

/** The duty where she stands: no good can be fetched, but a marker can be placed. */
export function morganaDuty({ vassal, place }: Posting, { view }: Situation): string | null {
  return view.morgana?.at === place && !view.districts && FETCHES[vassal] ? t("morgana.duty.closed") : null;
}
