/** Changes of a view: patches as JSON Patch (RFC 6902) has them, and a sum that tells whether one went astray. */

import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { components } from "./wire";

export type Patch = components["schemas"]["Operation"][];

/** What a game shows to one reader, as it comes over the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** The view after a change; the one before stays as it is. */
export function patched(wire: Wire, patch: Patch): Wire {
  return patch.length ? (immutableJSONPatch(wire, patch as JSONPatchDocument) as Wire) : wire;
}

/** JSON in which the order of keys says nothing. */
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
