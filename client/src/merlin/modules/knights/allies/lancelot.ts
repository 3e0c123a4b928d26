/** Sir Lancelot: where his marshal stands, a vassal does its duty twice. */

import rider from "icon:mounted-knight";
import { t } from "../../../../lib/i18n.svelte";
import { inPrincipality } from "../../../acts/vassals";
import type { Situation } from "../../../choosing/act";
import { place } from "../../../motion/flights";
import { knightSpace } from "../../../position/view";
import { placeOf, type Place } from "../../../position/words";
import type { WireView } from "../../../rules";
import { inPlace } from "../../../telling/phrases";
import { sayIn } from "../../../telling/teller";
import { told, type Explanation, type Thing } from "../../../telling/things";
import { placesOf, type AllyRecord } from "../ally";
import { holderOf, serves, type Knights } from "../position";
import Marshal from "./Marshal.svelte";
import MarshalPost from "./MarshalPost.svelte";

declare module "../position" {
  interface Knights {
    /** The marshal and where he stands. */
    readonly marshal: { readonly id: string; readonly place: Place } | null;
  }
}

const RULE = "R40.8";
const say = sayIn("knights.log");
const marshalOf = (seat: number) => `marshal:${seat}`;

function read({ allies = [], marshal: place = null }: WireView): Pick<Knights, "marshal"> {
  const seat = holderOf({ allies }, "lancelot");
  return { marshal: place === null || seat === null ? null : { id: marshalOf(seat), place } };
}

function explain({ one }: Thing, { view, names = [] }: Situation): Explanation {
  const name = names[Number(one)] ?? "";
  const marshal = view.knights?.marshal;
  const text = t("knights.explain.marshal", { name });
  return told(t("knights.marshalOf", { name }), text, RULE, marshal ? inPlace(marshal.place) : null);
}

export const lancelot = {
  sign: rider,
  rule: RULE,
  does: ({ knights }) => t("knights.does.lancelot", { in: inPlace(knights?.marshal?.place ?? "black") }),
  brings: { piece: marshalOf, words: () => t("knights.marshal") },
  note: (view, seat) => {
    const here = placeOf(knightSpace(view, seat));
    return here && t("knights.draft.marshalHere", { in: inPlace(here) });
  },
  state: ({ marshal }) => marshal && `${t("knights.marshal")}: ${inPlace(marshal.place)}`,
  sent: (duty, posting, { view: { knights }, seat }) => {
    const isTwice = knights?.marshal?.place === posting.place && serves(knights, seat, "lancelot");
    return isTwice ? t("knights.twice", { duty }) : duty;
  },
  read,
  besides: (at, { marshal }) => (marshal?.place === at ? [marshal.id] : []),
  acts: { marker: { asked: { lancelot: inPrincipality } } },
  events: {
    "placed-marshal": {
      say: ({ facts }, teller) => say(teller, "marshal", { in: inPlace(facts.place) }),
      flights: ({ facts }, who) => {
        const card = marshalOf(who);
        return [{ card, from: placesOf(who, "lancelot"), to: [card, place.principality(facts.place)] }];
      },
      sound: "piece",
    },
  },
  things: { marshal: { explain } },
  pieces: { marshal: Marshal },
  over: MarshalPost,
} satisfies AllyRecord;
