import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { play } from "../layers";
import { GAMES, PARTS } from "../testing/recorded";
import { isLitAt } from "./counts";

describe("a castle", () => {
  beforeAll(() => speak("en"));

  const { start } = GAMES[0]!;
  beforeAll(() => void play(start.settings));
  afterAll(() => void play({}));
  const isLit = (id: string) => isLitAt(start, PARTS, 0, new Map([[id, "can" as const]]));

  it.each([
    "apple:0",
    "staff:0",
    "castle:0:blue-flag",
    "vassal:0:lady",
    "traitor:0:grey",
    "ability:0:lady-1",
  ])("says that %s can be chosen there", (id) => expect(isLit(id)).toBe(true));
  it.each(["apple:1", "marker:0:blue", "die:0:die1", "manor:a1", "castle:1:blue-flag", "space:blue"])(
    "ignores %s, which lies elsewhere or is chosen with the question",
    (id) => expect(isLit(id)).toBe(false),
  );
});
