/** Knights of the Round Table: what happens when allies are chosen and used. */

import { t } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { place } from "../../motion/flights";
import { allyOf, type Ally } from "./allies";
import { type Place } from "../../position/words";
import type { KnightsEvent, KnightsEventName } from "../../rules";
import { animalName, fromPlace, inPlace, toSpace } from "../../telling/phrases";
import { counted, sayIn } from "../../telling/teller";
import { allyName } from "./phrases";

/** The allies whose tiles are laid on the board: other events tell where. */
const LAID: readonly Ally[] = ["kay", "gaheris"];

const say = sayIn("knights.log");

/** An ally of a player. */
const allyAt = (seat: number, ally: Ally) => `ally:${seat}:${ally}`;
const own = (seat: number, ally: Ally) => [allyAt(seat, ally), place.player(seat)];
/** A tile beside the marker of a player. */
const beside = (seat: number, at: Place) => [`kay:${seat}:${at}`, place.principality(at)];

export const KNIGHTS_EVENTS: WithEvents<KnightsEventName> = {
  joined: {
    say: ({ facts }, teller) => say(teller, "joined", { ally: allyName(facts.ally) }),
    flights: ({ facts: { ally, stack } }, who) => [
      { card: `ally:${ally}`, from: [`draft:${ally}`], to: [`slot:${who}:${stack}`, ...own(who, ally)] },
    ],
    sound: "card",
  },
  "used-tile": {
    // Whatever else a tile is used for is told by what comes of it.
    say: ({ facts }, teller) => (facts.ally === "galahad" ? say(teller, "galahad") : null),
    flights: ({ facts: { ally } }, who) =>
      LAID.includes(ally) ? [] : [{ card: `ally:${ally}`, from: own(who, ally), to: [place.box] }],
    sound: "piece",
  },
  "laid-castle": {
    say: (_, teller) => say(teller, "castle"),
    flights: ({ facts: { cell } }, who) => [
      { card: "ally:gaheris", from: own(who, "gaheris"), to: [`castle-tile:${cell}`, place.cell(cell)] },
    ],
    sound: "piece",
  },
  "laid-tile": {
    say: ({ facts }, teller) => say(teller, "kay", { in: inPlace(facts.place) }),
    flights: ({ facts: { ally, place: at } }, who) => [
      { card: `ally:${ally}`, from: own(who, ally), to: beside(who, at) },
    ],
    sound: "piece",
  },
  "returned-tiles": {
    say: ({ facts }, teller) =>
      say(teller, "returned", { ...counted(facts.count), from: fromPlace(facts.place) }),
    flights: ({ facts: { ally, place: at } }, who) => [
      { card: `ally:${ally}`, from: beside(who, at), to: own(who, ally) },
    ],
    sound: "piece",
  },
  "placed-marshal": {
    say: ({ facts }, teller) => say(teller, "marshal", { in: inPlace(facts.place) }),
    flights: ({ facts }, who) => {
      const marshal = `marshal:${who}`;
      return [{ card: marshal, from: own(who, "lancelot"), to: [marshal, place.principality(facts.place)] }];
    },
    sound: "piece",
  },
  "swapped-missions": {
    say: (_, teller) => say(teller, "swapped"),
    flights: ({ facts }, who) => {
      const [given, taken] = [place.mission(facts.given), place.mission(facts.taken)];
      return [
        { card: given, from: [given, place.player(who)], to: [given] },
        { card: taken, from: [taken], to: [taken, place.player(who)] },
      ];
    },
    sound: "card",
  },
  recoloured: {
    say: ({ facts }, teller) =>
      say(teller, "recoloured", { origin: animalName(facts.origin), colour: animalName(facts.colour) }),
    sound: null,
  },

  turned: {
    say: ({ facts: { means, origin, face } }, teller) => {
      const by = allyOf(means);
      return by && say(teller, "turned", { from: origin, face, ally: allyName(by) });
    },
  },
  moved: {
    say: ({ facts }, teller) =>
      facts.way === "portal" ? say(teller, "portal", { to: toSpace(facts.space) }) : null,
  },
};

export const KNIGHTS_SOURCES: WithSources<KnightsEvent> = {
  gareth: { order: 50, reason: () => t("ml.for.gareth"), causes: ({ source }, who) => [allyAt(who, source)] },
  geraint: {
    order: 60,
    reason: () => t("ml.for.geraint"),
    causes: ({ source }, who) => [allyAt(who, source)],
  },
};
