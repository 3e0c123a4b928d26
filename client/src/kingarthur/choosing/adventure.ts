/** Taking an adventure for adversaries. */

import { ADVENTURES, type Adventure } from "../../drawings/cards";
import { capitalised, parts, t } from "../../lib/i18n.svelte";
import { sum } from "../position/cards";
import { strings } from "../position/view";
import { withAdversaries } from "../telling/phrases";
import { adventureTarget, type Venture } from "./moves";
import { whyNotVenture } from "./reasons";
import { rowFor, ways, type ActRecord, type Payment } from "./record";

function adventureOf(value: unknown): Adventure {
  const adventure = ADVENTURES.find((known) => known === value);
  if (!adventure) throw new Error(`there is no adventure "${String(value)}"`);
  return adventure;
}

function costs({ cards }: Venture): string {
  return t("ka.option.with", { cards: withAdversaries(cards) });
}

const payment: Payment<Venture> = {
  from: "trophies",
  row: (move) => ({ title: capitalised(costs(move)), detail: null }),
  name: ({ adventure }) => t(`ka.adventure.${adventure}`),
  laid: (cards, reach) =>
    parts(`ka.say.offered.${reach}`, { n: sum(cards), cards: capitalised(withAdversaries(cards)) }),
  other: "ka.otherAdventure",
};

export const adventure: ActRecord<Venture> = {
  read(option, word) {
    const [name, costing] = Array.isArray(option) ? (option as readonly unknown[]) : [];
    const [id, cards] = [adventureOf(name), strings(costing)];
    const price = sum(cards) * 10 + cards.length;
    return { kind: "adventure", word, target: adventureTarget(id), cards, price, adventure: id };
  },
  title: () => t("ka.ask.adventure"),
  about: () => parts("ka.say.adventure"),
  decline: "ka.decline.adventure",
  rows(group, { cards }) {
    const id = group.moves[0].adventure;
    const title = `${t(`ka.adventure.${id}`)}, ${t("ka.worth", { n: cards[id].value })}`;
    return [{ ...rowFor(group), title, detail: ways(group, costs), sign: { adventure: id } }];
  },
  button: () => t("ka.do.venture"),
  refused: (situation) =>
    situation.view.adventures.flatMap(({ id, owner }) => {
      const reason = owner === null ? whyNotVenture(id, situation) : null;
      return reason === null ? [] : [{ id, title: t(`ka.adventure.${id}`), reason, sign: { adventure: id } }];
    }),
  payment,
};
