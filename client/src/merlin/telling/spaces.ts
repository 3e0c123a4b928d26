/** What a space would do for a player now, judging by open information. */

import { t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/acts";
import { answered } from "../layers";
import { payFor } from "../position/parts";
import { goodsFor, goodsOf, manorsOf, markersOut, type View } from "../position/view";
import { happens } from "./foreseen";
import { gainsOf, gainWords } from "./gains";
import { signed } from "./phrases";
import { actionOf, VASSALS, type Action, type Piece, type Place, type Vassal } from "../position/words";

/**
 * The effect of a space for a player: two words for the board, a sentence for the list, and whether it does anything.
 */
export interface Effect {
  readonly tag: string;
  readonly text: string;
  readonly offers: boolean;
  /** It counts pieces: its words and its tag are points. */
  readonly counts?: true;
}

/** A space in one record. A function that returns null leaves it to the layers further in. */
export interface SpaceRecord {
  /** What it would do for a player now. */
  readonly effect?: (space: string, situation: Situation) => Effect | null;
  /** The rule to read; it may depend on what the space counts, gives or sends. */
  readonly rule?: string | ((space: string) => string | null);
}
/** The records of a layer, by the action of the space. */
export type SpaceTable = { readonly [Kind in Action]?: SpaceRecord };

/** The effect of a space that does nothing for a player, with the reason. */
export function nothing(text: string): Effect {
  return { tag: t("ml.tag.nothing"), text, offers: false };
}

/** The vassals of a player that can be sent to a principality. */
export function sendable(view: View, seat: number, place: Place): Vassal[] {
  return VASSALS.filter((vassal) => view.vassals[seat]?.[vassal] !== place);
}

/** How many pieces a points space counts. */
export function piecesOf(view: View, seat: number, piece: Piece): number {
  if (piece === "manor") return manorsOf(view, seat).length;
  return piece === "influence" ? markersOut(view, seat) : goodsOf(view, seat, piece);
}

/** The free tiles that a player can pay for. */
export function sites({ view, parts, seat }: Situation): string[] {
  const cells = Object.keys(view.tiles);
  const rows = cells.length / 6;
  const goods = goodsFor("pay", view, seat);
  return cells.filter(
    (cell) =>
      !(cell in view.manors) && payFor(parts, rows, cell).some((place) => goods[`${place}-material`] > 0),
  );
}

/**
 * What a space would do for this player now. The points are those of the rules' own outcome; if that is not known,
 * nobody says how many.
 */
export function effectOn(space: string, situation: Situation): Effect {
  const action = actionOf(space);
  const seen = answered(({ spaces }) => spaces?.[action]?.effect?.(space, situation)) ?? nothing("");
  const gains = gainsOf(situation);
  if (!gains?.length)
    return happens("forfeited", situation) && seen.offers ? nothing(t("ml.does.nothing")) : seen;
  const words = gainWords(gains);
  if (!seen.counts) return { ...seen, text: seen.text ? `${seen.text}; ${words}` : words };
  const total = gains.reduce((sum, { points }) => sum + points, 0);
  return { ...seen, tag: signed(total), text: words, offers: true };
}

/** The rule of a space. */
export function ruleOn(space: string): string {
  const action = actionOf(space);
  const found = answered(({ spaces }) => {
    const rule = spaces?.[action]?.rule;
    return typeof rule === "function" ? rule(space) : rule;
  });
  return found ?? "";
}

/** The effect in two words, beside the ghost of a figure. */
export function tagOf(space: string, situation: Situation): string {
  return effectOn(space, situation).tag;
}

/** The effect in a line of the list. */
export function effectOf(space: string, situation: Situation): string {
  return effectOn(space, situation).text;
}
