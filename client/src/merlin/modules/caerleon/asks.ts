/** The questions of Caerleon: what to fetch, and what to barter with the merchant. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { about, type Act, type Situation } from "../../choosing/acts";
import { sortOf } from "../../position/words";
import type { AskTable } from "../../question/asks";
import { isGood, TRADE } from "./acts";
import { EXCHANGES } from "./districts";

/** The title of a fetch. All goods that can be fetched are of one kind. */
function fetchTitle(acts: readonly Act[]): string | null {
  const good = acts.find(isGood)?.good;
  return good ? t(`caerleon.ask.fetch.${sortOf(good)}`) : null;
}

/** How many exchanges the merchant still makes. */
function tradeText(situation: Situation): string | null {
  const trade = about(TRADE, situation);
  return trade && t("caerleon.say.trade", { n: trade.left, words: inWords(trade.left) });
}

function tradeDecline(situation: Situation): string | null {
  const trade = about(TRADE, situation);
  return trade && t(trade.left < EXCHANGES ? "caerleon.decline.trade.more" : "caerleon.decline.trade");
}

/** The text of a barter. A coin cannot be exchanged for a coin. */
function barterText(_: Situation, acts: readonly Act[]): string | null {
  return acts.some((act) => act.kind === "take-coin") ? null : t("caerleon.say.barter.coin");
}

export const ASKS: AskTable = {
  fetch: { title: fetchTitle },
  [TRADE]: { title: () => t("caerleon.ask.trade"), text: tradeText, decline: tradeDecline },
  barter: { text: barterText },
};
