/** Suggestions for this position, found by looking at it. Nothing is known beforehand. */

import { only, type Act, type ActOf } from "../choosing/acts";
import { missing } from "../position/missions";
import type { Mission, Parts } from "../position/parts";
import { sendable, sites } from "../telling/spaces";
import { markersAtHome, type View } from "../position/view";
import { actionOf, FETCHES, MERLIN, placeOf, type Good, type Place, type Vassal } from "../position/words";

/** A vassal that would meet a mission in a principality. */
export interface Posting {
  readonly vassal: Vassal;
  readonly place: Place;
  /** The good that it fetches there; null for a marker, or if none is left. */
  readonly good: Good | null;
  readonly mission: Mission;
}

interface Position {
  readonly view: View;
  readonly parts: Parts;
  readonly seat: number;
}

function changed<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, number) => (number === index ? item : other));
}

/** The position after a vassal was sent and did its duty. */
function afterSending({ view, seat }: Position, vassal: Vassal, place: Place): View {
  const [posts, castle, markers] = [view.vassals[seat], view.castles[seat], view.markers[seat]];
  if (!posts || !castle || !markers) return view;
  const vassals = changed(view.vassals, seat, { ...posts, [vassal]: place });
  const kind = FETCHES[vassal];
  if (kind === null) {
    const more = markersAtHome(view, seat) > 0 ? 1 : 0;
    const placed = changed(view.markers, seat, { ...markers, [place]: markers[place] + more });
    return { ...view, vassals, markers: placed };
  }
  const good: Good = `${place}-${kind}`;
  const more = view.supply[good] > 0 ? 1 : 0;
  return {
    ...view,
    vassals,
    castles: changed(view.castles, seat, { ...castle, [good]: castle[good] + more }),
  };
}

function missionMet(position: Position, after: View): Mission | null {
  const { view, parts, seat } = position;
  const cards = view.hands[seat]?.cards ?? [];
  for (const card of cards) {
    const mission = parts.missions[card];
    if (mission && missing(mission, view, seat).length && !missing(mission, after, seat).length) {
      return mission;
    }
  }
  return null;
}

/** The vassal whose duty in a principality meets a mission that was not met before. */
export function postingIn(position: Position, place: Place): Posting | null {
  const { view, seat } = position;
  for (const vassal of sendable(view, seat, place)) {
    const mission = missionMet(position, afterSending(position, vassal, place));
    const kind = FETCHES[vassal];
    const good: Good | null = kind && view.supply[`${place}-${kind}`] > 0 ? `${place}-${kind}` : null;
    if (mission) return { vassal, place, good, mission };
  }
  return null;
}

/** The act that sends a vassal on an posting. */
export function postTo(
  { acts }: { readonly acts: readonly Act[] },
  posting: Pick<Posting, "vassal" | "place">,
) {
  return only(acts, "post").find(({ vassal, place }) => vassal === posting.vassal && place === posting.place);
}

function knightMoves(acts: readonly Act[]): ActOf<"go">[] {
  return acts.filter((act): act is ActOf<"go"> => act.kind === "go" && act.die !== MERLIN);
}

/** The knight's move to a principality where a vassal meets a mission. */
export function moveToMission(
  position: Position,
  acts: readonly Act[],
): { readonly go: ActOf<"go">; readonly posting: Posting } | null {
  for (const go of knightMoves(acts)) {
    const place = placeOf(go.space);
    const posting = place ? postingIn(position, place) : null;
    if (posting) return { go, posting };
  }
  return null;
}

/** The vassal among those offered that meets a mission. */
export function postForMission(position: Position, acts: readonly Act[]): Posting | null {
  const places = new Set(
    acts.filter((act): act is ActOf<"post"> => act.kind === "post").map(({ place }) => place),
  );
  for (const place of places) {
    const posting = postingIn(position, place);
    if (posting && acts.some((act) => act.kind === "post" && act.vassal === posting.vassal)) return posting;
  }
  return null;
}

/** The knight's move to a space where a manor can be paid for. */
export function moveToBuild(position: Position, acts: readonly Act[]): ActOf<"go"> | null {
  if (!sites(position).length) return null;
  return knightMoves(acts).find(({ space }) => actionOf(space) === "build") ?? null;
}
