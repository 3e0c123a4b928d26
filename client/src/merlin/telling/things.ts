/** What the client knows of the things with an id: "die:0:merlin", "cell:b3", "mission:m12". */

import type { Act, Situation } from "../choosing/acts";
import type { Outline } from "../board/lights";
import type { View } from "../position/view";
import type { Place } from "../position/words";
import { type Row } from "../choosing/act";
import type { Explanation } from "./explain";

/** The words of an id: what sort of thing it is, and which. */
export interface Thing {
  readonly id: string;
  readonly sort: string;
  readonly one: string;
  readonly other: string;
}

/** Things of one sort in one record. A function that answers null leaves the thing to the layers further in. */
export interface ThingRecord {
  /** What it is, for those who point at it. */
  readonly explain?: (thing: Thing, situation: Situation) => Explanation | null;
  /** Why it cannot be chosen for this question. */
  readonly whyNot?: (thing: Thing, ask: string, situation: Situation) => string | null;
  /** The gold line round it on the board. */
  readonly outline?: (thing: Thing, view: View, places: readonly Place[]) => Outline | null;
  /** Its row, where several acts begin with it. */
  readonly row?: (thing: Thing, acts: readonly Act[], situation: Situation) => Row | null;
  /** The piece that stands for it in that row. */
  readonly sign?: (thing: Thing, situation: Situation) => string | null;
}

/** The records of a layer, by the first word of the id. */
export type ThingTable = Readonly<Record<string, ThingRecord>>;

/** The thing with this id. */
export function thingWith(id: string): Thing {
  const [sort = "", one = "", other = ""] = id.split(":");
  return { id, sort, one, other };
}
