/** What good is being taken when Galahad is asked whether he takes it elsewhere; the question does not say it. */

import type { Parts } from "../parts";
import type { Pict } from "../picts";
import { kindsOf, treasureOf } from "../treasures";
import type { Event, View } from "../view";
import {
  actionOf,
  colourOf,
  decreeOf,
  FETCHES,
  goodOf,
  kindOf,
  placeOf,
  sortOf,
  thingOf,
  vassalOf,
  type Good,
  type Kind,
  type Place,
} from "../words";

export interface Claim {
  readonly kind: Kind;
  /** Where it would come from otherwise; null where the events do not tell. */
  readonly place: Place | null;
}

function claimOf(good: Good | null): Claim | null {
  return good && { kind: sortOf(good), place: colourOf(good) };
}

/** What a vassal fetches where it serves. */
function duty(facts: Event["facts"]): Claim | null {
  const vassal = vassalOf(facts["vassal"]);
  const kind = vassal && FETCHES[vassal];
  return kind ? { kind, place: placeOf(facts["place"]) } : null;
}

/** Of the goods that a treasure shows, the first that was not taken yet and can be had from all that are offered. */
function treasured(
  word: unknown,
  since: readonly Event[],
  offered: readonly Place[],
  view: View,
): Claim | null {
  const treasure = treasureOf(word);
  const taken = since.flatMap(({ name, facts }) => {
    const good = name === "took" ? goodOf(facts["good"]) : null;
    return good ? [sortOf(good)] : [];
  });
  const open = (treasure ? kindsOf(treasure) : []).filter((kind) => !taken.includes(kind));
  const kind = open.find((one) => offered.every((place) => view.supply[`${place}-${one}`] > 0)) ?? open[0];
  return kind ? { kind, place: null } : null;
}

/** The good that a Pict brings. */
function bonusGood(pict: Pict | undefined): Good | null {
  return pict?.bonus.kind === "good" ? pict.bonus.good : null;
}

/** The good that is being taken: by a vassal, a decree, a Pict, a treasure or an influence space. */
export function claimInTurn(
  events: readonly Event[],
  space: string | null,
  offered: readonly Place[],
  view: View,
  picts: Parts["picts"] = {},
): Claim | null {
  for (const [index, { name, facts }] of [...events.entries()].reverse()) {
    if (name === "sent" || name === "activated") return duty(facts);
    if (name === "took-pict") return claimOf(goodOf(bonusGood(picts[String(facts["pict"])])));
    if (name === "took-decree") return claimOf(goodOf(decreeOf(facts["decree"])));
    if (name === "found-treasure") return treasured(facts["treasure"], events.slice(index), offered, view);
    if (name === "moved" || name === "borrowed" || name === "used-staff") break;
  }
  const kind = space !== null && actionOf(space) === "influence" ? kindOf(thingOf(space)) : null;
  return kind && { kind, place: null };
}
