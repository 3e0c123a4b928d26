/** The allies in words: what they are called and what they do. */

import { inWords, t, type PlainKey } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Posting } from "../../layers";
import type { Need } from "../../position/parts";
import { inPlace, whatNeeds } from "../../telling/phrases";
import { serves, tilesOf } from "./allies";
import type { View } from "../../position/view";
import type { Ally } from "./allies";

export function allyName(ally: Ally): string {
  return t(`knights.name.${ally}`);
}

/** Whether the black die is there, which Gawain turns too. */
function hasArthur({ settings }: Pick<View, "settings">): boolean {
  return settings["arthur"] === "on";
}

/** What an ally does, in a sentence or two, as the rules of this table want it. */
export function allyText(ally: Ally, view: Pick<View, "settings">): string {
  if (ally === "gawain" && hasArthur(view)) return t("knights.text.gawain.arthur");
  if (ally === "geraint" && view.settings["geraint"] === "firstOnly") return t("knights.text.geraint.first");
  return t(`knights.text.${ally}` as PlainKey);
}

/** What an ally does, in a few words. */
export function allyDoes(ally: Ally, view: Pick<View, "settings" | "knights">): string {
  if (ally === "gawain" && hasArthur(view)) return t("knights.does.gawain.arthur");
  if (ally === "lancelot") {
    return t("knights.does.lancelot", { in: inPlace(view.knights?.marshal ?? "black") });
  }
  return t(`knights.does.${ally}` as PlainKey);
}

/** What it costs to use an ally that has so many tiles. */
export function forTile(ally: Ally, tiles: number): string {
  const said = { ally: allyName(ally) };
  if (tiles < 2) return t("knights.forTile.last", said);
  return t("knights.forTile.left", { ...said, n: tiles - 1, words: inWords(tiles - 1) });
}

/** A tile of Percival meets what a mission lacks. */
export function relieved(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  if (!tilesOf(view.knights, seat, "percival")) return null;
  return t("knights.option.percival", { said, needs: whatNeeds(lacking) });
}

/** What a vassal does where it is sent, with the allies that change it. */
export function sentBy(once: string, { vassal, place }: Posting, { view, seat }: Situation): string {
  const isTwice = view.knights?.marshal === place && serves(view.knights, seat, "lancelot");
  const duty = isTwice ? t("knights.twice", { duty: once }) : once;
  const isThere = serves(view.knights, seat, "lamorak") && view.vassals[seat]?.[vassal] === place;
  return isThere ? t("knights.alreadyThere", { duty }) : duty;
}
