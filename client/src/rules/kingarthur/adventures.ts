/** The rule of each adventure. */

import type { Adventure } from "../../drawings/cards";

export const ADVENTURE_RULES: Readonly<Record<Adventure, string>> = {
  grail: "K6.3a",
  mountain: "K6.3b",
  excalibur: "K6.3c",
  beast: "K6.3d",
  fisher: "K6.3e",
  tournament: "K6.3f",
  saxons: "K6.3g",
  robbers: "K6.3h",
  vikings: "K6.3i",
  mark: "K6.3j",
  seamonster: "K6.3k",
  greenknight: "K6.3l",
  treasure: "K6.3m",
};
