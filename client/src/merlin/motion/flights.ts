/** The flights of pieces for each event. Figures on the ring and shields on the rim walk by themselves. */

import type { Flight } from "../../table/stage.svelte";
import { recordOf } from "../events/records";
import { answered } from "../layers";
import type { View } from "../position/view";
import type { Event } from "../rules";

/** Milliseconds between two pieces that fly one after the other. */
const BETWEEN = 90;

/** The places of Merlin, as the page names them. If a piece is not drawn, its player represents it. */
export const place = {
  good: (good: string) => `good:${good}`,
  castle: (seat: number, good: string) => `castle:${seat}:${good}`,
  post: (at: string, vassal: string) => `post:${at}:${vassal}`,
  vassal: (seat: number, vassal: string) => `vassal:${seat}:${vassal}`,
  marker: (seat: number, at: string) => `marker:${seat}:${at}`,
  cell: (cell: string) => `cell:${cell}`,
  manor: (cell: string) => `manor:${cell}`,
  apple: (seat: number) => `apple:${seat}`,
  staff: (seat: number) => `staff:${seat}`,
  traitor: (seat: number, at: string) => `traitor:${seat}:${at}`,
  mission: (card: string) => `mission:${card}`,
  supply: (of: string) => `supply:${of}`,
  treasure: (of: string) => `treasure:${of}`,
  principality: (at: string) => `place:${at}`,
  space: (space: string) => `space:${space}`,
  player: (seat: number) => `player:${seat}`,
  /** The place of a player's points: the shield on the rim, or a number. */
  score: (seat: number) => `score:${seat}`,
  sum: (seat: number) => `sum:${seat}`,
  /** The stock of a castle. */
  stock: (seat: number, of: "marker" | "manor") => `${of}:${seat}`,
  /** The place for cards and tiles that leave the game. */
  box: "table:box",
};

/** The flights of pieces, one after the other. */
export function oneByOne<Piece>(pieces: readonly Piece[], flight: (piece: Piece) => Flight): Flight[] {
  return pieces.map((piece, index) => ({ ...flight(piece), delay: index * BETWEEN }));
}

/** Several flights of the same kind, one after the other. */
export function several(count: number, flight: Flight): Flight[] {
  return oneByOne(Array.from({ length: count }), () => flight);
}

/** The flight of a treasure from its place on the ring, or from its former holder. */
export function passedOn(treasure: string, seat: number, former: number | null): Flight[] {
  if (former === seat) return [];
  const own = place.treasure(treasure);
  const from = former === null ? [own] : [own, place.player(former)];
  return [{ card: treasure, from, to: [own, place.player(seat)] }];
}

/** The flight of a manor back to its owner's stock. */
export function manorHome(seat: number, cell: string): Flight {
  return {
    card: `manor:${seat}`,
    from: [place.manor(cell), place.cell(cell)],
    to: [place.stock(seat, "manor"), place.player(seat)],
  };
}

/** The piece that an event speaks of; null if there is none. What it knows of the position may be later than the event. */
export function signOf(event: Event, now: View): string | null {
  const sign = answered(({ events }) => recordOf(events, event).sign?.(event));
  return sign ?? flights(now, now, event).find(({ isMark }) => !isMark)?.card ?? null;
}

/** The flights of an event. */
export function flights(before: View, now: View, event: Event): readonly Flight[] {
  const who = event.seat ?? before.active;
  return answered(({ events }) => recordOf(events, event).flights?.(event, who, before, now)) ?? [];
}
