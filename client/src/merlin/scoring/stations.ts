/** The stations of a scoring, and the rows beside them on the sheet. */

import people from "icon:character";
import hood from "icon:hood";
import apple from "icon:shiny-apple";
import village from "icon:village";
import { type ScoringStation } from "./records";
import { fromBelow, layers } from "../layers";

const OWN: readonly ScoringStation[] = [
  { key: "traitors", order: 10, sign: hood },
  { key: "environs", order: 20, sign: village },
  { key: "influence", order: 30, sign: people },
  { key: "vassals", order: 40, sign: people },
  { key: "left", order: 60, sign: apple, isRare: true },
];

/** The stations of a scoring at this table, in order. */
export function stationsOf(): readonly ScoringStation[] {
  return [...OWN, ...layers().flatMap(({ stations }) => stations ?? [])].toSorted(
    (one, other) => one.order - other.order,
  );
}

/** The sources that are scored along with the traitors and have separate rows, with their signs. */
export function rowsBeside(): readonly { readonly key: string; readonly sign: string }[] {
  return fromBelow()
    .flatMap(({ sources }) => Object.entries(sources ?? {}))
    .flatMap(([key, { beside }]) => (beside ? [{ key, sign: beside }] : []));
}

/** The sign of a row of the sheet that is not a principality. */
export function signOfRow(row: string): string {
  return [...stationsOf(), ...rowsBeside()].find(({ key }) => key === row)?.sign ?? people;
}
