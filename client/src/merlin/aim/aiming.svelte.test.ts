import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { announced } from "../../lib/announce.svelte";
import type { Live } from "../../lib/live/live.svelte";
import { actsOf, rowOf } from "../choosing/acts";
import { PARTS, questionOf } from "../testing/recorded";
import { Aiming, type Sights } from "./aiming.svelte";

const { view, question } = questionOf("move");
const acts = actsOf(question);
const [card = ""] = Object.keys(PARTS.missions);
const situation = { view, parts: PARTS, seat: question.seat };
const [go] = acts;

type Answer = Awaited<ReturnType<NonNullable<ConstructorParameters<typeof Aiming>[2]>>>;

/** Looks at missions while the server answers that one space and one option bring the first one nearer. */
function aiming(sights: () => Sights, seq = 3) {
  const request = vi.fn((_: string, __: number, after: number) =>
    Promise.resolve({
      seq: after,
      places: { r1: { [card]: 1 } },
      options: { [go?.word ?? ""]: { [card]: 1 } },
    } as unknown as Answer),
  );
  const live = { id: "lake", state: { seq } } as unknown as Live;
  const made = new Aiming(live, sights, request);
  const stop = $effect.root(() => made.follow());
  flushSync();
  return { made, request, stop };
}

describe("a mission that is looked at", () => {
  test("points to the spaces and options that bring it nearer", async () => {
    const { made, request, stop } = aiming(() => ({ card, situation, acts, byKey: false }));
    await vi.waitFor(() => expect(made.spaces).toEqual(["r1"]));
    expect(made.options).toContain(go);
    expect(made.ids).toEqual(expect.arrayContaining(["space:r1", `option:${go?.word}`]));
    expect(request).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is spoken where the keyboard looks at it", async () => {
    const before = announced("polite").at(-1)?.id;
    const { stop } = aiming(() => ({ card, situation, acts, byKey: true }));
    await vi.waitFor(() => {
      flushSync();
      expect(announced("polite").at(-1)?.id).not.toBe(before);
      expect(announced("polite").at(-1)?.text).toContain(go && rowOf(go, situation).title);
    });
    stop();
  });

  test("marks nothing and asks nothing while none is", () => {
    const { made, request, stop } = aiming(() => ({ card: null, situation, acts, byKey: false }));
    expect(made.ids).toEqual([]);
    expect(made.spaces).toEqual([]);
    expect(request).not.toHaveBeenCalled();
    stop();
  });
});
