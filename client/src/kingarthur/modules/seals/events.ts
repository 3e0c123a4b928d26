/** The events of the seals: one is laid on an adversary, a column falls. */

import { adversaryOf, KIND_PAINT } from "../../../drawings/cards";
import { parts, t, type Part } from "../../../lib/i18n.svelte";
import { sayOf, type EventRecord } from "../../events/record";
import { arriving, BETWEEN, paid, place } from "../../motion/flights";
import type { ColumnFell, Sealed } from "../../rules";
import { adversaryName, kindName, whatAdversaries, whatAdversary, withKnights } from "../../telling/phrases";

export const sealed: EventRecord<Sealed> = {
  say({ facts }, teller) {
    return sayOf(teller, "sealed", {
      what: whatAdversary(facts.adversary),
      cards: withKnights(facts.payment),
    });
  },
  sign: ({ seat }) => `seal${seat ?? 0}`,
  sound: "piece",
  step: {
    of: "challenge",
    note: ({ facts }) => t("ka.did.sealed", { card: adversaryName(facts.adversary) }),
  },
  flights({ seat, facts }, before) {
    const card = facts.adversary;
    const { kind } = adversaryOf(card);
    const who = seat ?? before.active;
    const at = before.columns[kind].findIndex((open) => open.card === card && open.seal === null);
    const payment = paid(before, who, facts.payment);
    return [
      ...payment,
      {
        card: `seal${who}`,
        from: [place.player(who)],
        to: [place.seal(kind, at)],
        delay: payment.length * BETWEEN,
      },
    ];
  },
};

const SEMICOLON: Part = { text: "; ", bold: false, param: null };

export const columnFell: EventRecord<ColumnFell> = {
  /** Each winner has a clause; the player whose turn it is comes first. */
  say({ seat, facts: { kind, won } }, { readers }) {
    const winners = [...new Set(won.map(([owner]) => owner))].sort(
      (one, other) => Number(other === seat) - Number(one === seat) || one - other,
    );
    const clauses = winners.flatMap((winner, index): Part[] => {
      const cards = whatAdversaries(won.filter(([owner]) => owner === winner).map(([, card]) => card));
      const clause =
        winner === readers.you
          ? parts("ka.log.won.you", { cards })
          : parts("ka.log.won.other", { name: readers.names[winner] ?? "", cards });
      return index ? [SEMICOLON, ...clause] : clause;
    });
    return parts(`ka.log.fell.${kind}`, { won: "" }).flatMap((part) =>
      part.param === "won" ? clauses : [part],
    );
  },
  sign: ({ facts }) => facts.won[0]?.[1] ?? null,
  sound: "card",
  isNews: true,
  title: ({ facts: { kind } }) => ({ sign: KIND_PAINT[kind].sign, title: kindName(kind) }),
  flights: ({ facts }, _, now) =>
    facts.won.map(([seat, card], index) => ({
      card,
      from: [place.open(adversaryOf(card).kind, index)],
      to: arriving(now, seat, card),
      delay: index * BETWEEN,
    })),
};
