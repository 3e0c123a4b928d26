/** Pieces of Merlin as parts of sentences, with article, case and number. */

import { capitalised, hasWords, inWords, list, t, type PlainKey } from "../../lib/i18n.svelte";
import { answered, layers } from "../layers";
import type { Mission, Need } from "../position/parts";
import { printedOn, type Tile } from "../position/view";
import {
  actionOf,
  colourOf,
  MERLIN,
  placeOf,
  sortOf,
  thingOf,
  type Good,
  type Kind,
  type Place,
  type Power,
  type Vassal,
} from "../position/words";
import { calledAs } from "./callings.svelte";

/** The message of the outermost layer that has one, such as "ml.ask.build"; null if none has. */
export function wordsFor(what: string, word: string): string | null {
  const areas = layers().flatMap((layer) => layer.areas);
  const key = areas.map((area) => `${area}.${what}.${word}`).find(hasWords);
  return key === undefined ? null : t(key as PlainKey);
}

/** "Dragon", "Mint" */
export function placeName(place: Place): string {
  return calledAs("place", place) ?? t(`ml.place.${place}`);
}
/** "in the Dragon", "at the Mint" */
export function inPlace(place: Place): string {
  return calledAs("in", place) ?? t(`ml.in.${place}`);
}
/** "to the Dragon" */
export function toPlace(place: Place): string {
  return calledAs("to", place) ?? t(`ml.to.${place}`);
}
/** "from the Dragon" */
export function fromPlace(place: Place): string {
  return calledAs("from", place) ?? t(`ml.from.${place}`);
}
/** "Dragon": the animal of a colour, whatever is there */
export function animalName(place: Place): string {
  return t(`ml.place.${place}`);
}

/** "Dragon shield" */
export function goodName(good: Good): string {
  return t(`ml.good.${sortOf(good)}`, { stem: t(`ml.stem.${colourOf(good)}`) });
}
/** "Dragon, Dove or Fish material": goods of one kind; one of them is enough. */
export function oneOfGoods(goods: readonly Good[]): string {
  const before = goods
    .slice(0, -1)
    .map((good) => t("ml.good.before", { stem: t(`ml.stem.${colourOf(good)}`) }));
  return oneOf([...before, ...goods.slice(-1).map(goodName)]);
}
/** "Dragon shield", "two Dragon shields" */
export function goodsName(good: Good, n: number): string {
  if (n === 1) return goodName(good);
  return t(`ml.needs.${sortOf(good)}`, { words: inWords(n), stem: t(`ml.stem.${colourOf(good)}`) });
}
/** "a Dragon shield", as an object */
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
/** "a Dragon traitor", as an object */
export function whatTraitor(place: Place): string {
  return t("ml.what.traitor", { a: t(`ml.a.${place}`) });
}

function traitorList(places: readonly Place[], single: (place: Place) => string): string {
  return list(
    [...new Set(places)].map((place) => {
      const n = places.filter((other) => other === place).length;
      if (n === 1) return single(place);
      return t("ml.what.traitors", { words: inWords(n), stem: t(`ml.stem.${place}`) });
    }),
  );
}

/** "two Snake traitors and an Eagle traitor", as an object */
export function whatTraitors(places: readonly Place[]): string {
  return traitorList(places, whatTraitor);
}

/** "two Snake traitors and an Eagle traitor", as a subject */
export function traitorsThere(places: readonly Place[]): string {
  return traitorList(places, (place) => t("ml.a.traitor", { a: t(`ml.a.${place}`) }));
}

/** "Shield-bearer" */
export function vassalName(vassal: Vassal): string {
  return t(`ml.vassal.${vassal}`);
}
/** "the shield-bearer", as an object */
export function theVassal(vassal: Vassal): string {
  return t(`ml.theVassal.${vassal}`);
}

/** "knight", "Merlin", or the name that a module gives it */
export function figureName(figure: string): string {
  const named = answered(({ figures }) => figures?.[figure]?.name?.());
  return named ?? t(figure === MERLIN ? "ml.figure.merlin" : "ml.figure.knight");
}

export function powerName(power: Power): string {
  return t(`ml.power.${power}`);
}

export function sourceName(source: string): string {
  return t(`ml.source.${source}` as PlainKey);
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
  const printed = printedOn(tile);
  if (printed) return t("ml.tile.printed", { terrain, cell, printed: printed.words() });
  return t(tile.tower ? "ml.tile.tower" : "ml.tile", { terrain, cell });
}

/** The word for a space. Numbered spaces of a kind share one. */
export function spaceWord(space: string): string {
  return thingOf(space) === null ? actionOf(space) : space;
}

/** "Points: shields"; for a principality, its name. */
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

/** "a Fish flag", "the lady in the Fox": as an object */
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

/** The same need more than once: "two Fish flags"; null if cards do not repeat it. */
function several(need: Need, n: number): string | null {
  const words = inWords(n);
  switch (need.kind) {
    case "good":
      return t(`ml.needs.${need.sort}`, { words, stem: t(`ml.stem.${need.place}`) });
    case "any":
      return t(`ml.needs.any.${need.sort}`, { words });
    case "marker":
      return t("ml.need.markers", { words, in: inPlace(need.place) });
    case "anywhere":
      return t("ml.need.markersAnywhere", { words });
    default:
      return null;
  }
}

/** "Fish flag", "Lady in the Fox": as a title */
function needTitle(need: Need): string {
  switch (need.kind) {
    case "good":
      return goodName(need.good);
    case "any":
      return t(`ml.needTitle.any.${need.sort}`);
    case "marker":
      return t("ml.needTitle.marker", { in: inPlace(need.place) });
    case "anywhere":
      return t("ml.needTitle.anywhere");
    case "posted":
      return t("ml.need.posted", { vassal: vassalName(need.vassal), in: inPlace(need.place) });
    case "two":
      return t("ml.need.two", { in: inPlace(need.place) });
    case "together":
      return t("ml.need.together", { one: vassalName(need.vassals[0]), other: vassalName(need.vassals[1]) });
  }
}

/** "a Fish flag, two markers in the Fox and any shield" */
export function whatNeeds(needs: readonly Need[]): string {
  return needList(needs, whatNeed);
}

/** "Fish flag, two markers in the Fox and any shield": as a title */
export function needTitles(needs: readonly Need[]): string {
  return needList(needs, needTitle);
}

function needList(needs: readonly Need[], wordsOf: (need: Need) => string): string {
  const words = needs.map(wordsOf);
  const said = needs.flatMap((need, index) => {
    const word = words[index] ?? "";
    if (words.indexOf(word) !== index) return [];
    const n = words.filter((other) => other === word).length;
    if (n === 1) return [word];
    return [several(need, n) ?? `${n} × ${word}`];
  });
  return list(said);
}

/** The needs of a mission, as the name of an option. */
export function missionName(mission: Mission): string {
  return capitalised(needTitles(mission.needs));
}

/** "a Dove material, a Fish material or a Fox material" */
export function oneOf(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  if (last === undefined) return "";
  return others.length ? `${others.toReversed().join(", ")} ${t("ml.or")} ${last}` : last;
}

/** "+4", "−3", and a dash for zero */
export function signed(points: number): string {
  return points === 0 ? "–" : points < 0 ? `−${-points}` : `+${points}`;
}

/** A number with a real minus sign if it is negative */
export function numeral(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
