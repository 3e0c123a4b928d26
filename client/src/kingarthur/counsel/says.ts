/** Counsel in the words of King Arthur: an advised turn, the reasons for it, and what could spoil it. */

import hourglass from "icon:hourglass";
import skull from "icon:daemon-skull";
import knight from "icon:black-knight-helm";
import chalice from "icon:jeweled-chalice";
import people from "icon:character";
import wax from "icon:wax-seal";
import type { Advice, AdviceReason } from "../../lib/api";
import { capitalised, inWords, t } from "../../lib/i18n.svelte";
import { numeric, rounded, word } from "../../table/counsel/numbers";
import type { CounselVoice, Look, Step } from "../../table/counsel/voice";
import type { Readers } from "../../table/log";
import { declineTitle, recordOf, rowOf } from "../choosing/acts";
import { isDeed, type Deed, type Move } from "../choosing/moves";
import { KING_ARTHUR_END } from "../end/ending";
import { lineOf } from "../events/events";
import type { Cards } from "../position/cards";
import type { View } from "../position/view";
import { adversaryName } from "../telling/phrases";
import { adventureIn, cardsIn, kindIn, lackingIn, sourceWords, wonIn } from "./words";

const SIGNS: Readonly<Record<string, string>> = {
  prospects: skull,
  open: skull,
  knights: knight,
  seals: wax,
  rivals: people,
  outlook: hourglass,
};

/** They all have a field of lapis. */
const HATCHES: Readonly<Record<string, string>> = {
  prospects: "hatch-monster",
  knights: "hatch-orange",
  seals: "hatch-enemy",
};

/** Everything that the words of a question depend on. */
export interface Situation {
  readonly view: View;
  readonly cards: Cards;
  readonly readers: Readers;
}

/** The moves of an advised turn. */
export function movesIn({ answers }: Advice): Move[] {
  return answers.map(({ ask, option, word: as }): Move =>
    option === null ? { kind: "decline", word: as } : recordOf(ask).read(option, as),
  );
}

export function deedsIn(advice: Advice): Deed[] {
  return movesIn(advice).filter(isDeed);
}

/** "Challenge: Dragon 3. Adventure: Holy Grail", or what is declined. */
export function titleOf(advice: Advice, { cards, view }: Situation): string {
  const deeds = deedsIn(advice);
  const [first] = advice.answers;
  if (!deeds.length) return first ? declineTitle(first.ask) : "";
  return deeds.map((deed) => deedWords(deed, cards, view.withSeals)).join(". ");
}

function deedWords(deed: Deed, cards: Cards, withSeals: boolean): string {
  if (deed.kind === "challenge")
    return t("cc.title.challenge", { what: challengeWords(deed.adversary, deed.way, withSeals) });
  if (deed.kind === "adventure")
    return t("cc.title.adventure", { what: t(`ka.adventure.${deed.adventure}`) });
  return rowOf(deed, cards, withSeals).title;
}

function challengeWords(adversary: string, way: "usual" | "repeated" | "double", withSeals: boolean): string {
  const name = adversaryName(adversary);
  return withSeals ? `${name} (${t(`ka.option.way.${way}`)})` : name;
}

function lookOf(source: string): Look {
  const known = KING_ARTHUR_END.sources().find(({ key }) => key === source);
  const name = sourceWords(source);
  if (known) return { name, sign: known.sign, field: known.field, on: known.on, hatch: known.hatch };
  const hatch = HATCHES[source] ?? null;
  return { name, sign: SIGNS[source] ?? chalice, field: "var(--lapis)", on: "var(--leaf)", hatch };
}

function reasonWords({ kind, source, points, facts }: AdviceReason): string {
  const n = numeric(facts, "count");
  switch (kind) {
    case "adventure":
      return t("cc.adventure", adventureIn(facts));
    case "ready":
      return t("cc.ready", adventureIn(facts));
    case "nearer":
      return t("cc.nearer", { ...adventureIn(facts), lacking: lackingIn(facts) });
    case "trophies":
      return t("cc.trophies", { n: numeric(facts, "points") });
    case "fallen":
      return t(`cc.fallen.${kindIn(facts)}`, { cards: cardsIn(facts) });
    case "sealed": {
      const left = numeric(facts, "left");
      return t("cc.sealed", { card: adversaryName(word(facts, "adversary")), n: left, words: inWords(left) });
    }
    case "knights":
      return t("cc.knights", { n, capital: capitalised(inWords(n)) });
    case "rest":
      return t("cc.rest");
    case "cost":
      return t("cc.cost", {
        paid: t("ka.count.knights", { n }),
        left: t("ka.count.knights", { n: numeric(facts, "left") }),
      });
    case "open":
      return t("cc.open");
    default:
      return t("cc.worth", { what: sourceWords(source), n: rounded(points) });
  }
}

function riskWords({ kind, facts }: AdviceReason, { names }: Readers): string {
  if (kind === "shared") return t("cc.risk.shared");
  if (kind === "last") return t("cc.risk.last");
  return t("cc.risk.falls", { name: names[numeric(facts, "seat")] ?? "", cards: wonIn(facts) });
}

/** What happens with a turn, as the log tells it. */
function thenOf({ events }: Advice, readers: Readers): Step[] {
  return events.flatMap((event, id) => {
    const parts = event.name === "turn" ? null : lineOf(event, readers)?.parts;
    return parts ? [{ id, parts }] : [];
  });
}

export interface CardVoice extends CounselVoice {
  readonly situation: Situation;
}

export function voiceOf(situation: Situation): CardVoice {
  return {
    author: "marshal",
    situation,
    title: (advice) => titleOf(advice, situation),
    then: (advice) => thenOf(advice, situation.readers),
    reason: reasonWords,
    risk: (reason) => riskWords(reason, situation.readers),
    look: lookOf,
  };
}
