/** The allies as they come from the server. */

import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import type { Ally, WireView } from "../../rules";
import type { All } from "../../tables";
import { ALLIES, allyOf, ofAllies } from "./allies";
import type { Knights, Stack } from "./position";

type Wire = Readonly<Record<string, unknown>>;

function wireOf(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}

function alliesOf(value: unknown): Ally[] {
  return Array.isArray(value) ? value.flatMap((word) => allyOf(word) ?? []) : [];
}

function stacksOf(value: unknown): Record<Stack, Ally[]> {
  const given = wireOf(value);
  return { A: alliesOf(given["A"]), B: alliesOf(given["B"]) };
}

function byAlly<Item>(value: unknown, item: (given: unknown) => Item): Partial<Record<Ally, Item>> {
  const given = wireOf(value);
  return Object.fromEntries(
    ALLIES.filter((ally) => ally in given).map((ally) => [ally, item(given[ally])]),
  ) as Partial<Record<Ally, Item>>;
}

type Readers = ReturnType<typeof ofAllies<"read">>;

/** What the view shows for each ally. */
function besides(wire: WireView): All<ReturnType<Readers[number]>> {
  return Object.assign({}, ...ofAllies("read").map((read) => read(wire)));
}

/** The module's part of a view from the wire. */
export function readKnights(wire: WireView): Partial<View> {
  const { allies, ally_stacks: stacks, ally_tiles: tiles } = wire;
  if (!allies || !stacks || !tiles) return {};
  const knights: Knights = { stacks: stacksOf(stacks), allies, tiles, ...besides(wire) };
  return { knights };
}

/** The allies of the box. */
export function readAllies(components: Wire): Partial<Parts> {
  const given = wireOf(components["allies"]);
  const allies = {
    stacks: stacksOf(given["stacks"]),
    tiles: byAlly(given["tiles"], Number),
    points: byAlly(given["points"], (points) => (Array.isArray(points) ? points.map(Number) : [])),
  };
  return { allies };
}
