/** The seals that this device was shown during games. Only they prove that a seed was not chosen afterwards. */

const ENTRY = "logres.seals";
const KEPT = 40;

function stored(): [string, string][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"),
    );
  } catch {
    return [];
  }
}

/** Remember the seal of a running game. The first one seen counts. */
export function rememberSeal(table: string, seal: string): void {
  const known = stored();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(ENTRY, JSON.stringify([...known, [table, seal]].slice(-KEPT)));
  } catch {
    // Without storage the end of the game says that this device did not see the seal before.
  }
}

export function seenSeal(table: string): string | null {
  return stored().find(([id]) => id === table)?.[1] ?? null;
}
