/** The progress of the guidance at each table, stored on this device. */

const ENTRY = "logres.guide";
const KEPT = 60;

export interface Progress {
  /** The hints that were understood, in the order in which they were told. */
  readonly known: readonly string[];
  readonly isOff: boolean;
}

type Entry = readonly [table: string, known: readonly string[], isOff: boolean];

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) &&
    typeof value[0] === "string" &&
    Array.isArray(value[1]) &&
    value[1].every((id) => typeof id === "string") &&
    typeof value[2] === "boolean"
  );
}

function stored(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function progressAt(table: string): Progress {
  const found = stored().find(([id]) => id === table);
  return { known: found?.[1] ?? [], isOff: found?.[2] ?? false };
}

export function keepProgress(table: string, { known, isOff }: Progress): void {
  const others = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(ENTRY, JSON.stringify([...others, [table, known, isOff]].slice(-KEPT)));
  } catch {
    // Without storage, the hints come again after a reload.
  }
}
