/** The second chapter of the guided first game, in rounds 3 and 4: influence, traitors and staffs. */

import { list, t } from "../../lib/i18n.svelte";
import { only, type ActOf } from "../choosing/acts";
import { toPlace, traitorName } from "../telling/phrases";
import { sendable } from "../telling/spaces";
import { goodsOf, markersAtHome, SCORED } from "../position/view";
import {
  actionOf,
  kindOf,
  MERLIN,
  PLACES,
  placeOf,
  thingOf,
  type Place,
  type Vassal,
} from "../position/words";
import { postTo } from "./advice";
import { choose, COUNTED, has, isMove, type Advice, type Hint, type Moment } from "./moment";

/** Whether the reader chooses a die in the second chapter, this many turns after the first of round 3. */
function isLater(moment: Moment, turns = 0): boolean {
  const { round, used } = moment.view;
  const taken = round > COUNTED + 1 ? turns : (used[moment.seat]?.length ?? 0);
  return isMove(moment) && round > COUNTED && taken >= turns;
}

/** The principalities in which one more marker makes the reader's the most. */
function leads({ view, seat }: Moment): Place[] {
  if (markersAtHome(view, seat) === 0) return [];
  return PLACES.filter((place) => {
    const others = view.markers.flatMap((own, other) => (other === seat ? [] : [own[place]]));
    const [own = 0, most] = [view.markers[seat]?.[place], Math.max(0, ...others)];
    return own <= most && own + 1 > most;
  });
}

/** The traitors for which the reader has no shield. */
function unrepelled({ view, seat }: Moment): Place[] {
  return PLACES.filter((place) => {
    const n = (view.traitors[seat] ?? []).filter((one) => one === place).length;
    return n > (view.castles[seat]?.[`${place}-shield`] ?? 0);
  });
}

/** A move to one of these principalities, to which this vassal can be sent. */
function moveWith(moment: Moment, vassal: Vassal, places: readonly Place[]): ActOf<"go"> | null {
  const isMeant = ({ space }: ActOf<"go">) => {
    const place = placeOf(space);
    return (
      place !== null && places.includes(place) && sendable(moment.view, moment.seat, place).includes(vassal)
    );
  };
  return only(moment.acts, "go").find(isMeant) ?? null;
}

/** Advice to go to one of these principalities and to send a vassal there. */
function posting(moment: Moment, vassal: Vassal, places: readonly Place[]): Advice | null {
  const go = moveWith(moment, vassal, places);
  const place = go && placeOf(go.space);
  if (!place) return null;
  const n = moment.view.faces[moment.seat]?.[go.die] ?? 0;
  const values = { n, to: toPlace(place), vassal: t(`gd.your.${vassal}`) };
  const text = t(go.die === MERLIN ? "gd.try.posting.merlin" : "gd.try.posting", values);
  return { text, word: go.word };
}

/** The vassal that can be sent to one of these principalities now. */
function post(moment: Moment, vassal: Vassal, places: readonly Place[]): ActOf<"post"> | null {
  for (const place of places) {
    const found = postTo(moment, { vassal, place });
    if (found) return found;
  }
  return null;
}

function shielded({ view, ...rest }: Moment): Place[] {
  return unrepelled({ view, ...rest }).filter((place) => view.supply[`${place}-shield`] > 0);
}

/** Where Merlin's move is worth doing twice: where points are scored for two things or more, or in a principality. */
function moveForStaff(moment: Moment): ActOf<"go"> | null {
  const moves = only(moment.acts, "go").filter(({ die }) => die === MERLIN);
  const isRich = (space: string) => {
    const kind = kindOf(thingOf(space));
    return actionOf(space) === "vp" && kind !== null && goodsOf(moment.view, moment.seat, kind) > 1;
  };
  return moves.find(({ space }) => isRich(space)) ?? moves.find(({ space }) => placeOf(space)) ?? null;
}

export const SECOND: readonly Hint[] = [
  {
    id: "majority",
    rule: "R12.3",
    when: (moment) => isLater(moment),
    explains: ["post:lady"],
    marks: (moment) => leads(moment).map((place) => `place:${place}`),
    advice: (moment) => posting(moment, "lady", leads(moment)),
  },
  {
    id: "lead",
    rule: "R8.1d",
    when: (moment) => moment.view.round > COUNTED && post(moment, "lady", leads(moment)) !== null,
    advice: (moment) => choose(moment, post(moment, "lady", leads(moment))),
  },
  {
    id: "shieldless",
    rule: "R12.1",
    when: (moment) => isLater(moment, 1) && unrepelled(moment).length > 0,
    explains: ["post:shield-bearer"],
    marks: (moment) => unrepelled(moment).map((place) => `traitor:${moment.seat}:${place}`),
    text: (moment) => t("gd.shieldless.text", { traitors: list(unrepelled(moment).map(traitorName)) }),
    advice: (moment) => posting(moment, "shield-bearer", shielded(moment)),
    tab: "castle",
  },
  {
    id: "guard",
    rule: "R8.1c",
    when: (moment) => moment.view.round > COUNTED && post(moment, "shield-bearer", shielded(moment)) !== null,
    advice: (moment) => choose(moment, post(moment, "shield-bearer", shielded(moment))),
  },
  {
    id: "plan",
    rule: "R7",
    when: (moment) =>
      isLater(moment, 2) && (moment.view.staffs[moment.seat] ?? 0) > 0 && moveForStaff(moment) !== null,
    marks: (moment) => [`staff:${moment.seat}`, `figure:${MERLIN}`],
    advice: (moment) => choose(moment, moveForStaff(moment)),
    tab: "castle",
  },
  {
    id: "twice",
    rule: "R7.3",
    when: (moment) => moment.view.round > COUNTED && has(moment, "staff"),
    explains: ["staff"],
    marks: ({ seat }) => [`staff:${seat}`],
    advice: (moment) => choose(moment, only(moment.acts, "staff")[0]),
    tab: "castle",
  },
  {
    id: "fourth",
    rule: "R12",
    when: (moment) => isMove(moment) && moment.view.round === SCORED[1],
    marks: () => ["panel:projected"],
  },
  {
    id: "second",
    rule: "R12",
    when: (moment) => isMove(moment) && moment.view.round > (SCORED[1] ?? 0),
    marks: () => ["panel:rounds"],
    ends: true,
  },
];
