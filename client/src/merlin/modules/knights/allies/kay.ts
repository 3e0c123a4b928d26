/** Sir Kay: his tiles are banners that lie beside markers until a scoring. */

import key from "icon:key";
import { t } from "../../../../lib/i18n.svelte";
import { inPrincipality } from "../../../acts/vassals";
import type { Situation, WithActs } from "../../../choosing/act";
import type { EventTable } from "../../../events/records";
import { place } from "../../../motion/flights";
import { PLACES, placeOf, type Place } from "../../../position/words";
import type { WireView } from "../../../rules";
import { fromPlace, inPlace } from "../../../telling/phrases";
import { counted, sayIn } from "../../../telling/teller";
import { told, type Explanation, type Thing } from "../../../telling/things";
import { allyId, placesOf, type AllyRecord } from "../ally";
import { forTile } from "../phrases";
import { holderOf, type Knights } from "../position";
import { BANNER } from "../shapes";
import Banners from "./Banners.svelte";

declare module "../../../choosing/act" {
  interface Acts {
    kay: { place: Place };
  }
}
declare module "../position" {
  interface Knights {
    /** The banners in the principalities. */
    readonly banners: Readonly<
      Partial<Record<Place, { readonly id: string; readonly seat: number; readonly count: number }>>
    >;
  }
}

const RULE = "R40.15";
const say = sayIn("knights.log");

/** The banners of a player beside the markers. */
const bannersOf = (seat: number, at: Place) => `kay:${seat}:${at}`;
const beside = (seat: number, at: Place) => [bannersOf(seat, at), place.principality(at)];

function read({ allies = [], kay_tiles: tiles }: WireView): Pick<Knights, "banners"> {
  const seat = holderOf({ allies }, "kay");
  const laid = PLACES.flatMap((at) => {
    const count = tiles?.[at] ?? 0;
    return seat !== null && count > 0 ? [[at, { id: bannersOf(seat, at), seat, count }]] : [];
  });
  return { banners: Object.fromEntries(laid) as Knights["banners"] };
}

function explain({ other }: Thing, { view: { knights }, names = [] }: Situation): Explanation | null {
  const at = placeOf(other);
  const banners = at && knights?.banners[at];
  if (!banners) return null;
  const text = t("knights.explain.kay", { name: names[banners.seat] ?? "" });
  return told(t("knights.kayTiles", { n: banners.count }), text, RULE);
}

const acts = {
  kay: {
    asked: { kay: inPrincipality },
    ids: ({ place: at }, { seat }) => [`marker:${seat}:${at}`, `place:${at}`, allyId(seat, "kay")],
    row: ({ place: at }, situation) => ({
      title: t("knights.option.kay", { in: inPlace(at) }),
      detail: forTile("kay", situation),
    }),
    sign: () => "ally:kay",
  },
} satisfies WithActs<"kay">;

const events = {
  "laid-tile": {
    say: ({ facts }, teller) => say(teller, "kay", { in: inPlace(facts.place) }),
    flights: ({ facts: { ally, place: at } }, who) => [
      { card: `ally:${ally}`, from: placesOf(who, ally), to: beside(who, at) },
    ],
    sound: "piece",
  },
  "returned-tiles": {
    say: ({ facts }, teller) =>
      say(teller, "returned", { ...counted(facts.count), from: fromPlace(facts.place) }),
    flights: ({ facts: { ally, place: at } }, who) => [
      { card: `ally:${ally}`, from: beside(who, at), to: placesOf(who, ally) },
    ],
    sound: "piece",
  },
} satisfies EventTable;

export const kay = {
  sign: key,
  rule: RULE,
  shape: BANNER,
  laysTiles: true,
  read,
  besides: (at, { banners }) => {
    const laid = banners[at];
    return laid ? [laid.id] : [];
  },
  acts,
  events,
  things: { kay: { explain } },
  ground: Banners,
} satisfies AllyRecord;
