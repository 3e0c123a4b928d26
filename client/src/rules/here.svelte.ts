/** The table at which the reader of a rule sits: the drawer says what the rule means there now. */

export interface Now {
  readonly title: string;
  readonly text: string;
}

export interface Here {
  readonly settings: Readonly<Record<string, string>>;
  /** What these rules mean in the position, with what they are about. */
  readonly now: (rules: readonly string[]) => Promise<readonly Now[]>;
}

let here = $state.raw<Here | null>(null);

export function tableHere(): Here | null {
  return here;
}

/** Sit at a table, until the returned function is called. */
export function sitHere(table: Here): () => void {
  here = table;
  return () => {
    if (here === table) here = null;
  };
}
