/** The names of allies, and what their help costs. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Ally } from "../../rules";
import { tilesOf } from "./position";

export function allyName(ally: Ally): string {
  return t(`knights.name.${ally}`);
}

/** What it costs the player to use an ally: "for his last tile" */
export function forTile(ally: Ally, { view, seat }: Situation): string {
  const said = { ally: allyName(ally) };
  const left = tilesOf(view.knights, seat, ally) - 1;
  if (left < 1) return t("knights.forTile.last", said);
  return t("knights.forTile.left", { ...said, n: left, words: inWords(left) });
}
