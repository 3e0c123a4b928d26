/** Plus tokens: each makes the marker above it count for two. */

import { inWords, t } from "../../../../lib/i18n.svelte";
import type { Situation, WithActs } from "../../../choosing/act";
import type { EventTable } from "../../../events/records";
import { place, several } from "../../../motion/flights";
import type { View } from "../../../position/view";
import { placeOf, type Place } from "../../../position/words";
import type { MarketZones } from "../../../rules";
import { inPlace } from "../../../telling/phrases";
import { counted, sayIn } from "../../../telling/teller";
import { told, type Explanation, type Thing } from "../../../telling/things";
import { ownWares } from "../position";
import { onBoard, ownId, placesOf, type WareRecord } from "../ware";
import Cross from "./Cross.svelte";

declare module "../../../choosing/act" {
  interface Acts {
    /** A token goes under the marker. */
    underlay: { place: Place };
  }
}
declare module "../position" {
  interface MarketView {
    /** The tokens of each seat under markers. */
    readonly plus: readonly Readonly<Record<Place, number>>[];
  }
}

const PLUS = "plus";
const RULE = "R63";
const say = sayIn("market.log");

/** The tokens of a player under markers in a principality. */
function under({ market }: View, seat: number, at: Place): number {
  return market?.plus[seat]?.[at] ?? 0;
}

/** Where the tokens of a player lie under the markers. */
const underMarkers = (seat: number, at: Place) => [`plus:${seat}:${at}`, place.marker(seat, at)];

/** Tokens under the markers of a player. */
function explain({ one, other }: Thing, { view, names = [] }: Situation): Explanation | null {
  const at = placeOf(other);
  const n = at ? under(view, Number(one), at) : 0;
  if (!n) return null;
  const text = t("market.explain.laid", { name: names[Number(one)] ?? "" });
  return told(t("market.name.plus"), text, RULE, t("market.stock.plus", { n }));
}

const acts = {
  underlay: {
    asked: {
      plus: (option) => {
        const at = placeOf(option);
        return at && { place: at };
      },
    },
    ids: ({ place: at }, { seat }) => [`marker:${seat}:${at}`, ownId(seat, PLUS)],
    row: (_, { view, seat }) => {
      const n = ownWares(view, seat, PLUS);
      return {
        title: t("market.option.plus"),
        detail: t("market.option.plus.detail", { n, words: inWords(n) }),
      };
    },
    sign: () => PLUS,
  },
} satisfies WithActs<"underlay">;

const events = {
  "laid-plus": {
    say: ({ facts }, teller) => say(teller, "laid", { in: inPlace(facts.place) }),
    flights: ({ facts }, who) => [
      { card: PLUS, from: placesOf({}, who, PLUS), to: underMarkers(who, facts.place) },
    ],
    sound: "piece",
  },
  "returned-plus": {
    say: ({ facts }, teller) =>
      say(teller, "returnedPlus", { ...counted(facts.count), in: inPlace(facts.place) }),
    flights: ({ facts }, who) =>
      several(facts.count, { card: PLUS, from: underMarkers(who, facts.place), to: onBoard(PLUS) }),
    sound: "piece",
  },
} satisfies EventTable;

export const plus = {
  order: 4,
  sample: PLUS,
  isOne: (ware) => ware === PLUS,
  rule: RULE,
  stall: () => t("market.name.plus"),
  name: () => t("market.name.plus"),
  what: () => t("market.what.plus"),
  whyNot: () => t("market.why.plus"),
  isHeap: true,
  counted: { order: 35, words: (n) => t("market.stock.plus", { n }) },
  under,
  pot: (view, at) => {
    if (view.settings["plusInPot"] === "off") return 0;
    return view.markers.reduce((sum, _, seat) => sum + under(view, seat, at), 0);
  },
  read: (wire: Partial<MarketZones>) => ({ plus: wire.plus_tokens ?? [] }),
  acts,
  events,
  things: { plus: { explain } },
  Picture: Cross,
} satisfies WareRecord;
