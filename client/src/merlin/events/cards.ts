/** The events of missions and traitors: how they are drawn, taken, met and repelled. */

import { parts as partsOf } from "../../lib/i18n.svelte";
import type { Flight } from "../../table/stage.svelte";
import { oneByOne, place } from "../motion/flights";
import type { View } from "../position/view";
import type { Place } from "../position/words";
import type { DrewMission, DrewTraitors, TookMission } from "../rules";
import { castleOf } from "../scoring/subjects";
import { whatNeeds, whatTraitor, whatTraitors } from "../telling/phrases";
import { counted, sayIn } from "../telling/teller";
import type { EventTable } from "./records";

/** Milliseconds between taking a mission from the display and revealing another. */
const REVEALED = 160;

const say = sayIn("ml.log");

function drewMission({ facts: { mission } }: DrewMission, who: number): Flight[] {
  const from = [place.supply("missions")];
  if (mission === undefined) return [{ card: "mission-back", from, to: [place.player(who)] }];
  const card = place.mission(mission);
  return [{ card, from, to: [card, place.player(who)], turns: true }];
}

function tookMission({ facts }: TookMission, who: number): Flight[] {
  const [taken, revealed] = [place.mission(facts.mission), place.mission(facts.revealed)];
  const deck = place.supply("missions");
  return [
    { card: taken, from: [taken, deck], to: [taken, place.player(who)] },
    { card: revealed, from: [deck], to: [revealed], turns: true, delay: REVEALED },
  ];
}

/** Missions go from a hand to the discards. */
function missionsAway(who: number, missions: readonly string[]): Flight[] {
  return oneByOne(missions.map(place.mission), (card) => ({
    card,
    from: [card, place.player(who)],
    to: [place.supply("missions")],
  }));
}

/** The event lists all traitors of a player. Those that were already there do not fly again. */
function drewTraitors({ facts }: DrewTraitors, who: number, before: View): Flight[] {
  const left = [...(before.traitors[who] ?? [])];
  const drawn = facts.traitors.filter((traitor) => {
    const index = left.indexOf(traitor);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return oneByOne(drawn, (traitor) => ({
    card: `traitor:${traitor}`,
    from: [place.supply("traitors")],
    to: [place.traitor(who, traitor), place.player(who)],
    turns: true,
  }));
}

/** A traitor leaves the wall of a castle. */
export function traitorAway(who: number, traitor: Place): Flight[] {
  return [
    {
      card: `traitor:${traitor}`,
      from: [place.traitor(who, traitor), place.player(who)],
      to: [place.supply("traitors")],
    },
  ];
}

export const CARDS = {
  "dealt-missions": { say: null, sound: null, isSilent: true },
  "drew-mission": { say: (_, teller) => say(teller, "drewMission"), flights: drewMission, sound: "card" },
  "took-mission": { say: (_, teller) => say(teller, "tookMission"), flights: tookMission, sound: "card" },
  "discarded-missions": {
    say: ({ facts }, teller) => say(teller, "discarded", counted(facts.missions.length)),
    flights: ({ facts }, who) => missionsAway(who, facts.missions),
    sound: "card",
  },
  "reshuffled-missions": {
    say: ({ facts }) => partsOf("ml.log.reshuffledMissions", { n: facts.count }),
    sign: () => "mission",
    sound: null,
  },
  resolved: {
    say: ({ facts }, teller) => {
      const mission = teller.parts?.missions[facts.mission];
      return say(teller, "resolved", { needs: mission ? whatNeeds(mission.needs) : "" });
    },
    flights: ({ facts }, who) => missionsAway(who, [facts.mission]),
    sound: "card",
  },
  "drew-traitors": {
    say: ({ facts }, teller) => say(teller, "drewTraitors", { traitors: whatTraitors(facts.traitors) }),
    sign: () => "traitor",
    flights: drewTraitors,
    sound: "card",
  },
  repelled: {
    say: ({ facts: { means, traitor } }, teller) =>
      say(teller, `repelled.${means}`, { what: whatTraitor(traitor) }),
    flights: ({ facts }, who) => traitorAway(who, facts.traitor),
    sound: "card",
    about: ({ seat }) => (seat === null ? null : castleOf(seat)),
  },
  "reshuffled-traitors": {
    say: ({ facts }) => partsOf("ml.log.reshuffledTraitors", { n: facts.count }),
    sign: () => "traitor",
    sound: null,
  },
} satisfies EventTable;
