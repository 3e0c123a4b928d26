/** Where points come from. */

import { type PointSource } from "./records";
import { layers } from "../layers";

const OWN: readonly PointSource[] = [
  { key: "missions", order: 10 },
  { key: "spaces", order: 20 },
  { key: "flags", order: 30 },
  { key: "traitors", order: 100 },
  { key: "excalibur", order: 110 },
  { key: "environs", order: 120 },
  { key: "influence", order: 130 },
  { key: "vassals", order: 140 },
  { key: "apples", order: 160, isLeft: true },
  { key: "staffs", order: 170, isLeft: true },
  { key: "goods", order: 190, isLeft: true },
];

/** The sources of this table, in the order in which they are told. */
export function sourcesOf(): readonly PointSource[] {
  return [...OWN, ...layers().flatMap(({ sources }) => sources ?? [])].toSorted(
    (one, other) => one.order - other.order,
  );
}

/** What is counted once, after the last scoring. */
export function leftOver(): string[] {
  return sourcesOf().flatMap(({ key, isLeft }) => (isLeft ? [key] : []));
}
