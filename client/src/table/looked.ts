/** How far each seat on this device has followed each game, so that a recap can begin there. */

const ENTRY = "logres.looked";
const MOST = 60;

type Entry = [table: string, seat: number, seq: number];

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) &&
    typeof value[0] === "string" &&
    typeof value[1] === "number" &&
    typeof value[2] === "number"
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

/** The number up to which a seat has seen the game; null if it is new to this device. */
export function lookedUpTo(table: string, seat: number): number | null {
  return stored().find(([id, number]) => id === table && number === seat)?.[2] ?? null;
}

export function keepLooked(table: string, seat: number, seq: number): void {
  const others = stored().filter(([id, number]) => id !== table || number !== seat);
  try {
    localStorage.setItem(ENTRY, JSON.stringify([...others, [table, seat, seq]].slice(-MOST)));
  } catch {
    // Without storage there is no recap after a reload; the log tells the same.
  }
}
