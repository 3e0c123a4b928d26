/** The Picts of Arthur's module: what is printed on them, and the strength of a player's. */

import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import { goodOf, placeOf, terrainOf, type Good, type Place, type Terrain } from "../../position/words";

/** The bonus of a Pict for the player who defeats it. */
export type Bonus =
  | { readonly kind: "good"; readonly good: Good }
  | { readonly kind: "marker"; readonly place: Place }
  | { readonly kind: "manor"; readonly terrain: Terrain }
  | { readonly kind: "apple" };

export interface Pict {
  readonly id: string;
  readonly value: number;
  readonly bonus: Bonus;
}

/** The points won for the highest sum at a scoring, and lost for the lowest. */
export const VICTORY = 3;
/** What the signet ring adds to a sum. */
export const AUTHORITY = 3;

/** A bonus by its word: "blue-shield", "grey-marker", "lake-manor", "apple". */
export function bonusOf(word: string): Bonus {
  const good = goodOf(word);
  const [first, what] = word.split("-");
  const [place, terrain] = [placeOf(first), terrainOf(first)];
  if (good) return { kind: "good", good };
  if (place && what === "marker") return { kind: "marker", place };
  if (terrain && what === "manor") return { kind: "manor", terrain };
  return { kind: "apple" };
}

export function pictOf(wire: Readonly<Record<string, unknown>>): Pict {
  return {
    id: String(wire["id"]),
    value: Number(wire["value"]),
    bonus: bonusOf(String(wire["bonus"])),
  };
}

/** A player's strength against the others: the numbers of the Picts, and the bonus of the signet ring. */
export function strengthOf(view: View, parts: Parts, seat: number): number {
  const own = (view.picts?.[seat] ?? []).reduce((sum, id) => sum + (parts.picts[id]?.value ?? 0), 0);
  return own + (view.signet === seat ? AUTHORITY : 0);
}

/** The points each player would get for the Picts if they were scored now. */
export function pictPoints(strengths: readonly number[]): number[] {
  const [most, least] = [Math.max(...strengths), Math.min(...strengths)];
  return strengths.map((strength) => (strength === most ? VICTORY : 0) - (strength === least ? VICTORY : 0));
}
