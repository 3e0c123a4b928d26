/** What a player can do with coins and mistletoe. */

import { readAct, type Act, type ActReaders } from "../../choosing/acts";
import type * as rules from "../../rules";

export const FRUITS = ["apple", "mistletoe"] as const;
export type Fruit = (typeof FRUITS)[number];

/** An apple or a piece of mistletoe is taken. */
export interface Pluck {
  readonly kind: "pluck";
  readonly word: string;
  readonly fruit: Fruit;
}
/** So much mistletoe helps to meet a mission. */
export interface Relieve {
  readonly kind: "relieve";
  readonly word: string;
  readonly count: number;
}
export type GoldAct = Pluck | Relieve;

const NAMED: ActReaders<rules.GoldAct> = {
  coin: ([, die, face], word) => ({ kind: "coin", word, die, face }),
};

/** An option that is about coins or mistletoe. */
export function goldAct(ask: string, option: unknown, word: string): Act | null {
  if (ask === "fruit") {
    const fruit = FRUITS.find((known) => known === option);
    return fruit ? { kind: "pluck", word, fruit } : null;
  }
  if (ask === "mistletoe") return { kind: "relieve", word, count: Number(option) };
  return readAct(NAMED, option, word);
}

/** The pieces that it concerns. */
export function goldIds(act: Act, seat: number): string[] | null {
  switch (act.kind) {
    case "coin":
      return [`die:${seat}:${act.die}`, `coin:${seat}`];
    case "pluck":
      return [`supply:${act.fruit === "apple" ? "apples" : "mistletoe"}`];
    case "relieve":
      return [`mistletoe:${seat}`];
    default:
      return null;
  }
}
