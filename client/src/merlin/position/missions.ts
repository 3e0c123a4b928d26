/** Which needs of a mission a player meets. A piece never serves two needs of a card. */

import type { Mission, Need } from "./parts";
import { goodsFor, type View } from "./view";
import { CASTLE, PLACES, VASSALS, type Place, type Vassal } from "./words";

/** The pieces that do not serve a need yet. */
interface Left {
  readonly goods: Record<string, number>;
  readonly markers: Record<Place, number>;
  /** The places of the vassals that are not at home. */
  readonly vassals: Map<Vassal, Place>;
}

/** Specific needs choose first, so that needs for any kind get what is left. */
const ORDER: readonly Need["kind"][] = ["good", "any", "marker", "anywhere", "posted", "together", "two"];

function isTaken(counts: Record<string, number>, key: string): boolean {
  const count = counts[key] ?? 0;
  if (count <= 0) return false;
  counts[key] = count - 1;
  return true;
}

function isServed(need: Need, left: Left): boolean {
  switch (need.kind) {
    case "good":
      return isTaken(left.goods, need.good);
    case "any":
      return PLACES.some((place) => isTaken(left.goods, `${place}-${need.sort}`));
    case "marker":
      return isTaken(left.markers, need.place);
    case "anywhere":
      return PLACES.some((place) => isTaken(left.markers, place));
    case "posted":
      return left.vassals.get(need.vassal) === need.place && left.vassals.delete(need.vassal);
    case "together": {
      const [one, other] = need.vassals;
      const place = left.vassals.get(one);
      if (place === undefined || left.vassals.get(other) !== place) return false;
      return left.vassals.delete(one) && left.vassals.delete(other);
    }
    case "two": {
      const there = [...left.vassals].filter(([, place]) => place === need.place).slice(0, 2);
      if (there.length < 2) return false;
      for (const [vassal] of there) left.vassals.delete(vassal);
      return true;
    }
  }
}

function zeros(): Record<Place, number> {
  return Object.fromEntries(PLACES.map((place) => [place, 0])) as Record<Place, number>;
}

/** Under the house rule, one principality serves all markers for anywhere: the one with the most to spare. */
function keepTogether(mission: Mission, markers: Record<Place, number>): void {
  const bound = zeros();
  for (const need of mission.needs) if (need.kind === "marker") bound[need.place] += 1;
  const spare = (place: Place) => markers[place] - bound[place];
  const best = PLACES.reduce((one, other) => (spare(other) > spare(one) ? other : one));
  for (const place of PLACES) {
    if (place !== best) markers[place] = Math.min(markers[place], bound[place]);
  }
}

/** How many pieces a need asks for. */
export function askedBy(need: Need): number {
  return need.kind === "two" || need.kind === "together" ? 2 : 1;
}

/** Whether one of the two vassals of a need that is not met stands where it is needed. */
function isHalfServed(need: Need, left: Left): boolean {
  if (need.kind === "two") return [...left.vassals.values()].includes(need.place);
  return need.kind === "together" && need.vassals.some((vassal) => left.vassals.has(vassal));
}

/** For each need of a mission, in order, whether the player meets it. */
export function metNeeds(mission: Mission, view: View, seat: number): boolean[] {
  return heldFor(mission, view, seat).map((held, index) => held === askedBy(mission.needs[index] as Need));
}

/** For each need of a mission, in order, how many of its pieces the player has: one of two vassals is half of it. */
export function heldFor(mission: Mission, view: View, seat: number): number[] {
  const posts = view.vassals[seat];
  const left: Left = {
    goods: { ...goodsFor(mission, view, seat) },
    markers: { ...(view.markers[seat] ?? zeros()) },
    vassals: new Map(
      VASSALS.flatMap((vassal) => {
        const place = posts?.[vassal] ?? CASTLE;
        return place === CASTLE ? [] : [[vassal, place] as const];
      }),
    ),
  };
  if (view.settings["anyMarkers"] === "together") keepTogether(mission, left.markers);
  const held = mission.needs.map(() => 0);
  for (const kind of ORDER) {
    for (const [index, need] of mission.needs.entries()) {
      if (need.kind === kind && isServed(need, left)) held[index] = askedBy(need);
    }
  }
  for (const [index, need] of mission.needs.entries()) {
    if (!held[index] && isHalfServed(need, left)) held[index] = 1;
  }
  return held;
}

/** Whether a need asks for a vassal in a principality; of two together, the other must not stand elsewhere. */
export function asksFor(need: Need, vassal: Vassal, place: Place, view: View, seat: number): boolean {
  if (need.kind === "posted") return need.vassal === vassal && need.place === place;
  if (need.kind === "two") return need.place === place;
  const isThere = (other: Vassal) => [place, CASTLE].includes(view.vassals[seat]?.[other] ?? CASTLE);
  return (
    need.kind === "together" &&
    need.vassals.includes(vassal) &&
    need.vassals.some((other) => other !== vassal && isThere(other))
  );
}

/** The needs of a mission that a player does not meet yet. */
export function missing(mission: Mission, view: View, seat: number): Need[] {
  const met = metNeeds(mission, view, seat);
  return mission.needs.filter((_, index) => !met[index]);
}
