/** Acts that send vassals, and what vassals bring: goods, markers, a won tie. */

import type { Outcome } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { DECLINE } from "../../table/deciding.svelte";
import { about, type ActOf, type ActTable, type Row, type Situation } from "../choosing/act";
import { answered, wrapped, type Posting } from "../layers";
import { contendersIn, influenceIn, leftOf, markersAtHome, potOf } from "../position/view";
import { asksFor, missing } from "../position/missions";
import { FETCHES, placeOf, vassalOf, type Good, type Place } from "../position/words";
import { scoredIn } from "../telling/gains";
import { goodName, inPlace, placeName, points, toPlace, vassalName, whatGood } from "../telling/phrases";
import { markerDetail, stock } from "./wording";

/** The duty that a vassal does where it is sent, in words. */
export function dutyOf(posting: Posting, situation: Situation): string {
  return answered(({ duty }) => duty?.(posting, situation)) ?? usualDuty(posting, situation);
}

function usualDuty({ vassal, place }: Posting, { view, seat }: Situation): string {
  const kind = FETCHES[vassal];
  if (!kind) {
    return markersAtHome(view, seat) > 0 ? t("ml.option.duty.marker") : t("ml.option.duty.noMarker");
  }
  const good: Good = `${place}-${kind}`;
  if (leftOf(view, good) > 0) return t("ml.option.duty.take", { what: whatGood(good) });
  return t("ml.option.duty.none", { none: t(`ml.noKind.${kind}`) });
}

/** Reads a vassal and its destination. */
export function posting(option: unknown): Posting | null {
  if (!Array.isArray(option)) return null;
  const [vassal, place] = [vassalOf(option[0]), placeOf(option[1])];
  return vassal && place ? { vassal, place } : null;
}

/** Whether a mission in the hand of the player still asks for a vassal in a principality. */
function isWanted({ vassal, place }: Posting, { view, parts, seat }: Situation): boolean {
  const hand = view.hands[seat];
  if (!Array.isArray(hand)) return false;
  return hand.some((card) => {
    const mission = parts.missions[String(card)];
    return mission && missing(mission, view, seat).some((need) => asksFor(need, vassal, place, view, seat));
  });
}

function postRow(act: ActOf<"post">, situation: Situation): Row {
  const { view, seat, names = [] } = situation;
  const title = t("ml.option.post", { vassal: vassalName(act.vassal), to: toPlace(act.place) });
  const duty = wrapped(dutyOf(act, situation), (layer, once) => layer.sent?.(once, act, situation));
  const rival = view.vassals.findIndex((posts, other) => other !== seat && posts[act.vassal] === act.place);
  const name = names[rival];
  const does = rival < 0 || name === undefined ? duty : t("ml.option.duty.displaces", { duty, name });
  return { title, detail: isWanted(act, situation) ? t("ml.option.duty.wanted", { does }) : does };
}

/** The points of a principality that go to a player by the outcome of an option; null if that is not known. */
function wonIn(place: Place, seat: number, outcome: Outcome | null | undefined): number | null {
  const scored = scoredIn(outcome, seat);
  const won = scored?.find((facts) => facts.source === "influence" && facts.place === place);
  return scored && (won?.points ?? 0);
}

function grailRow(place: Place, { view, seat, outcome, outcomes }: Situation): Row {
  const counts = [
    ...view.markers.map((_, seat) => influenceIn(view, seat, place)),
    ...contendersIn(view, place).map(({ count }) => count),
  ];
  const most = Math.max(...counts);
  const tied = counts.filter((count) => count === most).length;
  const all = wonIn(place, seat, outcome) ?? potOf(view, place);
  const share = wonIn(place, seat, outcomes?.get(DECLINE)) ?? Math.floor(all / Math.max(1, tied));
  return {
    title: t("ml.option.grail", { in: inPlace(place) }),
    detail: t("ml.option.grail.detail", { points: points(all), share }),
  };
}

/** Reads a principality. */
export function inPrincipality(option: unknown): { place: Place } | null {
  const place = placeOf(option);
  return place && { place };
}

/** The ids of a vassal and of the post it is sent to. */
export function postIds({ vassal, place }: Posting, seat: number): string[] {
  return [`vassal:${seat}:${vassal}`, `place:${place}`, `post:${place}:${vassal}`];
}

export const vassals = {
  post: {
    asked: { send: posting, deploy: posting, relocate: posting },
    ids: (act, { seat }) => postIds(act, seat),
    gold: (ids) => ids.filter((id) => !id.startsWith("place:")),
    row: postRow,
    sign: (act, situation) => [
      `vassal:${situation.seat}:${act.vassal}`,
      ...(isWanted(act, situation) ? ["mission"] : []),
    ],
  },
  claim: {
    asked: { claim: inPrincipality },
    ids: ({ place }, situation) => {
      const kind = about("claim", situation)?.kind;
      return [...(kind ? [`good:${place}-${kind}`] : []), `place:${place}`];
    },
    gold: (ids) => ids.slice(0, 1),
    row: ({ place }, situation) => {
      const claim = about("claim", situation);
      const good: Good | null = claim && `${place}-${claim.kind}`;
      return good
        ? { title: goodName(good), detail: stock(good, situation) }
        : { title: placeName(place), detail: null };
    },
    sign: ({ place }) => `emblem:${place}`,
  },
  marker: {
    read: ([, place]) => inPrincipality(place),
    ids: ({ place }) => [`place:${place}`],
    row: ({ place }, situation) => ({
      title: t("ml.option.marker", { in: inPlace(place) }),
      detail: markerDetail(place, situation),
    }),
    sign: (_, { seat }) => `marker:${seat}`,
  },
  grail: {
    asked: { grail: inPrincipality },
    ids: ({ place }) => [`place:${place}`, "treasure:grail"],
    row: ({ place }, situation) => grailRow(place, situation),
    tellsPoints: true,
    sign: ({ place }) => `emblem:${place}`,
  },
} satisfies ActTable;
