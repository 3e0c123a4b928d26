/** What the client knows about things with an id: "die:0:merlin", "cell:b3", "mission:m12". */

import type { Act, Situation } from "../choosing/acts";
import type { Outline } from "../board/lights";
import type { View } from "../position/view";
import type { Place } from "../position/words";
import type { Row } from "../choosing/act";

/** The words of an id: the sort of thing, and which one. */
export interface Thing {
  readonly id: string;
  readonly sort: string;
  readonly one: string;
  readonly other: string;
}

/** What a thing is, for a reader who points at it. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** The rule to read. */
  readonly rule: string;
  /** What it would do for the reader now, or what is missing; null if there is nothing to add. */
  readonly now: string | null;
}

/** Things of one sort in one record. A function that returns null leaves the thing to the layers further in. */
export interface ThingRecord {
  /** The id of the thing that it is explained as, such as the tile of a manor. */
  readonly explainedAs?: (thing: Thing) => string;
  /** Its explanation; `inside` returns that of the layers further in. */
  readonly explain?: (
    thing: Thing,
    situation: Situation,
    inside: () => Explanation | null,
  ) => Explanation | null;
  /**
   * Why it cannot be chosen for this question; `inside` returns the reason of the layers further in for a question.
   */
  readonly whyNot?: (
    thing: Thing,
    ask: string,
    situation: Situation,
    inside: (ask: string) => string | null,
  ) => string | null;
  /** The gold line round it on the board. */
  readonly outline?: (thing: Thing, view: View, places: readonly Place[]) => Outline | null;
  /** Its gold lies under the pieces in the principalities. */
  readonly isOnGround?: true;
  /** Its row, if several acts begin with it. */
  readonly row?: (thing: Thing, acts: readonly Act[], situation: Situation) => Row | null;
  /** The piece that represents it in that row. */
  readonly sign?: (thing: Thing, situation: Situation) => string | null;
}

/** The records of a layer, by the first word of the id. */
export type ThingTable = Readonly<Record<string, ThingRecord>>;

/** The thing with this id. */
export function thingWith(id: string): Thing {
  const [sort = "", one = "", other = ""] = id.split(":");
  return { id, sort, one, other };
}

/** Whether a thing belongs to the player: its id contains the seat. */
export function isOwn({ one }: Thing, { seat }: Pick<Situation, "seat">): boolean {
  return one === String(seat);
}

/** An explanation from its parts. */
export function told(title: string, text: string, rule: string, now: string | null = null): Explanation {
  return { title, text, rule, now };
}
