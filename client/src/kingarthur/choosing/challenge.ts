/** Challenging an adversary with knights, to take it or to lay a seal. */

import { adversaryOf, KINDS } from "../../drawings/cards";
import { capitalised, parts, t } from "../../lib/i18n.svelte";
import { sum } from "../position/cards";
import { strings } from "../position/view";
import type { Way } from "../rules";
import { adversaryName, whatAdversary, withKnights } from "../telling/phrases";
import { adversaryTarget, type Challenge, type Group } from "./moves";
import { demandOf, overpaid, whyNotChallenge } from "./reasons";
import { rowFor, ways, type ActRecord, type Payment, type Refused } from "./record";

function wayOf(value: unknown): Way {
  return value === "repeated" || value === "double" ? value : "usual";
}

const MERLIN_COUNTS = 3;
const DOUBLE_COUNTS = 1000;

/** Overpaying counts most, then Merlin, then the number of cards. */
function priceOf(way: Way, cards: readonly string[]): number {
  const merlins = cards.filter((card) => card === "merlin").length;
  const dearer = way === "double" ? DOUBLE_COUNTS : 0;
  return dearer + sum(cards) * 100 + merlins * MERLIN_COUNTS + cards.length;
}

function costs({ cards }: Challenge): string {
  return t("ka.option.with", { cards: withKnights(cards) });
}

/** With seals a row says what becomes of the card. */
function detail(group: Group<Challenge>, withSeals: boolean): string {
  if (!withSeals) return ways(group, costs);
  const n = adversaryOf(group.moves[0].adversary).value;
  const offered = new Set(group.moves.map((move) => move.way));
  if (offered.has("repeated")) return t("ka.option.repeated.one", { n });
  if (offered.has("usual") && offered.has("double")) return t("ka.option.usualOrDouble", { n, twice: 2 * n });
  return offered.has("usual") ? t("ka.option.seal.one", { n }) : t("ka.option.double.one", { n: 2 * n });
}

function wayWords(move: Challenge): string {
  return `${t(`ka.option.way.${move.way}`)}, ${t("ka.takes", { n: demandOf(move) })}`;
}

const payment: Payment<Challenge> = {
  from: "knights",
  row(move, withSeals) {
    const over = overpaid(move) > 0 ? t("ka.option.over") : null;
    if (!withSeals) return { title: capitalised(costs(move)), detail: over };
    return { title: wayWords(move), detail: over ? `${costs(move)}; ${over}` : costs(move) };
  },
  chosen: (move, withSeals) => (withSeals ? wayWords(move) : null),
  name: ({ adversary }) => adversaryName(adversary),
  laid: (cards, reach) => parts(`ka.say.laid.${reach}`, { n: sum(cards), cards: withKnights(cards) }),
  other: "ka.otherTarget",
};

export const challenge: ActRecord<Challenge> = {
  read(option, word) {
    const [said, name, costing] = Array.isArray(option) ? (option as readonly unknown[]) : [];
    const [way, adversary, cards] = [wayOf(said), String(name), strings(costing)];
    const target = adversaryTarget(adversary, way === "repeated");
    return { kind: "challenge", word, target, cards, price: priceOf(way, cards), way, adversary };
  },
  title: () => t("ka.ask.challenge"),
  about: (_, withSeals) => parts(withSeals ? "ka.say.challenge.seals" : "ka.say.challenge"),
  decline: "ka.decline.challenge",
  rows(group, { withSeals, isLaid }) {
    const card = group.moves[0].adversary;
    return [
      {
        ...rowFor(group),
        title: adversaryName(card),
        detail: isLaid && !withSeals ? null : detail(group, withSeals),
        sign: { kind: adversaryOf(card).kind, card },
      },
    ];
  },
  button: ({ way, adversary }, withSeals) =>
    withSeals
      ? t(`ka.option.way.${way}`)
      : capitalised(t("ka.do.defeat", { what: whatAdversary(adversary) })),
  refused(situation) {
    // Equal cards are listed once.
    const rows = new Map<string, Refused>();
    for (const kind of KINDS) {
      for (const open of situation.view.columns[kind]) {
        const { card, seal } = open;
        const reason = whyNotChallenge(open, situation);
        const id = `${card} ${seal ?? "-"}`;
        if (reason !== null) rows.set(id, { id, title: adversaryName(card), reason, sign: { kind, card } });
      }
    }
    return [...rows.values()];
  },
  payment,
};
