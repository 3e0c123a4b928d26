/**
 * The pieces and panels that a text mentions. They are marked in ink, because gold means that something can be done.
 */

const NONE: ReadonlySet<string> = new Set();

let ids = $state.raw(NONE);
/** Those of counsel, apart from those of a hint, because both may be shown at once. */
let advised = $state.raw(NONE);

export const marks = {
  get ids(): ReadonlySet<string> {
    return ids;
  },
  has(id: string): boolean {
    return ids.has(id) || advised.has(id);
  },
  /** Mark what a hint mentions, and clear what the last one did. */
  show(wanted: readonly string[]): void {
    ids = new Set(wanted);
  },
  /** Mark what counsel is about, and clear what it was about before. */
  advise(wanted: readonly string[]): void {
    advised = new Set(wanted);
  },
};
