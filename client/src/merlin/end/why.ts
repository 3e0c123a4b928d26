/** Why a game of Merlin turned at a decision. */

import type { AdviceReason } from "../../lib/api";
import { list, t } from "../../lib/i18n.svelte";
import { numeric, rounded, word } from "../../table/counsel/numbers";
import type { Voice } from "../../table/end/story/voice";
import { changesIn, dieWords, sourceWords } from "../counsel/says";
import type { Good } from "../position/words";
import { goodName, points as inPoints, spaceName, toSpace } from "../telling/phrases";

function why({ kind, source, points: estimate, facts }: AdviceReason, names: readonly string[]): string {
  const what = sourceWords(source);
  const points = numeric(facts, "points");
  const n = rounded(estimate);
  switch (kind) {
    case "gain":
      return t("why.gain", { what, n: points });
    case "scoring":
      return t("why.scoring", { what, changes: changesIn(facts, names), round: numeric(facts, "round") });
    case "mission": {
      const lacking = numeric(facts, "lacking");
      return lacking ? t("why.mission", { n: lacking, points }) : t("why.mission.ready", { points });
    }
    case "kept":
      return t("why.kept", { good: goodName(word(facts, "good") as Good), points: inPoints(points) });
    case "goods":
      return t("why.goods", { goods: list((facts["goods"] as Good[]).map(goodName)) });
    case "piece":
      return t("why.piece", { what, n: numeric(facts, "count") });
    case "ahead":
    case "later":
      return t("why.further", { die: dieWords(facts), to: toSpace(word(facts, "space")) });
    case "draw":
      return "points" in facts ? t("why.draw", { points, n }) : t("why.draw.deck", { n });
    default:
      return t("why.worth", { what, n });
  }
}

function risk({ kind, source, facts }: AdviceReason, names: readonly string[]): string {
  const name = names[numeric(facts, "seat")] ?? "";
  const by = { name, die: dieWords(facts), space: spaceName(word(facts, "space")) };
  if (kind === "taken") return t("why.risk.taken", { ...by, good: goodName(word(facts, "good") as Good) });
  return t("why.risk.overtaken", { ...by, what: sourceWords(source), n: numeric(facts, "points") });
}

export const voice: Voice = {
  source: sourceWords,
  why,
  instead: ({ source, points }) => t("why.instead", { what: sourceWords(source), n: rounded(points) }),
  risk,
};
