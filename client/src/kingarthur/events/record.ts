/** All that the client knows about an event of King Arthur: one record for each event that the rules declare. */

import type { Sound } from "../../lib/hearing";
import { parts, type Key, type Part } from "../../lib/i18n.svelte";
import type { Readers } from "../../table/log";
import type { Flight } from "../../table/stage.svelte";
import type { View } from "../position/view";
import type { Ask, Event } from "../rules";

export interface EventRecord<Of extends Event> {
  /** Its sentence in the log; null if another event tells it. */
  readonly say: ((event: Of, teller: Teller) => Part[]) | null;
  /** The card it speaks of. */
  sign?(event: Of): string | null;
  readonly sound: Sound | null;
  /** The cards that fly between the positions before and after it. */
  flights?(event: Of, before: View, now: View): Flight[];
  /** It is shown without a pause, because there is nothing to follow. */
  readonly isSilent?: true;
  /** It is announced even in the reader's own turn. */
  readonly isNews?: true;
  /** The points it brings. */
  points?(event: Of): number;
  /** The step of the turn that it completes, and a note on it. */
  readonly step?: { readonly of: Ask; note(event: Of): string | null };
  /** How the end of the game titles a turn in which it happened. */
  title?(event: Of): Title;
}

export interface Title {
  readonly sign: string;
  readonly title: string;
}

/** Who did it, and who reads about it. */
export interface Teller {
  readonly isYou: boolean;
  readonly name: string;
  readonly readers: Readers;
}

/** The sentences that exist both for you and for others. */
type Both = Key extends infer K ? (K extends `ka.log.${infer Name}.you` ? Name : never) : never;

/** A sentence about the reader, or about another player by name. */
export function sayOf(
  { isYou, name }: Teller,
  what: Both,
  values: Readonly<Record<string, string | number>> = {},
): Part[] {
  const key = `ka.log.${what}.${isYou ? "you" : "other"}` as "ka.log.began.other";
  return parts(key, { name, ...values });
}
