/** What a treasure of the environs would do for a player now, judging by open information. */

import { inWords, list, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { fromPlace, oneOf, points } from "../../telling/phrases";
import { effectOf } from "../../telling/spaces";
import { kindsOf, type Treasure } from "./treasures";
import { applesLeft, leftOf, goodsOf, influenced, markersOut } from "../../position/view";
import type { Place } from "../../position/words";

/** If there are more principalities than this, only their number is given. */
const NAMED = 2;

/** The principalities with a marker of the player from which a treasure brings anything. */
export function rewarding(treasure: Treasure, { view, seat }: Situation): Place[] {
  const kinds = kindsOf(treasure);
  return influenced(view, seat).filter((place) => kinds.some((kind) => leftOf(view, `${place}-${kind}`) > 0));
}

/** The rivals of a player, clockwise, who have one of the things shown by a treasure. */
export function burdened({ things }: Treasure, { view, seat }: Situation): number[] {
  const has = (rival: number) =>
    things.some((thing) => (thing === "marker" ? markersOut(view, rival) : goodsOf(view, rival, thing)) > 0);
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + step + 1) % view.seats).filter(has);
}

/** The names of those who have to give something up. */
export function burdenedNames(treasure: Treasure, situation: Situation): string {
  const { names = [] } = situation;
  return list(burdened(treasure, situation).map((rival) => names[rival] ?? ""));
}

function influence(treasure: Treasure, situation: Situation): string {
  if (!influenced(situation.view, situation.seat).length) return t("ml.does.claim.none");
  const places = rewarding(treasure, situation);
  const n = places.length;
  if (!n) return t("ml.does.claim.empty");
  return n > NAMED ? t("ml.does.claim.many", { n, words: inWords(n) }) : oneOf(places.map(fromPlace));
}

/** What a treasure would do for this player now, in a line. */
export function foundEffect(treasure: Treasure, situation: Situation): string {
  const { view, parts } = situation;
  switch (treasure.find) {
    case "excalibur":
    case "grail":
      return effectOf(treasure.find, situation);
    case "staff":
      return t(view.neutralStaffs ? "ml.finds.staff" : "ml.finds.staff.none");
    case "apple": {
      // Where the rules have said what the treasure brings, its points are told from there.
      if (situation.outcome) return t(applesLeft(view) ? "ml.finds.apple.also" : "ml.finds.apple.none");
      const won = points(parts.treasurePoints);
      return t(applesLeft(view) ? "ml.finds.apple" : "ml.finds.apple.only", { points: won });
    }
    case "influence":
      return influence(treasure, situation);
    case "discard": {
      const n = burdened(treasure, situation).length;
      if (!n) return t("ml.finds.discard.none");
      return t("ml.finds.discard", { n, names: burdenedNames(treasure, situation) });
    }
  }
}
