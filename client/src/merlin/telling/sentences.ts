/** What happened, as sentences of the log. */

import {
  capitalised,
  inWords,
  list,
  number,
  parts as partsOf,
  t,
  type Key,
  type Part,
} from "../../lib/i18n.svelte";
import { ofKnights } from "../modules/knights/sentences";
import { answered } from "../layers";
import type { Parts } from "../position/parts";
import { abilityName } from "../modules/favor/phrases";
import { treasureName } from "../modules/treasures/phrases";
import { whatBonus } from "../modules/arthur/phrases";
import { whatDecree } from "../modules/decrees/phrases";
import {
  animalName,
  figureName,
  fromPlace,
  inPlace,
  powerName,
  spaceName,
  theVassal,
  toPlace,
  toSpace,
  whatGood,
  whatNeeds,
  whatTraitor,
} from "./phrases";
import type {
  Built,
  CaerleonEventName,
  Event,
  GoldEventName,
  MarketEventName,
  MorganaEventName,
  Moved,
  Repelled,
  Resolved,
  Rolled,
  Scored,
} from "../rules";
import { treasureOf } from "../modules/treasures/treasures";
import { tileOf } from "../position/view";
import { allyOf } from "../modules/knights/allies";
import { ARTHUR } from "../modules/arthur/position";
import { decreeOf } from "../modules/decrees/decrees";
import { MERLIN, ownerOf, placeOf } from "../position/words";

/** Whose eyes read the log, and what everyone is called. */
export interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

export interface Line {
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** What it brought in points, or cost. */
  readonly points: number | null;
}

/** The events that the folders of their modules tell. */
type ToldByModules = CaerleonEventName | GoldEventName | MarketEventName | MorganaEventName;
type Values = Record<string, string | number>;
/** The sentences that are there for you and for others. */
type Both = Key extends infer K ? (K extends `ml.log.${infer Name}.you` ? Name : never) : never;
/** Those that are there only with Arthur. */
type OfArthur = Key extends infer K ? (K extends `arthur.log.${infer Name}.you` ? Name : never) : never;

/** Who did it, and how to say it. */
export interface Teller {
  readonly isYou: boolean;
  readonly name: string;
  readonly parts: Parts | null;
  /** What somebody else is called. */
  readonly nameOf: (seat: number) => string;
}

function say(teller: Teller, what: Both, values: Values = {}): Part[] {
  const key = `ml.log.${what}.${teller.isYou ? "you" : "other"}` as "ml.log.took.you";
  const given: Values = { name: teller.name, ...values };
  return partsOf(key, given as { what: string });
}

function sayOfArthur(teller: Teller, what: OfArthur, values: Values = {}): Part[] {
  const key = `arthur.log.${what}.${teller.isYou ? "you" : "other"}` as "ml.log.took.you";
  const given: Values = { name: teller.name, ...values };
  return partsOf(key, given as { what: string });
}

/** How many spaces a figure went; the server does not say it, the ring does. */
function stepsOf({ origin, space, way }: Moved["facts"], ring: readonly string[]): number {
  const [from, to] = [ring.indexOf(origin), ring.indexOf(space)];
  return ((way === "ccw" ? from - to : to - from) + ring.length) % ring.length;
}

function moved(facts: Moved["facts"], teller: Teller): Part[] {
  const to = toSpace(facts.space);
  if (facts.way === "mirror") return say(teller, "moved.mirror", { to });
  if (facts.way === "stairs") return sayOfArthur(teller, "stairs", { to });
  if (facts.figure === ARTHUR) {
    const n = stepsOf(facts, teller.parts?.innerRing ?? []);
    return sayOfArthur(teller, n ? "moved" : "stayed", { n: number(n), to });
  }
  const n = number(stepsOf(facts, teller.parts?.ring ?? []));
  if (facts.figure === MERLIN) return say(teller, "moved.merlin", { n, to });
  return say(teller, facts.way === "ccw" ? "moved.back" : "moved.knight", { n, to });
}

function rolled(facts: Rolled["facts"], teller: Teller): Part[] {
  const { merlin = 0, arthur, ...personal } = facts.faces;
  const faces = list(Object.values(personal).map(String));
  if (arthur !== undefined) return sayOfArthur(teller, "rolled", { faces, merlin, arthur });
  return say(teller, "rolled", { faces, merlin });
}

/** What points are for. */
export function reasonOf(facts: Scored["facts"]): string {
  switch (facts.source) {
    case "spaces":
      return t("ml.for.spaces", { pieces: t(`ml.pieces.${facts.piece}`) });
    case "environs":
      return t("ml.for.environs", { n: facts.cells.length });
    case "influence":
      return t("ml.for.influence", { in: inPlace(facts.place) });
    case "traitors":
      return whatTraitor(facts.traitor);
    case "picts":
      return t("picts.for", { n: facts.strength });
    case "decrees":
      return t(facts.decree === undefined ? "ml.for.decrees" : "ml.for.decree");
    default:
      return t(`ml.for.${facts.source}`);
  }
}

function scored(facts: Scored["facts"], teller: Teller): Part[] {
  if (facts.source === "picts" && facts.points < 0) {
    return sayOfArthur(teller, "fewestPicts", { n: facts.strength });
  }
  return say(teller, facts.source === "traitors" ? "lost" : "scored", { what: reasonOf(facts) });
}

function resolved(facts: Resolved["facts"], teller: Teller): Part[] {
  const mission = teller.parts?.missions[facts.mission];
  return say(teller, "resolved", { needs: mission ? whatNeeds(mission.needs) : "" });
}

function built(facts: Built["facts"], teller: Teller): Part[] {
  const { terrain, tower } = tileOf(facts.tile);
  return say(teller, tower ? "builtTower" : "built", { where: t(`ml.onTile.${terrain}`) });
}

function repelled(facts: Repelled["facts"], teller: Teller): Part[] {
  return say(teller, `repelled.${facts.means}`, { what: whatTraitor(facts.traitor) });
}

function counted(n: number): { n: number; words: string } {
  return { n, words: inWords(n) };
}

function said(event: Event, teller: Teller): readonly Part[] {
  return answered((module) => module.said?.(event, teller)) ?? ownWords(event, teller);
}

function ownWords(event: Event, teller: Teller): Part[] {
  const { name, seat, facts } = event;
  switch (name) {
    case "joined":
    case "used-tile":
    case "swapped-missions":
    case "laid-castle":
    case "laid-tile":
    case "returned-tiles":
    case "placed-marshal":
    case "recoloured":
      return ofKnights(event, teller.isYou, teller.name);
    case "began":
      return say(teller, "began");
    case "started": {
      const space = placeOf(facts.space);
      return space ? say(teller, "started", { at: inPlace(space), in: inPlace(facts.marker) }) : [];
    }
    case "took":
      return say(teller, "took", { what: whatGood(facts.good) });
    case "gave-back":
      return say(teller, "gave", { what: whatGood(facts.good) });
    case "drew-traitors":
      return say(teller, "drewTraitors", { traitors: list(facts.traitors.map(animalName)) });
    case "rolled":
      return rolled(facts, teller);
    case "round":
      return say(teller, "round", { round: facts.round });
    case "scoring":
      return partsOf("ml.log.scoring", { round: facts.round });
    case "turned":
      if (allyOf(facts.means)) return ofKnights(event, teller.isYou, teller.name);
      return say(teller, facts.means === "apple" ? "turned.apple" : "turned.flag", {
        from: facts.origin,
        face: facts.face,
      });
    case "moved":
      if (facts.way === "portal") return ofKnights(event, teller.isYou, teller.name);
      return moved(facts, teller);
    case "forfeited":
      return say(teller, "forfeited");
    case "borrowed":
      return say(teller, "borrowed", { space: spaceName(facts.space) });
    case "used-staff":
      return say(teller, "usedStaff");
    case "used-flag":
      return say(teller, "usedFlag", { what: whatGood(facts.flag), power: powerName(facts.power) });
    case "took-apple":
      return say(teller, "tookApple");
    case "took-excalibur":
      return say(teller, facts.former === seat ? "keptExcalibur" : "tookExcalibur");
    case "took-grail":
      return say(teller, facts.former === seat ? "keptGrail" : "tookGrail");
    case "took-signet":
      return sayOfArthur(teller, facts.former === seat ? "keptSignet" : "tookSignet");
    case "nudged":
      return sayOfArthur(teller, "nudged", counted(facts.steps));
    case "switched":
      return sayOfArthur(teller, ownerOf(facts.figure) === null ? "switched" : "switched.knight", {
        figure: figureName(facts.figure),
      });
    case "activated":
      return sayOfArthur(teller, "activated", {
        vassal: theVassal(facts.vassal),
        in: inPlace(facts.place),
      });
    case "replaced-manor":
      return sayOfArthur(teller, "replaced", { rival: teller.nameOf(facts.former) });
    case "cleared":
      return sayOfArthur(teller, "cleared", counted(facts.cells.length));
    case "sent":
      return say(teller, "sent", { vassal: theVassal(facts.vassal), to: toPlace(facts.place) });
    case "went-home":
      return say(teller, "wentHome", { vassal: theVassal(facts.vassal), from: fromPlace(facts.place) });
    case "placed-marker":
      return say(teller, "placedMarker", { in: inPlace(facts.place) });
    case "withdrew":
      return say(teller, "withdrew", { ...counted(facts.count), from: fromPlace(facts.place) });
    case "built":
      return built(facts, teller);
    case "found-treasure": {
      const treasure = treasureOf(facts.treasure);
      return treasure ? say(teller, "found", { treasure: treasureName(treasure) }) : [];
    }
    case "took-staff":
      return say(teller, "tookStaff");
    case "took-pict": {
      const pict = teller.parts?.picts[facts.pict];
      return pict ? sayOfArthur(teller, "tookPict", { n: pict.value, what: whatBonus(pict.bonus) }) : [];
    }
    case "discarded-picts":
      return sayOfArthur(teller, "discardedPicts", counted(facts.picts.length));
    case "repelled":
      return repelled(facts, teller);
    case "scored":
      return scored(facts, teller);
    case "resolved":
      return resolved(facts, teller);
    case "drew-mission":
      return say(teller, "drewMission");
    case "took-mission":
      return say(teller, "tookMission");
    case "discarded-missions":
      return say(teller, "discarded", counted(facts.missions.length));
    case "reshuffled-missions":
      return partsOf("ml.log.reshuffledMissions", { n: facts.count });
    case "reshuffled-traitors":
      return partsOf("ml.log.reshuffledTraitors", { n: facts.count });
    case "learned":
      return say(teller, "learned", { ability: abilityName(facts.ability) });
    case "used-favor":
      return say(teller, "usedFavor", { ability: abilityName(facts.ability) });
    case "looked":
      return say(teller, "looked", { in: inPlace(facts.place) });
    case "took-decree": {
      const decree = decreeOf(facts.decree);
      return decree
        ? say(teller, "tookDecree", { from: fromPlace(facts.place), what: whatDecree(decree) })
        : [];
    }
    case "used-decrees":
      return say(teller, "usedDecrees", counted(facts.decrees.length));
    case "turned-seals":
      return say(teller, "turnedSeals");
    case "broke-tie":
      return say(teller, "brokeTie", { in: inPlace(facts.place) });
    case "over":
      return partsOf("ml.log.over");
    // They are told together with what comes next, or seen.
    case "turn":
    case "used-die":
    case "round-ended":
    case "dealt-missions":
    case "revealed-pict":
      return [];
    default:
      name satisfies ToldByModules;
      return [];
  }
}

/** A sentence that begins with a capital letter, unless it begins with how somebody is called. */
function begun(sentence: readonly Part[]): readonly Part[] {
  const [first, ...others] = sentence;
  return !first || first.param === "name"
    ? sentence
    : [{ ...first, text: capitalised(first.text) }, ...others];
}

/** The sentence of an event; null for one that needs none. `parts` knows the missions and the ring. */
export function lineOf(event: Event, readers: Readers, parts: Parts | null): Line | null {
  const { seat } = event;
  const isYou = seat !== null && seat === readers.you;
  const nameOf = (other: number) => readers.names[other] ?? "";
  const sentence = begun(said(event, { isYou, name: seat === null ? "" : nameOf(seat), parts, nameOf }));
  if (!sentence.length) return null;
  return { seat, parts: sentence, points: event.name === "scored" ? event.facts.points : null };
}

/** The name of a traitor's or a figure's owner, for lists. */
export function figureWords(figure: string, readers: Readers): string {
  const seat = ownerOf(figure);
  return seat === null ? figureName(figure) : t("ml.figure.knightOf", { name: readers.names[seat] ?? "" });
}
