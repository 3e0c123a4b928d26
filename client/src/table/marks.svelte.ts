/**
 * The pieces and panels that a text mentions. They are marked in ink, because gold means that something can be done.
 */

const NONE: ReadonlySet<string> = new Set();

let ids = $state.raw(NONE);

export const marks = {
  get ids(): ReadonlySet<string> {
    return ids;
  },
  has(id: string): boolean {
    return ids.has(id);
  },
  /** Mark these and clear all others. */
  show(wanted: readonly string[]): void {
    ids = wanted.length ? new Set(wanted) : NONE;
  },
};
