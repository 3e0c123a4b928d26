import { describe, expect, it } from "vitest";
import type { Speed } from "../../lib/settings.svelte";
import type { PACED } from "../testing/paced";
import { roundsOf } from "../testing/paced";

/** The longest that the turns of three others may take together, in seconds. */
const LONGEST: readonly [keyof typeof PACED, Speed, number][] = [
  ["base", "fast", 6],
  ["base", "usual", 12],
  ["nine modules", "fast", 10],
  ["nine modules", "usual", 20],
];

describe("the turns of three others", () => {
  it.each(LONGEST)("in %s play %s in less than %d seconds", (game, speed, longest) => {
    const rounds = roundsOf(game, speed);
    expect(rounds.length).toBeGreaterThan(15);
    for (const { lasting } of rounds) expect(lasting).toBeLessThan(longest);
  });

  it("are not shown faster than they need where there is time", () => {
    for (const { needed, lasting } of roundsOf("base", "usual")) expect(lasting).toBeLessThanOrEqual(needed);
    expect(roundsOf("base", "usual").some(({ needed, lasting }) => lasting === needed)).toBe(true);
  });

  it("take no time without motion", () => {
    expect(roundsOf("nine modules", "none").every(({ lasting }) => lasting === 0)).toBe(true);
  });
});
