/** The signs of Morgana's pieces. */

import apple from "icon:apple-maggot";
import horn from "icon:beer-horn";
import cauldron from "icon:cauldron";
import knight from "icon:chess-knight";
import coins from "icon:coins";
import thorns from "icon:crown-of-thorns";
import crystal from "icon:crystal-ball";
import hut from "icon:hut";
import pentacle from "icon:pentacle";
import witch from "icon:witch-face";
import type { Spell } from "./kitchen";

export const SIGNS = { apple, horn, cauldron, knight, thorns, hut, pentacle, witch } as const;

/** The signs of tokens. The two knights that change places have a separate drawing. */
export const SPELL_SIGNS: Readonly<Record<Exclude<Spell, "swap">, string>> = {
  bewitch: crystal,
  gold: coins,
  dark: pentacle,
  hut,
};
