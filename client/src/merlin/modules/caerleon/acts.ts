/** The options of Caerleon: who makes room, and what the merchant is given and gives. */

import { readAct, type Act, type ActReaders, type Carry, type Situation } from "../../choosing/acts";
import type * as rules from "../../rules";
import { goodOf, vassalOf, type Vassal } from "../../position/words";

/** One of two lodgers goes home. */
export interface Room {
  readonly kind: "make-room";
  readonly word: string;
  readonly seat: number;
  readonly vassal: Vassal;
}
/** A coin is given to the merchant, or taken from him. */
export interface Coin {
  readonly kind: "pay-coin" | "take-coin";
  readonly word: string;
}
export type CityAct = Room | Coin;

const COIN = "coin";

const NAMED: ActReaders<rules.CaerleonAct> = {
  barter: ([, given], word) =>
    given === COIN ? { kind: "pay-coin", word } : { kind: "give", word, good: given },
};

/** What an option of Caerleon does; goods are given and taken as elsewhere. */
export function cityAct(ask: string, option: unknown, word: string): Act | null {
  if (ask === "make-room" && Array.isArray(option)) {
    const [seat, vassal] = [Number(option[0]), vassalOf(option[1])];
    return vassal && { kind: "make-room", word, seat, vassal };
  }
  const named = readAct(NAMED, option, word);
  if (named) return named;
  if (ask !== "fetch" && ask !== "barter") return null;
  const good = goodOf(option);
  if (good) return { kind: "take", word, good };
  return option === COIN ? { kind: "take-coin", word } : null;
}

export function cityIds(act: Act, { seat }: Situation): string[] | null {
  switch (act.kind) {
    case "make-room":
      return [`vassal:${act.seat}:${act.vassal}`];
    case "pay-coin":
      return [`coin:${seat}`];
    case "take-coin":
      return ["supply:coins"];
    default:
      return null;
  }
}

/** The question what is given to the merchant. */
export const TRADE = "merchant";

/** The goods that can be given or taken. */
export function isGood(act: Act): act is Carry {
  return act.kind === "give" || act.kind === "take";
}
