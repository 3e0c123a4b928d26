/** How the cards of King Arthur are drawn: tincture, ink and sign of each kind and knight. */

import barbute from "icon:barbute";
import enemy from "icon:black-knight-helm";
import skull from "icon:daemon-skull";
import horse from "icon:horse-head";
import minotaur from "icon:minotaur";
import helm from "icon:visored-helm";
import wizard from "icon:wizard-face";
import wyvern from "icon:wyvern";

export const KINDS = ["dark", "enemy", "monster", "dragon"] as const;
export const KNIGHTS = ["red1", "red2", "orange1", "orange2", "beige1", "beige2", "merlin"] as const;
export const ADVENTURES = [
  "grail",
  "mountain",
  "beast",
  "greenknight",
  "seamonster",
  "vikings",
  "fisher",
  "treasure",
  "mark",
  "tournament",
  "excalibur",
  "saxons",
  "robbers",
] as const;

export type Kind = (typeof KINDS)[number];
export type Knight = (typeof KNIGHTS)[number];
export type Adventure = (typeof ADVENTURES)[number];
export type KnightColour = "red" | "orange" | "beige" | "merlin";

export interface Paint {
  sign: string;
  field: string;
  on: string;
  /** id of the pattern in Patterns.svelte */
  hatch: string;
}

const IVORY = "var(--ivory)";
const NIGHT = "var(--night)";

export const KIND_PAINT: Record<Kind, Paint> = {
  dark: { sign: skull, field: "var(--a-dark)", on: NIGHT, hatch: "hatch-dark" },
  enemy: { sign: enemy, field: "var(--a-enemy)", on: IVORY, hatch: "hatch-enemy" },
  monster: { sign: minotaur, field: "var(--a-monster)", on: IVORY, hatch: "hatch-monster" },
  dragon: { sign: wyvern, field: "var(--a-dragon)", on: IVORY, hatch: "hatch-dragon" },
};

export const KNIGHT_PAINT: Record<KnightColour, Paint> = {
  red: { sign: helm, field: "var(--k-red)", on: IVORY, hatch: "hatch-red" },
  orange: { sign: horse, field: "var(--k-orange)", on: NIGHT, hatch: "hatch-orange" },
  beige: { sign: barbute, field: "var(--k-beige)", on: NIGHT, hatch: "hatch-beige" },
  merlin: { sign: wizard, field: "var(--k-merlin)", on: "#2a2018", hatch: "hatch-merlin" },
};

/** "dragon4" is a dragon of 4. */
export function adversaryOf(card: string): { kind: Kind; value: number } {
  const kind = KINDS.find((known) => card.startsWith(known));
  const value = Number(card.slice(kind?.length));
  if (!kind || !Number.isInteger(value)) throw new Error(`"${card}" is not an adversary`);
  return { kind, value };
}

/** "red2" is a double red knight; Merlin counts one. */
export function knightOf(card: string): { colour: KnightColour; worth: 1 | 2 } {
  if (card === "merlin") return { colour: "merlin", worth: 1 };
  const colour = (["red", "orange", "beige"] as const).find((known) => card.startsWith(known));
  const worth = card.endsWith("2") ? 2 : 1;
  if (!colour || card !== `${colour}${worth}`) throw new Error(`"${card}" is not a knight`);
  return { colour, worth };
}
