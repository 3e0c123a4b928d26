/** Points of counsel, and facts that come with its reasons. */

import type { Advice } from "../../lib/api";
import { number } from "../../lib/i18n.svelte";

/** "7.6", in the reader's way of writing numbers */
export function rounded(points: number): string {
  return number(Math.round(points * 10) / 10);
}

/** "+7.6", "−1.2" */
export function more(points: number): string {
  return `${points < 0 ? "−" : "+"}${rounded(Math.abs(points))}`;
}

/** What a turn is expected to bring in all. */
export function pointsOf({ parts }: Pick<Advice, "parts">): number {
  return Object.values(parts).reduce((sum, points) => sum + points, 0);
}

export type Facts = Readonly<Record<string, unknown>>;

/** A fact that is a number. */
export function numeric(facts: Facts, key: string): number {
  return Number(facts[key] ?? 0);
}

/** A fact that is a word. */
export function word(facts: Facts, key: string): string {
  return String(facts[key] ?? "");
}
