import { describe, expect, it, vi } from "vitest";
import type { Plan, PlannedTurn } from "../../lib/api";
import type { Live } from "../../lib/live/live.svelte";
import { questionOf } from "../testing/recorded";
import { unusedDice } from "../position/view";
import { Planning } from "./planning.svelte";
import { goesEitherWay, scoringChanges } from "./ways";

const { view, question } = questionOf("move");
const YOU = question.seat;
const DICE = unusedDice(view, YOU);

type Asked = Parameters<ConstructorParameters<typeof Planning>[2] & object>[1];

function turn(die: string, words: readonly string[] = [`${die}:clockwise`]): PlannedTurn {
  const way = { options: words.map(() => [die, "cw"]), words: [...words], space: "r1" };
  return { die, way, ways: [way], events: [], certain: true };
}

/** A plan whose server answers with the dice as asked, and what it was asked. */
function planning(seq = 7, answered = seq) {
  const asked: Asked[] = [];
  const request = vi.fn((_: string, plan: Asked): Promise<Plan> => {
    asked.push(plan);
    const turns = plan.turns.map(({ die, way }) => turn(die, way.length ? way : undefined));
    return Promise.resolve({ seq: answered, turns } as unknown as Plan);
  });
  const live = { id: "lake", state: { seq } } as unknown as Live;
  return { asked, made: new Planning(live, () => ({ view, you: YOU }), request) };
}

const order = ({ answer }: Planning) => answer?.turns.map(({ die }) => die);

describe("the plan of a round", () => {
  it("asks about all unused dice from the seat of the reader", async () => {
    const { asked, made } = planning();
    made.again();
    await vi.waitFor(() => expect(order(made)).toEqual(DICE));
    expect(asked).toEqual([{ seat: YOU, after: 7, turns: DICE.map((die) => ({ die, way: [] })) }]);
    expect(made.landings.map(({ number }) => number)).toEqual(DICE.map((_, index) => index + 1));
  });

  it("moves a die earlier or later, and keeps the way of each", async () => {
    expect(DICE.length).toBeGreaterThan(1);
    const { asked, made } = planning();
    made.again();
    await vi.waitFor(() => expect(order(made)).toEqual(DICE));
    made.move(0, 1);
    const [first, second, ...others] = DICE;
    await vi.waitFor(() => expect(order(made)).toEqual([second, first, ...others]));
    expect(asked.at(-1)?.turns[1]).toEqual({ die: first, way: [`${first}:clockwise`] });
  });

  it("uses a die in another way", async () => {
    const { asked, made } = planning();
    made.again();
    await vi.waitFor(() => expect(order(made)).toEqual(DICE));
    made.choose(0, { options: [], words: ["apple", "r5"], space: "r5" });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.turns[0]?.way).toEqual(["apple", "r5"]);
  });

  it("forgets an answer about an earlier position", async () => {
    const { asked, made } = planning(7, 6);
    made.again();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await Promise.resolve();
    expect(made.answer).toBeNull();
    expect(made.landings).toEqual([]);
  });

  it("says what went wrong, and nothing more once it has worked", async () => {
    const { made } = planning();
    const live = { id: "lake", state: { seq: 7 } } as unknown as Live;
    const failing = new Planning(
      live,
      () => ({ view, you: YOU }),
      () => Promise.reject(new Error("away")),
    );
    failing.again();
    await vi.waitFor(() => expect(failing.trouble).not.toBeNull());
    made.again();
    await vi.waitFor(() => expect(made.answer).not.toBeNull());
    expect(made.trouble).toBeNull();
  });

  it("asks nothing for somebody who only watches", () => {
    const { asked } = planning();
    const live = { id: "lake", state: { seq: 7 } } as unknown as Live;
    const request = vi.fn();
    const made = new Planning(live, () => ({ view, you: null }), request);
    made.again();
    expect(made.dice).toEqual([]);
    expect(request).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});

describe("what a plan changes", () => {
  it("is told source by source, where it differs", () => {
    expect(
      scoringChanges(view, { environs: 4, vassals: 2 }, { environs: 6, vassals: 2, influence: 1 }),
    ).toEqual([
      { source: "environs", now: 4, then: 6 },
      { source: "influence", now: 0, then: 1 },
    ]);
  });

  it("names a direction only for a figure that can go both ways", () => {
    const going = question.options.map((option, index) => ({
      options: [option] as never[],
      words: [question.words[index] ?? ""],
      space: "r1",
    }));
    const [first] = going;
    expect(goesEitherWay({ ...turn("die1"), ways: first ? [first] : [] })).toBe(false);
  });
});
