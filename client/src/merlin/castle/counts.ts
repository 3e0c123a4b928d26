/** The counts in front of a player: apples, staffs, remaining markers and manors … */

import { t } from "../../lib/i18n.svelte";
import type { Lit } from "../board/lights";
import { layers, type Count } from "../layers";
import type { Parts } from "../position/parts";
import { manorsLeft, markersAtHome, type View } from "../position/view";

/** The name of each count. */
const WORDS = {
  apple: "mt.stock.apples",
  staff: "mt.stock.staffs",
  marker: "mt.stock.markers",
  manor: "mt.stock.manors",
} as const;

/** All counts in order. Pieces that can lie open are counted only if they do not. */
export function countsOf(view: View, parts: Parts, seat: number, withOpen = false): Count[] {
  const counted = (order: number, piece: keyof typeof WORDS, n: number): Count => ({
    id: `${piece}:${seat}`,
    order,
    piece,
    n,
    words: t(WORDS[piece], { n }),
  });
  return [
    counted(10, "apple", view.apples[seat] ?? 0),
    counted(20, "staff", view.staffs[seat] ?? 0),
    counted(30, "marker", markersAtHome(view, seat)),
    counted(40, "manor", manorsLeft(view, seat)),
    ...layers().flatMap((layer) => layer.counts?.(view, seat, parts) ?? []),
  ]
    .filter(({ isOpen }) => withOpen || !isOpen)
    .toSorted((one, other) => one.order - other.order);
}

/** The other things at a castle. Dice are chosen with the question. */
const AT_CASTLE = ["castle", "vassal", "traitor"];

/** Whether anything at the castle of a player can be chosen now. */
export function isLitAt(view: View, parts: Parts, seat: number, lit: Lit): boolean {
  const sorts = [...AT_CASTLE, ...layers().flatMap(({ atCastle }) => atCastle ?? [])];
  const lies = (id: string) => sorts.some((sort) => `${id}:`.startsWith(`${sort}:${seat}:`));
  return countsOf(view, parts, seat).some(({ id }) => lit.has(id)) || [...lit.keys()].some(lies);
}
