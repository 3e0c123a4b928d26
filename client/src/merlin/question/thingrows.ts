/** Rows of the list for things that several options begin with, and those of the base game. */

import { siteSign } from "../acts/manors";
import { dieSign } from "../acts/moves";
import { inWords, t } from "../../lib/i18n.svelte";
import { rowOf, trying, type Act, type Situation } from "../choosing/acts";
import type { Offer } from "../choosing/offers";
import { answered } from "../layers";
import { withTerritory } from "../telling/ahead";
import { CASTLE, goodOf, placeOf, vassalOf } from "../position/words";
import {
  goodName,
  inPlace,
  missionName,
  oneOfGoods,
  placeName,
  tileName,
  traitorName,
  vassalName,
} from "../telling/phrases";
import { thingWith, type Thing, type ThingTable } from "../telling/things";
import type { Row } from "../choosing/act";
import { missionWorth } from "../telling/missions";

/** "3 options" */
export function howMany({ length: n }: readonly Act[]): string {
  return t("ml.options", { n, words: inWords(n) });
}

/** The row of a thing: "Lady", "Mountain b3", "Fish". */
export function thingRow(id: string, acts: readonly Act[], situation: Situation): Row {
  const thing = thingWith(id);
  const own = answered(({ things }) => things?.[thing.sort]?.row?.(thing, acts, situation));
  return own ?? { title: id, detail: howMany(acts) };
}

/** A row of the list in words: its only act, or the thing that several acts begin with. */
export function offerRow({ id, acts }: Offer, situation: Situation, picked: readonly string[]): Row {
  const [single] = acts;
  return acts.length === 1 && single ? rowOf(single, situation, picked) : thingRow(id, acts, situation);
}

/** What the sign of a row shows: its only act, or the thing that several acts begin with. */
export function subjectOf({ id, acts }: Offer): Act | string {
  return acts.length === 1 ? (acts[0] ?? id) : id;
}

function ofVassal({ other }: Thing, acts: readonly Act[], { view, seat }: Situation): Row | null {
  const vassal = vassalOf(other);
  if (!vassal) return null;
  const post = view.vassals[seat]?.[vassal] ?? CASTLE;
  const where = post === CASTLE ? t("ml.atHome") : inPlace(post);
  return { title: vassalName(vassal), detail: `${where}; ${howMany(acts)}` };
}

/** The row of a tile, with the materials that can pay for a manor there, and its worth whatever is paid. */
function ofCell({ one: cell }: Thing, acts: readonly Act[], situation: Situation): Row | null {
  const tile = situation.view.tiles[cell];
  if (!tile) return null;
  const [first] = acts;
  const tried = first ? trying(first, situation) : situation;
  const paid = acts.flatMap((act) => (act.kind === "build" ? [`${act.place}-material` as const] : []));
  return { title: tileName(tile, cell), detail: withTerritory(oneOfGoods(paid), cell, tried) };
}

function ofDie({ other: die }: Thing, _: readonly Act[], { view, seat }: Situation): Row {
  const face = view.faces[seat]?.[die] ?? 0;
  return { title: t("ml.thing.die", { face }), detail: t("ml.thing.die.detail") };
}

function ofPlace({ one }: Thing, acts: readonly Act[]): Row | null {
  const place = placeOf(one);
  return place && { title: placeName(place), detail: howMany(acts) };
}

function ofGood(word: string, acts: readonly Act[]): Row | null {
  const good = goodOf(word);
  return good && { title: goodName(good), detail: howMany(acts) };
}

function ofMission({ one: card }: Thing, _: readonly Act[], { parts }: Situation): Row | null {
  const mission = parts.missions[card];
  return mission ? { title: missionName(mission), detail: missionWorth(mission) } : null;
}

function ofTraitor({ other }: Thing, acts: readonly Act[]): Row | null {
  const colour = placeOf(other);
  return colour && { title: traitorName(colour), detail: howMany(acts) };
}

export const THING_ROWS: ThingTable = {
  vassal: { row: ofVassal, sign: ({ other }, { seat }) => `vassal:${seat}:${other}` },
  cell: { row: ofCell, sign: ({ one }, situation) => siteSign(one, situation) },
  die: { row: ofDie, sign: ({ other }, situation) => dieSign(other, situation) },
  place: { row: ofPlace },
  good: { row: ({ one }, acts) => ofGood(one, acts), sign: ({ one }) => one },
  castle: { row: ({ other }, acts) => ofGood(other, acts), sign: ({ other }) => other },
  mission: { row: ofMission, sign: () => "mission" },
  traitor: { row: ofTraitor },
};

/** The name of the piece that represents a thing, or null. */
export function signOf(id: string, situation: Situation): string | null {
  const thing = thingWith(id);
  return answered(({ things }) => things?.[thing.sort]?.sign?.(thing, situation));
}
