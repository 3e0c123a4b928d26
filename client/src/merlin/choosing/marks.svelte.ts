/** The pieces and panels that are spoken of: marked in ink, for gold says that something can be done. */

const NONE: ReadonlySet<string> = new Set();

let ids = $state.raw(NONE);

export const marks = {
  get ids(): ReadonlySet<string> {
    return ids;
  },
  has(id: string): boolean {
    return ids.has(id);
  },
  /** Mark these and nothing else. */
  show(wanted: readonly string[]): void {
    ids = wanted.length ? new Set(wanted) : NONE;
  },
};
