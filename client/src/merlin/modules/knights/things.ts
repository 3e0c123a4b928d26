/** The allies of the players, and those of the draft. */

import { list, t, type PlainKey } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Row } from "../../choosing/act";
import type { Ally } from "../../rules";
import { points } from "../../telling/phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { allyOf, recordOf } from "./allies";
import { allyName } from "./phrases";
import { holderOf, serves, tilesOf, worthOf } from "./position";
import { allyDoes, allyText } from "./texts";
import { collected, tileStates, tileWords } from "./tiles";

/** How many tiles an ally of a player has, and what they are worth. */
function stateOf(ally: Ally, seat: number, { view, parts }: Situation): string | null {
  const { knights } = view;
  if (!knights) return null;
  const special = recordOf(ally).state?.(knights);
  if (special) return special;
  const states = tileStates(ally, seat, { ...view, knights }, parts.allies);
  const words = tileWords(ally, states);
  const own = collected(knights, seat, ally);
  if (!own?.length) return words;
  const worth = t("knights.worth", { points: points(worthOf(parts.allies, ally, own.length)) });
  const shown = list(states.filter(({ isThere }) => isThere).map((tile) => tile.words));
  return `${words ?? ""}: ${shown}; ${worth}`;
}

function aboutAlly(ally: Ally, now: string | null, { view }: Situation): Explanation {
  return told(t("knights.sir", { name: allyName(ally) }), allyText(ally, view), recordOf(ally).rule, now);
}

function ofAlly({ one, other }: Thing, situation: Situation): Explanation | null {
  const ally = allyOf(other);
  return ally && aboutAlly(ally, stateOf(ally, Number(one), situation), situation);
}

/** What an ally of the draft brings: tiles to use, or points for those that he collects. */
function bringsOf(ally: Ally, { parts: { allies } }: Situation): string | null {
  const [tiles, scale] = [allies.tiles[ally], allies.points[ally]];
  if (tiles) return t("knights.tiles", { n: tiles });
  return scale ? t("knights.scale", { points: scale.join(" · ") }) : null;
}

function ofDrafted({ one }: Thing, situation: Situation): Explanation | null {
  const ally = allyOf(one);
  return ally && aboutAlly(ally, bringsOf(ally, situation), situation);
}

function whyNotAlly(thing: Thing, _: string, situation: Situation): string | null {
  const ally = allyOf(thing.other);
  if (!ally || !isOwn(thing, situation)) return null;
  // An ally without tiles to spend helps automatically, or when a question comes up.
  if (!situation.parts.allies.tiles[ally]) return t("knights.why.itself");
  if (!tilesOf(situation.view.knights, situation.seat, ally)) return t("knights.why.noTile");
  return t(`knights.why.${ally}` as PlainKey);
}

function whyNotDrafted({ one }: Thing, _: string, { view: { knights }, seat }: Situation): string | null {
  const ally = allyOf(one);
  if (!ally || !knights || serves(knights, seat, ally)) return null;
  return t(holderOf(knights, ally) === null ? "knights.why.notYours" : "knights.why.taken");
}

/** An ally with whom several acts begin. */
function allyRow({ other }: Thing, _: unknown, situation: Situation): Row | null {
  const ally = allyOf(other);
  if (!ally) return null;
  return recordOf(ally).row?.(situation) ?? { title: allyName(ally), detail: allyDoes(ally, situation.view) };
}

export const THINGS: ThingTable = {
  ally: { explain: ofAlly, whyNot: whyNotAlly, row: allyRow, sign: ({ other }) => `ally:${other}` },
  draft: { explain: ofDrafted, whyNot: whyNotDrafted },
};
