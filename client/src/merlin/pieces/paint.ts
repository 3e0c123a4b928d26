/** How the pieces of Merlin are painted: field, pattern and animal of each principality, and the signs. */

import character from "icon:character";
import fish from "icon:double-fish";
import eagle from "icon:eagle-emblem";
import hammer from "icon:flat-hammer";
import fox from "icon:fox-head";
import banner from "icon:knight-banner";
import dove from "icon:peace-dove";
import peaks from "icon:peaks";
import pine from "icon:pine-tree";
import queen from "icon:queen-crown";
import snake from "icon:snake";
import templar from "icon:templar-shield";
import waves from "icon:waves";
import wyvern from "icon:wyvern";
import type { Place, Terrain, Vassal } from "../position/words";

/** A part of an icon, in a box of 512 by 512, and its position in the box. */
export interface Stroke {
  readonly path: string;
  readonly transform?: string;
  /** Draw only its right half. */
  readonly half?: boolean;
}

export interface Paint {
  readonly field: string;
  readonly on: string;
  readonly line: string;
  /** The pattern on the full field. */
  readonly pattern: string;
  readonly animal: readonly Stroke[];
}

/** The upper one of two fish: its body and its eye. */
const oneFish = (fish.match(/m[^m]*/gi) ?? []).slice(0, 2).join("");

const ANIMALS: Readonly<Record<Place, readonly Stroke[]>> = {
  black: [{ path: wyvern }],
  grey: [{ path: dove }],
  blue: [
    { path: oneFish, transform: "translate(-18 -14) scale(.9)" },
    { path: oneFish, transform: "translate(86 136) scale(.9)" },
    { path: oneFish, transform: "translate(-18 286) scale(.9)" },
  ],
  purple: [{ path: snake }],
  orange: [{ path: fox }],
  // Two heads: one half and its mirror image.
  brown: [
    { path: eagle, half: true },
    { path: eagle, half: true, transform: "matrix(-1 0 0 1 512 0)" },
  ],
};

function paintOf(place: Place): Paint {
  return {
    field: `var(--p-${place})`,
    on: `var(--p-${place}-on)`,
    line: place === "black" ? "var(--p-black-line, var(--piece-line))" : "var(--piece-line)",
    pattern: `url(#field-${place})`,
    animal: ANIMALS[place],
  };
}

export const PAINT: Readonly<Record<Place, Paint>> = {
  black: paintOf("black"),
  grey: paintOf("grey"),
  blue: paintOf("blue"),
  purple: paintOf("purple"),
  orange: paintOf("orange"),
  brown: paintOf("brown"),
};

export const VASSAL_SIGN: Readonly<Record<Vassal | "any", string>> = {
  lady: queen,
  "shield-bearer": templar,
  builder: hammer,
  "flag-bearer": banner,
  any: character,
};

export const TERRAIN_SIGN: Readonly<Record<Terrain, string>> = { mountain: peaks, wood: pine, lake: waves };

/** The outlines that pieces share with the gold line round them. */
export const OUTLINE = {
  shield: "M-10.5-12H10.5V1C10.5 8 4.5 11.5 0 13.5C-4.5 11.5-10.5 8-10.5 1Z",
  cloth: "M-9-12H12.5L8-5L12.5 2H-9Z",
  flag: "M-11.6-13.6H13.2L8.9-5L13.2 3H-8.8V14.6H-11.6Z",
  material: "M0-13L11.5-7V6.5L0 13L-11.5 6.5V-7Z",
  manor: "M-11.5 10.5V-2H-14.5L-7.5-8V-12.5H-3.5V-11.3L0-14.3L14.5-2H11.5V10.5Z",
  traitor: "M-11 12V-3C-11-9-6-13 0-13S11-9 11-3V12Z",
  tile: "M-11-15H11A3 3 0 0 1 14-12V12A3 3 0 0 1 11 15H-11A3 3 0 0 1-14 12V-12A3 3 0 0 1-11-15Z",
  base: "M-13 17a13 4.6 0 0 1 26 0v2.4a13 4.6 0 0 1-26 0z",
} as const;
