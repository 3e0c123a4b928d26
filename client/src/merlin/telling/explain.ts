/** What a piece is, in a sentence, with the rule behind it: for whoever points at it. */

import { idsOf, type Act, type Situation } from "../choosing/acts";
import { thingTables } from "./explanations";
import { thingWith, type Explanation, type Thing, type ThingTable } from "./things";

/** The explanation of the outermost of these tables that has one. */
function explainedBy(
  [outer, ...inner]: readonly ThingTable[],
  thing: Thing,
  situation: Situation,
): Explanation | null {
  if (!outer) return null;
  const inside = () => explainedBy(inner, thing, situation);
  return outer[thing.sort]?.explain?.(thing, situation, inside) ?? inside();
}

/** The thing that a thing is explained as, which is mostly itself. */
function meant(thing: Thing): Thing {
  const record = thingTables().find((table) => table[thing.sort]?.explainedAs)?.[thing.sort];
  return record?.explainedAs ? thingWith(record.explainedAs(thing)) : thing;
}

/** What has this id; null for what needs no explanation. */
export function explain(id: string, situation: Situation): Explanation | null {
  return explainedBy(thingTables(), meant(thingWith(id)), situation);
}

/** What an option is about, for who asks: where a figure goes, rather than the die or the staff that sends it there. */
export function targetOf(act: Act, situation: Situation): string | null {
  const ids = idsOf(act, situation);
  const isSent = ["go", "reverse", "staff", "march", "climb"].includes(act.kind);
  const wanted = isSent ? ids.filter((id) => id.startsWith("space:")) : ids;
  return wanted.find((id) => explain(id, situation) !== null) ?? null;
}
