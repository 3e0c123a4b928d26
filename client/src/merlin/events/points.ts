/** The events of points, and the sources of the base game. */

import sword from "icon:broadsword";
import { t } from "../../lib/i18n.svelte";
import type { Flight } from "../../table/stage.svelte";
import { place } from "../motion/flights";
import type { View } from "../position/view";
import type { BaseEvent, Scored } from "../rules";
import { castleOf, influenceAt, LEFT } from "../scoring/subjects";
import { inPlace, whatTraitor } from "../telling/phrases";
import { sayIn } from "../telling/teller";
import { traitorAway } from "./cards";
import type { EventTable } from "./records";
import { causesOf, reasonOf, subjectOf, type WithSources } from "./sources";

const say = sayIn("ml.log");

/** Points rise from their cause and fly to the player's shield on the rim. */
function risen({ facts }: Scored, who: number, before: View): Flight[] {
  if (!facts.points) return [];
  return [
    {
      card: `points:${facts.points}`,
      from: [...causesOf(facts, who, before), place.player(who)],
      to: [place.score(who), place.sum(who), place.player(who)],
      isMark: true,
    },
  ];
}

export const POINTS = {
  scored: {
    say: ({ facts }, teller) =>
      say(teller, facts.source === "traitors" ? "lost" : "scored", { what: reasonOf(facts) }),
    flights: (event, who, before) => [
      ...risen(event, who, before),
      ...(event.facts.source === "traitors" ? traitorAway(who, event.facts.traitor) : []),
    ],
    sound: ({ facts }) => (facts.points > 0 ? { sound: "points" } : null),
    about: subjectOf,
  },
} satisfies EventTable;

export const BASE_SOURCES: WithSources<BaseEvent> = {
  spaces: {
    order: 20,
    reason: ({ piece }) => t("ml.for.spaces", { pieces: t(`ml.pieces.${piece}`) }),
    causes: ({ space }) => [place.space(space)],
  },
  missions: {
    order: 10,
    reason: () => t("ml.for.missions"),
    causes: ({ mission }) => [place.mission(mission)],
  },
  flags: {
    order: 30,
    reason: () => t("ml.for.flags"),
    causes: ({ mission }) => [place.mission(mission), place.supply("missions")],
  },
  traitors: {
    order: 100,
    reason: ({ traitor }) => whatTraitor(traitor),
    causes: ({ traitor }, who) => [place.traitor(who, traitor)],
    about: (_, who) => castleOf(who),
  },
  excalibur: {
    order: 110,
    beside: sword,
    reason: () => t("ml.for.excalibur"),
    causes: () => [place.treasure("excalibur")],
    about: (_, who) => castleOf(who),
  },
  environs: {
    order: 120,
    reason: ({ cells }) => t("ml.for.environs", { n: cells.length }),
    causes: ({ cells }, who, { manors }) => [
      ...cells.filter((cell) => manors[cell] === who).map(place.manor),
      ...cells.map(place.cell),
    ],
    about: ({ cells }) => ({ station: "environs", counted: { kind: "territory", cells } }),
  },
  influence: {
    order: 130,
    reason: ({ place: at }) => t("ml.for.influence", { in: inPlace(at) }),
    causes: ({ place: at }, who) => [place.marker(who, at), place.principality(at)],
    about: ({ place: at }) => influenceAt(at),
  },
  vassals: {
    order: 140,
    reason: () => t("ml.for.vassals"),
    about: () => ({ station: "vassals", counted: { kind: "vassals" } }),
  },
  apples: {
    order: 160,
    isLeft: true,
    reason: () => t("ml.for.apples"),
    causes: (_, who) => [place.apple(who)],
    about: () => LEFT,
  },
  staffs: {
    order: 170,
    isLeft: true,
    reason: () => t("ml.for.staffs"),
    causes: (_, who) => [place.staff(who)],
    about: () => LEFT,
  },
  goods: { order: 190, isLeft: true, reason: () => t("ml.for.goods"), about: () => LEFT },
};
