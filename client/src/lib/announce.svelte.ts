/** Tells a screen reader something: politely, after what it is saying, or immediately. */

export type Urgency = "polite" | "assertive";

interface Line {
  id: number;
  text: string;
}

/** Lines stay a while, so that several told in one moment are all read. */
const KEPT = 8;

let count = 0;
let told = $state.raw<Record<Urgency, Line[]>>({ polite: [], assertive: [] });

/** Tell a screen reader something. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  count += 1;
  told = { ...told, [urgency]: [...told[urgency], { id: count, text }].slice(-KEPT) };
}

/** The lines of the live regions, oldest first. */
export function announced(urgency: Urgency): readonly Line[] {
  return told[urgency];
}
