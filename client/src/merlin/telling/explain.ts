/** What a piece is, in a sentence, with the rule behind it, for a reader who points at it. */

import { idsOf, type Act, type Situation } from "../choosing/acts";
import { thingTables } from "./explanations";
import { thingWith, type Explanation, type Thing, type ThingTable } from "./things";

/** The explanation given by the outermost of these tables that has one. */
function explainedBy(
  [outer, ...inner]: readonly ThingTable[],
  thing: Thing,
  situation: Situation,
): Explanation | null {
  if (!outer) return null;
  const inside = () => explainedBy(inner, thing, situation);
  return outer[thing.sort]?.explain?.(thing, situation, inside) ?? inside();
}

/** The thing that a thing is explained as, usually itself. */
function meant(thing: Thing): Thing {
  const record = thingTables().find((table) => table[thing.sort]?.explainedAs)?.[thing.sort];
  return record?.explainedAs ? thingWith(record.explainedAs(thing)) : thing;
}

/** The explanation of the thing with this id; null if it needs none. */
export function explain(id: string, situation: Situation): Explanation | null {
  return explainedBy(thingTables(), meant(thingWith(id)), situation);
}

/** The thing to explain for an option: where a figure goes, rather than the die or staff that sends it there. */
export function targetOf(act: Act, situation: Situation): string | null {
  const ids = idsOf(act, situation);
  const isSent = ["go", "reverse", "detour", "staff", "march", "climb"].includes(act.kind);
  const wanted = isSent ? ids.filter((id) => id.startsWith("space:")) : ids;
  return wanted.find((id) => explain(id, situation) !== null) ?? null;
}
