/** Why a game of King Arthur turned at a decision. */

import type { AdviceReason } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { numeric, rounded, word } from "../../table/counsel/numbers";
import type { Voice } from "../../table/end/story/voice";
import { adventureIn, cardsIn, lackingIn, sourceWords, wonIn } from "../counsel/words";
import { adversaryName } from "../telling/phrases";

function why({ kind, source, points, facts }: AdviceReason): string {
  switch (kind) {
    case "adventure":
      return t("cc.why.adventure", adventureIn(facts));
    case "ready":
      return t("cc.why.ready", adventureIn(facts));
    case "nearer":
      return t("cc.why.nearer", { ...adventureIn(facts), lacking: lackingIn(facts) });
    case "trophies":
      return t("cc.why.trophies", { n: numeric(facts, "points") });
    case "fallen":
      return t("cc.why.fallen", { cards: cardsIn(facts) });
    case "sealed":
      return t("cc.why.sealed", { card: adversaryName(word(facts, "adversary")) });
    case "knights":
      return t("cc.why.knights", { n: numeric(facts, "count") });
    default:
      return t("why.worth", { what: sourceWords(source), n: rounded(points) });
  }
}

function risk({ kind, facts }: AdviceReason, names: readonly string[]): string {
  if (kind === "last") return t("cc.why.risk.last");
  return t("cc.why.risk.falls", { name: names[numeric(facts, "seat")] ?? "", cards: wonIn(facts) });
}

export const voice: Voice = {
  source: sourceWords,
  why,
  instead: ({ source, points }) => t("why.instead", { what: sourceWords(source), n: rounded(points) }),
  risk,
};
