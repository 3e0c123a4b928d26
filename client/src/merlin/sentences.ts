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
} from "../lib/i18n.svelte";
import { ofKnights } from "./knights/sentences";
import { answered } from "./modules";
import type { Parts } from "./parts";
import {
  abilityName,
  animalName,
  figureName,
  fromPlace,
  inPlace,
  powerName,
  spaceName,
  theVassal,
  toPlace,
  toSpace,
  treasureName,
  whatBonus,
  whatDecree,
  whatGood,
  whatNeeds,
  whatTraitor,
} from "./phrases";
import { treasureOf } from "./treasures";
import { numbersBy, places, strings, tileOf, type Event } from "./view";
import {
  abilityOf,
  allyOf,
  ARTHUR,
  decreeOf,
  goodOf,
  MERLIN,
  ownerOf,
  pieceOf,
  placeOf,
  powerOf,
  sourceOf,
  vassalOf,
  type Source,
} from "./words";

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

type Facts = Event["facts"];
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
  readonly nameOf: (seat: unknown) => string;
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
function stepsOf(facts: Facts, ring: readonly string[]): number {
  const [from, to] = [ring.indexOf(String(facts["origin"])), ring.indexOf(String(facts["space"]))];
  const way = facts["way"] === "ccw" ? from - to : to - from;
  return (way + ring.length) % ring.length;
}

function moved(facts: Facts, teller: Teller): Part[] {
  const to = toSpace(String(facts["space"]));
  if (facts["way"] === "mirror") return say(teller, "moved.mirror", { to });
  if (facts["way"] === "stairs") return sayOfArthur(teller, "stairs", { to });
  if (facts["figure"] === ARTHUR) {
    const n = stepsOf(facts, teller.parts?.innerRing ?? []);
    return sayOfArthur(teller, n ? "moved" : "stayed", { n: number(n), to });
  }
  const n = number(stepsOf(facts, teller.parts?.ring ?? []));
  if (facts["figure"] === MERLIN) return say(teller, "moved.merlin", { n, to });
  return say(teller, facts["way"] === "ccw" ? "moved.back" : "moved.knight", { n, to });
}

function rolled(facts: Facts, teller: Teller): Part[] {
  const { merlin = 0, arthur, ...personal } = numbersBy(facts["faces"]);
  const faces = list(Object.values(personal).map(String));
  if (arthur !== undefined) return sayOfArthur(teller, "rolled", { faces, merlin, arthur });
  return say(teller, "rolled", { faces, merlin });
}

/** What points are for. */
export function reasonOf(source: Source, facts: Facts): string {
  switch (source) {
    case "spaces":
      return t("ml.for.spaces", { pieces: t(`ml.pieces.${pieceOf(facts["piece"]) ?? "influence"}`) });
    case "environs":
      return t("ml.for.environs", { n: strings(facts["cells"]).length });
    case "influence":
      return t("ml.for.influence", { in: inPlace(placeOf(facts["place"]) ?? "black") });
    case "traitors":
      return whatTraitor(placeOf(facts["traitor"]) ?? "black");
    case "picts":
      return t("picts.for", { n: Number(facts["strength"]) });
    case "decrees":
      return t("decree" in facts ? "ml.for.decree" : "ml.for.decrees");
    default:
      return t(`ml.for.${source}`);
  }
}

function scored(facts: Facts, teller: Teller): Part[] {
  const source = sourceOf(facts["source"]);
  if (!source) return [];
  if (source === "picts" && Number(facts["points"]) < 0) {
    return sayOfArthur(teller, "fewestPicts", { n: Number(facts["strength"]) });
  }
  if (source === "traitors") {
    return say(teller, "lost", { what: reasonOf(source, facts) });
  }
  return say(teller, "scored", { what: reasonOf(source, facts) });
}

function resolved(facts: Facts, teller: Teller): Part[] {
  const mission = teller.parts?.missions[String(facts["mission"])];
  return say(teller, "resolved", { needs: mission ? whatNeeds(mission.needs) : "" });
}

function built(facts: Facts, teller: Teller): Part[] {
  const { terrain, tower } = tileOf(String(facts["tile"]));
  return say(teller, tower ? "builtTower" : "built", { where: t(`ml.onTile.${terrain}`) });
}

const MEANS = ["shield", "flag", "excalibur", "favor"] as const;

function repelled(facts: Facts, teller: Teller): Part[] {
  const means = MEANS.find((known) => known === facts["means"]) ?? "shield";
  return say(teller, `repelled.${means}`, { what: whatTraitor(placeOf(facts["traitor"]) ?? "black") });
}

function counted(facts: Facts): { n: number; words: string } {
  const n = Number(facts["count"]);
  return { n, words: inWords(n) };
}

function said(event: Event, teller: Teller): readonly Part[] {
  return answered((module) => module.said?.(event, teller)) ?? ownWords(event, teller);
}

function ownWords(event: Event, teller: Teller): Part[] {
  const { name, seat, facts } = event;
  const place = placeOf(facts["place"]);
  const good = goodOf(facts["good"]);
  const vassal = vassalOf(facts["vassal"]);
  const ability = abilityOf(facts["ability"]);
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
      const [space, marker] = [placeOf(facts["space"]), placeOf(facts["marker"])];
      return space && marker ? say(teller, "started", { at: inPlace(space), in: inPlace(marker) }) : [];
    }
    case "took":
      return good ? say(teller, "took", { what: whatGood(good) }) : [];
    case "gave-back":
      return good ? say(teller, "gave", { what: whatGood(good) }) : [];
    case "drew-traitors":
      return say(teller, "drewTraitors", { traitors: list(places(facts["traitors"]).map(animalName)) });
    case "rolled":
      return rolled(facts, teller);
    case "round":
      return say(teller, "round", { round: Number(facts["round"]) });
    case "scoring":
      return partsOf("ml.log.scoring", { round: Number(facts["round"]) });
    case "turned":
      if (allyOf(facts["means"])) return ofKnights(event, teller.isYou, teller.name);
      return say(teller, facts["means"] === "apple" ? "turned.apple" : "turned.flag", {
        from: Number(facts["origin"]),
        face: Number(facts["face"]),
      });
    case "moved":
      if (facts["way"] === "portal") return ofKnights(event, teller.isYou, teller.name);
      return moved(facts, teller);
    case "forfeited":
      return say(teller, "forfeited");
    case "borrowed":
      return say(teller, "borrowed", { space: spaceName(String(facts["space"])) });
    case "used-staff":
      return say(teller, "usedStaff");
    case "used-flag": {
      const [flag, power] = [goodOf(facts["flag"]), powerOf(facts["power"])];
      return flag && power ? say(teller, "usedFlag", { what: whatGood(flag), power: powerName(power) }) : [];
    }
    case "took-apple":
      return say(teller, "tookApple");
    case "took-excalibur":
      return say(teller, facts["former"] === seat ? "keptExcalibur" : "tookExcalibur");
    case "took-grail":
      return say(teller, facts["former"] === seat ? "keptGrail" : "tookGrail");
    case "took-signet":
      return sayOfArthur(teller, facts["former"] === seat ? "keptSignet" : "tookSignet");
    case "nudged": {
      const n = Number(facts["steps"]);
      return sayOfArthur(teller, "nudged", { n, words: inWords(n) });
    }
    case "switched":
      return sayOfArthur(teller, ownerOf(String(facts["figure"])) === null ? "switched" : "switched.knight", {
        figure: figureName(String(facts["figure"])),
      });
    case "activated":
      return vassal && place
        ? sayOfArthur(teller, "activated", { vassal: theVassal(vassal), in: inPlace(place) })
        : [];
    case "replaced-manor":
      return sayOfArthur(teller, "replaced", { rival: teller.nameOf(facts["former"]) });
    case "cleared": {
      const n = strings(facts["cells"]).length;
      return sayOfArthur(teller, "cleared", { n, words: inWords(n) });
    }
    case "sent":
      return vassal && place ? say(teller, "sent", { vassal: theVassal(vassal), to: toPlace(place) }) : [];
    case "went-home":
      return vassal && place
        ? say(teller, "wentHome", { vassal: theVassal(vassal), from: fromPlace(place) })
        : [];
    case "placed-marker":
      return place ? say(teller, "placedMarker", { in: inPlace(place) }) : [];
    case "withdrew":
      return place ? say(teller, "withdrew", { ...counted(facts), from: fromPlace(place) }) : [];
    case "built":
      return built(facts, teller);
    case "found-treasure": {
      const treasure = treasureOf(facts["treasure"]);
      return treasure ? say(teller, "found", { treasure: treasureName(treasure) }) : [];
    }
    case "took-staff":
      return say(teller, "tookStaff");
    case "took-pict": {
      const pict = teller.parts?.picts[String(facts["pict"])];
      return pict ? sayOfArthur(teller, "tookPict", { n: pict.value, what: whatBonus(pict.bonus) }) : [];
    }
    case "discarded-picts": {
      const n = strings(facts["picts"]).length;
      return sayOfArthur(teller, "discardedPicts", { n, words: inWords(n) });
    }
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
    case "discarded-missions": {
      const n = strings(facts["missions"]).length;
      return say(teller, "discarded", { n, words: inWords(n) });
    }
    case "reshuffled-missions":
      return partsOf("ml.log.reshuffledMissions", { n: Number(facts["count"]) });
    case "reshuffled-traitors":
      return partsOf("ml.log.reshuffledTraitors", { n: Number(facts["count"]) });
    case "learned":
      return ability ? say(teller, "learned", { ability: abilityName(ability) }) : [];
    case "used-favor":
      return ability ? say(teller, "usedFavor", { ability: abilityName(ability) }) : [];
    case "looked":
      return place ? say(teller, "looked", { in: inPlace(place) }) : [];
    case "took-decree": {
      const decree = decreeOf(facts["decree"]);
      return place && decree
        ? say(teller, "tookDecree", { from: fromPlace(place), what: whatDecree(decree) })
        : [];
    }
    case "used-decrees": {
      const n = strings(facts["decrees"]).length;
      return say(teller, "usedDecrees", { n, words: inWords(n) });
    }
    case "turned-seals":
      return say(teller, "turnedSeals");
    case "broke-tie":
      return place ? say(teller, "brokeTie", { in: inPlace(place) }) : [];
    case "over":
      return partsOf("ml.log.over");
    default:
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
  const { seat, name, facts } = event;
  const isYou = seat !== null && seat === readers.you;
  const nameOf = (other: unknown) => readers.names[Number(other)] ?? "";
  const sentence = begun(said(event, { isYou, name: seat === null ? "" : nameOf(seat), parts, nameOf }));
  if (!sentence.length) return null;
  return { seat, parts: sentence, points: name === "scored" ? Number(facts["points"]) : null };
}

/** The name of a traitor's or a figure's owner, for lists. */
export function figureWords(figure: string, readers: Readers): string {
  const seat = ownerOf(figure);
  return seat === null ? figureName(figure) : t("ml.figure.knightOf", { name: readers.names[seat] ?? "" });
}
