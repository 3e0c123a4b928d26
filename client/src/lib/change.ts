/**
 * Changes of a view, and a checksum that tells whether one went wrong. A change is a JSON Patch (RFC 6902) of what the
 * server writes: "add", "replace" and "remove". Views are never changed in place, because they may still be shown.
 */

import type { components } from "./wire";

type Operation = components["schemas"]["Operation"];
export type Patch = Operation[];

/** What a game shows to one reader, as it comes over the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** The view after a change. It shares with the view before whatever did not change. */
export function patched(wire: Wire, patch: Patch): Wire {
  return patch.reduce<unknown>(
    (document, operation) => operated(document, operation.path.split("/").slice(1), operation),
    wire,
  ) as Wire;
}

function operated(document: unknown, path: readonly string[], operation: Operation): unknown {
  const [part, ...rest] = path;
  const { op, value } = operation;
  if (part === undefined) return value;
  if (Array.isArray(document)) {
    const items = [...(document as unknown[])];
    const at = part === "-" ? items.length : Number(part);
    if (rest.length) items[at] = operated(items[at], rest, operation);
    else items.splice(at, op === "add" ? 0 : 1, ...(op === "remove" ? [] : [value]));
    return items;
  }
  const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
  const { [key]: entry, ...others } = document as Wire;
  if (op === "remove" && !rest.length) return others;
  return { ...(document as Wire), [key]: operated(entry, rest, operation) };
}

/** Whether two views, or parts of them, are equal. It is quick where they share most of their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  const known = new Map<string, unknown>(others);
  return (
    parts.length === others.length &&
    parts.every(([key, part]) => known.has(key) && isSame(part, known.get(key)))
  );
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
}

const CRC = 0xedb88320;

function crc(text: string): number {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? CRC : 0);
  }
  return ~sum;
}

/** The sum of the CRC-32 of all entries of a view, as the server counts it. */
export function digest(wire: Wire): string {
  const sum = Object.entries(wire).reduce((total, entry) => (total + crc(canonical(entry))) | 0, 0);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
