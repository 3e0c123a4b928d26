/** What the rules themselves foresee of an act, besides points: what can be chosen next, and what is taken. */

import { list } from "../../lib/i18n.svelte";
import { offeredNext, type Situation } from "../choosing/act";
import type { Ask, Event } from "../rules";
import { whatGood } from "./phrases";
import type { Good } from "../position/words";

/** The events of an act that are the player's own; null if they are not known. */
export function foreseen({ outcome, seat }: Situation): readonly Event[] | null {
  const events = outcome && (outcome.events as unknown as readonly Event[]);
  return events?.filter((event) => event.seat === seat) ?? null;
}

/** Whether an act does something; null if that is not known. */
export function happens(name: Event["name"], situation: Situation): boolean | null {
  return foreseen(situation)?.some((event) => event.name === name) ?? null;
}

/** The goods that an act brings without a question, in words; null if there are none. */
export function takenGoods(situation: Situation): string | null {
  const goods = foreseen(situation)?.flatMap((event): Good[] =>
    event.name === "took" ? [event.facts.good] : [],
  );
  return goods?.length ? list(goods.map(whatGood)) : null;
}

/** How many different things the options of the next question begin with; null if it is none of these questions. */
export function choices(situation: Situation, ...names: Ask[]): number | null {
  return counted(situation, names, (option) => [option].flat()[0]);
}

/** How many different things they end with. */
export function ends(situation: Situation, ...names: Ask[]): number | null {
  return counted(situation, names, (option) => [option].flat().at(-1));
}

function counted(
  situation: Situation,
  names: readonly Ask[],
  of: (option: unknown) => unknown,
): number | null {
  for (const name of names) {
    const options = offeredNext(name, situation);
    if (options) return new Set(options.map(of)).size;
  }
  return null;
}
