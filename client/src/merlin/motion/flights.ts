/** What flies where when something happens. Figures walk the ring and shields the rim by themselves. */

import { FLIGHT, type Flight } from "../../table/stage.svelte";
import { answered } from "../layers";
import type {
  CaerleonEventName,
  DiscardedPicts,
  DrewMission,
  DrewTraitors,
  Event,
  GoldEventName,
  KnightsEvent,
  MarketEventName,
  MorganaEventName,
  Scored,
  Sent,
  TookDecree,
  TookMission,
  UsedDecrees,
  WentHome,
} from "../rules";
import type { View } from "../position/view";
import { placeOf, type Good, type Place } from "../position/words";

const BETWEEN = 90;
/** A displaced vassal goes home a moment after the new one has landed. */
const HOME = FLIGHT.piece + 200;

/** What flies, in words: a good ("blue-shield"), "vassal:2:lady", "marker:2", "manor:2", "apple", "staff", "excalibur", "grail", "signet", "traitor:blue", "mission:m12", "mission-back", "decree:vp-2", "pict:p12", "ally:kay", "marshal:2", "seal:2", "points:-3". */
export type Flying = string;

/** The events whose flights are in the folders of their modules. */
type FlownByModules = CaerleonEventName | GoldEventName | MarketEventName | MorganaEventName;
type Treasure = "grail" | "excalibur" | "signet";

/** The places of Merlin, as the page names them; where a piece is not drawn, its player stands for it. */
export const place = {
  good: (good: string) => `good:${good}`,
  castle: (seat: number, good: string) => `castle:${seat}:${good}`,
  post: (at: string, vassal: string) => `post:${at}:${vassal}`,
  vassal: (seat: number, vassal: string) => `vassal:${seat}:${vassal}`,
  marker: (seat: number, at: string) => `marker:${seat}:${at}`,
  cell: (cell: string) => `cell:${cell}`,
  manor: (cell: string) => `manor:${cell}`,
  apple: (seat: number) => `apple:${seat}`,
  staff: (seat: number) => `staff:${seat}`,
  traitor: (seat: number, at: string) => `traitor:${seat}:${at}`,
  mission: (card: string) => `mission:${card}`,
  ability: (seat: number, ability: string) => `ability:${seat}:${ability}`,
  /** The decrees of a principality, those of a player, and where used ones go. */
  stack: (at: string) => `stack:${at}`,
  decrees: (seat: number) => `decrees:${seat}`,
  box: "box:decrees",
  /** A Pict on display, those of a player, and the stacks. */
  pict: (id: string) => `pict:${id}`,
  picts: (seat: number) => `picts:${seat}`,
  pictStacks: "stacks:picts",
  /** An ally of a player, and one that can still be chosen. */
  ally: (seat: number, ally: string) => `ally:${seat}:${ally}`,
  draft: (ally: string) => `draft:${ally}`,
  supply: (of: "apples" | "missions" | "staffs" | "traitors") => `supply:${of}`,
  treasure: (of: Treasure) => `treasure:${of}`,
  principality: (at: string) => `place:${at}`,
  space: (space: string) => `space:${space}`,
  player: (seat: number) => `player:${seat}`,
  /** Where the points of a player are told: the shield on the rim, or a number. */
  score: (seat: number) => `score:${seat}`,
  sum: (seat: number) => `sum:${seat}`,
  /** The stock of a castle. */
  stock: (seat: number, of: "marker" | "manor") => `${of}:${seat}`,
};

function good(seat: number, card: Good, isTaken: boolean): Flight[] {
  const [from, to] = [[place.good(card)], [place.castle(seat, card), place.player(seat)]];
  return [isTaken ? { card, from, to } : { card, from: to, to: from }];
}

function sent(seat: number, { vassal, place: to, origin }: Sent["facts"]): Flight[] {
  const from = placeOf(origin);
  return [
    {
      card: place.vassal(seat, vassal),
      from: [place.vassal(seat, vassal), ...(from ? [place.post(from, vassal)] : [place.player(seat)])],
      to: [place.vassal(seat, vassal), place.post(to, vassal)],
    },
  ];
}

function wentHome(seat: number, { vassal, place: from }: WentHome["facts"]): Flight[] {
  return [
    {
      card: place.vassal(seat, vassal),
      from: [place.post(from, vassal)],
      to: [place.vassal(seat, vassal), place.player(seat)],
      delay: HOME,
    },
  ];
}

function marker(seat: number, where: Place, isPlaced: boolean, count = 1): Flight[] {
  const [home, out] = [
    [place.stock(seat, "marker"), place.player(seat)],
    [place.marker(seat, where), place.principality(where)],
  ];
  return Array.from({ length: count }, (_, index) => ({
    card: `marker:${seat}`,
    from: isPlaced ? home : out,
    to: isPlaced ? out : home,
    delay: index * BETWEEN,
  }));
}

/** A treasure comes from its place on the ring, or from who had it. */
function treasure(seat: number, of: Treasure, former: number | null): Flight[] {
  if (former === seat) return [];
  const from = former !== null ? [place.player(former)] : [];
  return [{ card: of, from: [place.treasure(of), ...from], to: [place.treasure(of), place.player(seat)] }];
}

function drewTraitors(before: View, seat: number, facts: DrewTraitors["facts"]): Flight[] {
  const left = [...(before.traitors[seat] ?? [])];
  const drawn = facts.traitors.filter((traitor) => {
    const index = left.indexOf(traitor);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return drawn.map((traitor, index) => ({
    card: `traitor:${traitor}`,
    from: [place.supply("traitors")],
    to: [place.traitor(seat, traitor), place.player(seat)],
    turns: true,
    delay: index * BETWEEN,
  }));
}

function gone(seat: number, at: Place): Flight[] {
  return [
    {
      card: `traitor:${at}`,
      from: [place.traitor(seat, at), place.player(seat)],
      to: [place.supply("traitors")],
    },
  ];
}

function missionsAway(seat: number, cards: readonly string[]): Flight[] {
  return cards.map((card, index) => ({
    card: place.mission(card),
    from: [place.mission(card), place.player(seat)],
    to: [place.supply("missions")],
    delay: index * BETWEEN,
  }));
}

function drewMission(seat: number, { mission }: DrewMission["facts"]): Flight[] {
  const from = [place.supply("missions")];
  if (mission === undefined) return [{ card: "mission-back", from, to: [place.player(seat)] }];
  const card = place.mission(mission);
  return [{ card, from, to: [card, place.player(seat)], turns: true }];
}

function tookMission(seat: number, { mission, revealed }: TookMission["facts"]): Flight[] {
  const [taken, shown] = [place.mission(mission), place.mission(revealed)];
  return [
    { card: taken, from: [taken, place.supply("missions")], to: [taken, place.player(seat)] },
    { card: shown, from: [place.supply("missions")], to: [shown], turns: true, delay: 160 },
  ];
}

function tookDecree(seat: number, { place: at, decree }: TookDecree["facts"]): Flight[] {
  return [
    {
      card: `decree:${decree}`,
      from: [place.stack(at), place.principality(at)],
      to: [place.decrees(seat), place.player(seat)],
      turns: true,
    },
  ];
}

function usedDecrees(seat: number, { decrees }: UsedDecrees["facts"]): Flight[] {
  return decrees.map((decree, index) => ({
    card: `decree:${decree}`,
    from: [place.decrees(seat), place.player(seat)],
    to: [place.box],
    delay: index * BETWEEN,
  }));
}

function discardedPicts(seat: number, { picts }: DiscardedPicts["facts"]): Flight[] {
  return picts.map((pict, index) => ({
    card: place.pict(pict),
    from: [place.picts(seat), place.player(seat)],
    to: [place.box],
    delay: index * BETWEEN,
  }));
}

/** What brought points, or cost them; of several names the first that is on the screen. */
function causes(before: View, seat: number, facts: Scored["facts"]): string[] {
  switch (facts.source) {
    case "spaces":
      return [place.space(facts.space)];
    case "missions":
      return [place.mission(facts.mission)];
    case "flags":
      return [place.mission(facts.mission), place.supply("missions")];
    case "traitors":
      return [place.traitor(seat, facts.traitor)];
    case "environs": {
      const own = facts.cells.filter((cell) => before.manors[cell] === seat);
      return [...own.map(place.manor), ...facts.cells.map(place.cell)];
    }
    case "influence":
      return [place.marker(seat, facts.place), place.principality(facts.place)];
    case "excalibur":
      return [place.treasure("excalibur")];
    case "favor":
      return [place.ability(seat, facts.ability)];
    case "decrees":
      return [place.decrees(seat)];
    case "treasures": {
      const cells = Object.keys(before.manors).filter((cell) => before.manors[cell] === seat);
      const cell = cells.findLast((own) => before.tiles[own]?.treasure?.find === "apple");
      return cell === undefined ? [] : [place.manor(cell), place.cell(cell)];
    }
    case "picts":
      return [place.picts(seat)];
    case "gareth":
    case "geraint":
      return [place.ally(seat, facts.source)];
    case "apples":
      return [place.apple(seat)];
    case "staffs":
      return [place.staff(seat)];
    case "vassals":
    case "goods":
    case "coins":
    case "horn":
      return [];
  }
}

/** Points rise from their cause and fly to the player's shield on the rim. */
function points(before: View, seat: number, facts: Scored["facts"]): Flight[] {
  const won = facts.points;
  if (!won) return [];
  return [
    {
      card: `points:${won}`,
      from: [...causes(before, seat, facts), place.player(seat)],
      to: [place.score(seat), place.sum(seat), place.player(seat)],
      isMark: true,
    },
  ];
}

/** A manor goes back to where its owner keeps those that are not built. */
function manorHome(seat: number, cell: string, delay = 0): Flight {
  return {
    card: `manor:${seat}`,
    from: [place.manor(cell), place.cell(cell)],
    to: [place.stock(seat, "manor"), place.player(seat)],
    delay,
  };
}

/** The old manor goes home, and then the new one comes. */
function replaced(seat: number, cell: string, former: number): Flight[] {
  const comes: Flight = {
    card: `manor:${seat}`,
    from: [place.stock(seat, "manor"), place.player(seat)],
    to: [place.manor(cell), place.cell(cell)],
    delay: 160,
  };
  return [manorHome(former, cell), comes];
}

/** What flies when allies are chosen and used. */
function knightFlights(seat: number, { name, facts }: KnightsEvent): Flight[] {
  const own = (ally: string) => [place.ally(seat, ally), place.player(seat)];
  const beside = (at: Place) => [`kay:${seat}:${at}`, place.principality(at)];
  switch (name) {
    case "joined": {
      const { ally, stack } = facts;
      return [
        { card: `ally:${ally}`, from: [place.draft(ally)], to: [`slot:${seat}:${stack}`, ...own(ally)] },
      ];
    }
    case "used-tile":
      // Kay's and Gaheris' tiles go where they are laid.
      return facts.ally === "kay" || facts.ally === "gaheris"
        ? []
        : [{ card: `ally:${facts.ally}`, from: own(facts.ally), to: [place.box] }];
    case "laid-castle": {
      const to = [`castle-tile:${facts.cell}`, place.cell(facts.cell)];
      return [{ card: "ally:gaheris", from: own("gaheris"), to }];
    }
    case "laid-tile":
      return [{ card: "ally:kay", from: own("kay"), to: beside(facts.place) }];
    case "returned-tiles":
      return [{ card: "ally:kay", from: beside(facts.place), to: own("kay") }];
    case "placed-marshal": {
      const to = [`marshal:${seat}`, place.principality(facts.place)];
      return [{ card: `marshal:${seat}`, from: own("lancelot"), to }];
    }
    case "swapped-missions": {
      const [given, taken] = [place.mission(facts.given), place.mission(facts.taken)];
      return [
        { card: given, from: [given, place.player(seat)], to: [given] },
        { card: taken, from: [taken], to: [taken, place.player(seat)] },
      ];
    }
    case "recoloured":
    case "scored":
      return [];
  }
}

/** The flights of an event. */
export function flights(before: View, now: View, event: Event): Flight[] {
  return [...(answered((module) => module.flights?.(before, now, event)) ?? ownFlights(before, event))];
}

function ownFlights(before: View, event: Event): Flight[] {
  const { name, facts } = event;
  const who = event.seat ?? before.active;
  switch (name) {
    case "took":
      return good(who, facts.good, true);
    case "gave-back":
      return good(who, facts.good, false);
    case "used-flag":
      return good(who, facts.flag, false);
    case "took-apple":
      return [{ card: "apple", from: [place.supply("apples")], to: [place.apple(who), place.player(who)] }];
    case "turned":
      return facts.means === "apple"
        ? [{ card: "apple", from: [place.apple(who), place.player(who)], to: [place.supply("apples")] }]
        : [];
    case "used-staff":
      return [
        {
          card: "staff",
          from: [place.staff(who), place.player(who)],
          to: [place.space(facts.space)],
        },
      ];
    case "took-staff":
      return [{ card: "staff", from: [place.supply("staffs")], to: [place.staff(who), place.player(who)] }];
    case "took-excalibur":
      return treasure(who, "excalibur", facts.former);
    case "took-grail":
      return treasure(who, "grail", facts.former);
    case "took-signet":
      return treasure(who, "signet", facts.former);
    case "replaced-manor":
      return replaced(who, facts.cell, facts.former);
    case "cleared":
      return facts.cells.map((cell, index) => manorHome(who, cell, index * BETWEEN));
    case "took-pict": {
      const card = place.pict(facts.pict);
      return [{ card, from: [card, place.pictStacks], to: [place.picts(who), place.player(who)] }];
    }
    case "revealed-pict": {
      const card = place.pict(facts.pict);
      return [{ card, from: [place.pictStacks], to: [card], turns: true }];
    }
    case "discarded-picts":
      return discardedPicts(who, facts);
    case "sent":
      return sent(who, facts);
    case "went-home":
      return wentHome(who, facts);
    case "placed-marker":
      return marker(who, facts.place, true);
    case "withdrew":
      return marker(who, facts.place, false, facts.count);
    case "built":
      return [
        {
          card: `manor:${who}`,
          from: [place.stock(who, "manor"), place.player(who)],
          to: [place.manor(facts.cell), place.cell(facts.cell)],
        },
      ];
    case "repelled":
      return gone(who, facts.traitor);
    case "scored":
      return [
        ...points(before, who, facts),
        ...(facts.source === "traitors" ? gone(who, facts.traitor) : []),
      ];
    case "drew-traitors":
      return drewTraitors(before, who, facts);
    case "resolved":
      return missionsAway(who, [facts.mission]);
    case "discarded-missions":
      return missionsAway(who, facts.missions);
    case "drew-mission":
      return drewMission(who, facts);
    case "took-mission":
      return tookMission(who, facts);
    case "took-decree":
      return tookDecree(who, facts);
    case "used-decrees":
      return usedDecrees(who, facts);
    case "joined":
    case "used-tile":
    case "laid-castle":
    case "laid-tile":
    case "returned-tiles":
    case "placed-marshal":
    case "swapped-missions":
    case "recoloured":
      return knightFlights(who, event);
    case "learned":
      return [
        {
          card: `seal:${who}`,
          from: [place.player(who)],
          to: [place.ability(who, facts.ability), place.player(who)],
        },
      ];
    // What changes without anything that flies.
    case "began":
    case "started":
    case "dealt-missions":
    case "reshuffled-missions":
    case "reshuffled-traitors":
    case "turn":
    case "round":
    case "round-ended":
    case "rolled":
    case "moved":
    case "used-die":
    case "borrowed":
    case "forfeited":
    case "scoring":
    case "broke-tie":
    case "over":
    case "nudged":
    case "switched":
    case "activated":
    case "used-favor":
    case "turned-seals":
    case "looked":
    case "found-treasure":
      return [];
    default:
      name satisfies FlownByModules;
      return [];
  }
}
