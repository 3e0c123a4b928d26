/** Advice to send a vassal on an posting. */

import { t } from "../../lib/i18n.svelte";
import { toPlace, whatGood } from "../telling/phrases";
import { moveToMission } from "./advice";
import type { Advice, Moment } from "./moment";

/** Go where a vassal meets a mission. */
export function towardsPosting(moment: Moment): Advice | null {
  const found = moveToMission(moment, moment.acts);
  if (!found) return null;
  const { go, posting } = found;
  const values = {
    n: moment.view.faces[moment.seat]?.[go.die] ?? 0,
    to: toPlace(posting.place),
    vassal: t(`gd.your.${posting.vassal}`),
  };
  const text = posting.good
    ? t("gd.try.fetch", { ...values, what: whatGood(posting.good) })
    : t("gd.try.send", values);
  return { text, word: go.word };
}
