/** Pieces of Merlin as parts of sentences, with article, case and number. */

import { capitalised, hasWords, inWords, list, t, type PlainKey } from "../../lib/i18n.svelte";
import { districtAt } from "../modules/caerleon/city.svelte";
import { layers } from "../layers";
import type { Mission, Need } from "../position/parts";
import type { Bonus, Pict } from "../modules/arthur/picts";
import type { Thing, Treasure } from "../modules/treasures/treasures";
import type { Tile } from "../position/view";
import {
  actionOf,
  ARTHUR,
  colourOf,
  columnOf,
  decreePoints,
  goodOf,
  MERLIN,
  placeOf,
  rowOf,
  sortOf,
  type Ability,
  type Action,
  type Decree,
  type Good,
  type Kind,
  type Place,
  type Power,
  type Source,
  type Vassal,
} from "../position/words";

/** The words that the outermost layer has for it: "ml.ask.build", "arthur.ask.stairs"; null if none has any. */
export function wordsFor(what: string, word: string): string | null {
  const areas = layers().flatMap((layer) => layer.areas);
  const key = areas.map((area) => `${area}.${what}.${word}`).find(hasWords);
  return key === undefined ? null : t(key as PlainKey);
}

/** A district is called by its trade. */
function inCity(how: "place" | "in" | "to" | "from", place: Place): string | null {
  const district = districtAt(place);
  return district && t(`caerleon.${how}.${district}`);
}

/** "Dragon", "Mint" */
export function placeName(place: Place): string {
  return inCity("place", place) ?? t(`ml.place.${place}`);
}
/** "in the Dragon", "at the Mint" */
export function inPlace(place: Place): string {
  return inCity("in", place) ?? t(`ml.in.${place}`);
}
/** "to the Dragon" */
export function toPlace(place: Place): string {
  return inCity("to", place) ?? t(`ml.to.${place}`);
}
/** "from the Dragon" */
export function fromPlace(place: Place): string {
  return inCity("from", place) ?? t(`ml.from.${place}`);
}
/** "Dragon": the animal that stands for a colour, whatever lies there */
export function animalName(place: Place): string {
  return t(`ml.place.${place}`);
}

/** "Dragon shield" */
export function goodName(good: Good): string {
  return t(`ml.good.${sortOf(good)}`, { stem: t(`ml.stem.${colourOf(good)}`) });
}
/** "a Dragon shield", as what is taken */
export function whatGood(good: Good): string {
  return t(`ml.what.${sortOf(good)}`, { a: t(`ml.a.${colourOf(good)}`) });
}
/** "with a Dragon flag" */
export function withGood(good: Good): string {
  return t(`ml.with.${sortOf(good)}`, { a: t(`ml.a.${colourOf(good)}`) });
}
/** "Dragon traitor" */
export function traitorName(place: Place): string {
  return t("ml.traitor", { stem: t(`ml.stem.${place}`) });
}
/** "a Dragon traitor", as what is repelled */
export function whatTraitor(place: Place): string {
  return t("ml.what.traitor", { a: t(`ml.a.${place}`) });
}

/** "Dragon shield", "2 points": what a decree brings */
export function decreeName(decree: Decree): string {
  const good = goodOf(decree);
  return good ? goodName(good) : points(decreePoints(decree) ?? 0);
}
/** "a Dragon shield", "2 points": as what is taken */
export function whatDecree(decree: Decree): string {
  const good = goodOf(decree);
  return good ? whatGood(good) : points(decreePoints(decree) ?? 0);
}

/** "a Fox flag", "a marker in the Dove", "a manor on a lake": what a Pict brings */
export function whatBonus(bonus: Bonus): string {
  switch (bonus.kind) {
    case "good":
      return whatGood(bonus.good);
    case "marker":
      return t("picts.bonus.marker", { in: inPlace(bonus.place) });
    case "manor":
      return t("picts.bonus.manor", { on: t(`ml.onTile.${bonus.terrain}`) });
    case "apple":
      return t("picts.bonus.apple");
  }
}
/** "Fox flag", "marker in the Dove": the name of what a Pict brings */
function bonusName(bonus: Bonus): string {
  switch (bonus.kind) {
    case "good":
      return goodName(bonus.good);
    case "marker":
      return t("picts.gift.marker", { in: inPlace(bonus.place) });
    case "manor":
      return t("picts.gift.manor", { on: t(`ml.onTile.${bonus.terrain}`) });
    case "apple":
      return t("picts.gift.apple");
  }
}
/** "Pict 3: Fox flag" */
export function pictName({ value, bonus }: Pict): string {
  return t("picts.name", { n: value, gift: bonusName(bonus) });
}

/** "Shield-bearer" */
export function vassalName(vassal: Vassal): string {
  return t(`ml.vassal.${vassal}`);
}
/** "the shield-bearer", as who is sent */
export function theVassal(vassal: Vassal): string {
  return t(`ml.theVassal.${vassal}`);
}

/** "knight", "Merlin", "Arthur" */
export function figureName(figure: string): string {
  if (figure === ARTHUR) return t("arthur.name");
  return t(figure === MERLIN ? "ml.figure.merlin" : "ml.figure.knight");
}

export function powerName(power: Power): string {
  return t(`ml.power.${power}`);
}

export function sourceName(source: Source): string {
  return t(`ml.source.${source}`);
}

/** "3 points" */
export function points(n: number): string {
  return t("ml.n.points", { n });
}

/** "three shields", "two markers" */
export function counted(piece: Kind | "influence", n: number): string {
  return t(`ml.n.${piece}`, { n, words: inWords(n) });
}

/** "Mountain b3, tower", "Lake c4, Grail" */
export function tileName(tile: Tile, cell: string): string {
  const terrain = t(`ml.terrain.${tile.terrain}`);
  if (tile.treasure) return t("ml.tile.treasure", { terrain, cell, treasure: treasureName(tile.treasure) });
  return t(tile.tower ? "ml.tile.tower" : "ml.tile", { terrain, cell });
}

/** "a shield", as what is taken or given up */
export function aThing(thing: Thing): string {
  return t(`ml.aKind.${thing}`);
}

/** "Grail", "shield and material", "discard flag or marker" */
export function treasureName({ find, things }: Treasure): string {
  const [one = "", other = ""] = things.map((thing) => t(`ml.kind.${thing}`));
  return t(`ml.treasure.${find}`, { one, other });
}

const KINDS_OF_SPACE: readonly Action[] = ["vp", "influence", "resource"];

/** The word under which a space is told: a second one of a kind has none of its own. */
export function spaceWord(space: string): string {
  const action = actionOf(space);
  return KINDS_OF_SPACE.includes(action) ? space : action;
}

/** "Points: shields"; of a principality its name. */
export function spaceName(space: string): string {
  const place = placeOf(space);
  if (place) return placeName(place);
  return wordsFor("space", spaceWord(space)) ?? space;
}
/** "to the Dragon", "to Build" */
export function toSpace(space: string): string {
  const place = placeOf(space);
  return place ? toPlace(place) : t("ml.toSpace", { space: spaceName(space) });
}

/** "Builder: two manors" */
export function abilityName(ability: Ability): string {
  const vassal = vassalName(columnOf(ability));
  const row = rowOf(ability);
  if (row === 1) return t("ml.ability.1", { vassal });
  if (row === 2) return t("ml.ability.2", { vassal });
  return t(`ml.ability.${columnOf(ability)}-3`);
}

/** "a Fish flag", "the lady in the Fox": as what is asked for */
export function whatNeed(need: Need): string {
  switch (need.kind) {
    case "good":
      return t("ml.need.good", { what: whatGood(need.good) });
    case "any":
      return t(`ml.need.any.${need.sort}`);
    case "marker":
      return t("ml.need.marker", { in: inPlace(need.place) });
    case "anywhere":
      return t("ml.need.anywhere");
    case "posted":
      return t("ml.need.posted", { vassal: theVassal(need.vassal), in: inPlace(need.place) });
    case "two":
      return t("ml.need.two", { in: inPlace(need.place) });
    case "together":
      return t("ml.need.together", {
        one: theVassal(need.vassals[0]),
        other: theVassal(need.vassals[1]),
      });
  }
}

/** The same need more than once; null where it is counted before its own words. */
function several(need: Need, n: number): string | null {
  if (need.kind === "marker") return t("ml.need.markers", { words: inWords(n), in: inPlace(need.place) });
  return need.kind === "anywhere" ? t("ml.need.markersAnywhere", { words: inWords(n) }) : null;
}

/** "a Fish flag, two markers in the Fox and any shield" */
export function whatNeeds(needs: readonly Need[]): string {
  const words = needs.map(whatNeed);
  const said = needs.flatMap((need, index) => {
    const word = words[index] ?? "";
    if (words.indexOf(word) !== index) return [];
    const n = words.filter((other) => other === word).length;
    if (n === 1) return [word];
    return [several(need, n) ?? `${n} × ${word}`];
  });
  return list(said);
}

/** The needs of a mission as the name of an option. */
export function missionName(mission: Mission): string {
  return capitalised(whatNeeds(mission.needs));
}

/** "a Dove material, a Fish material or a Fox material" */
export function oneOf(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  if (last === undefined) return "";
  return others.length ? `${others.toReversed().join(", ")} ${t("ml.or")} ${last}` : last;
}

/** "+4", "−3", and a dash for nothing */
export function signed(points: number): string {
  return points === 0 ? "–" : points < 0 ? `−${-points}` : `+${points}`;
}

/** A number that may be below none, with a real minus */
export function numeral(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
