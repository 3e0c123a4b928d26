import { describe, expect, it, vi } from "vitest";
import type { EventInfo, Step } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { againOf } from "./again";
import { inShort, type Telling } from "./recap";
import { QUESTION } from "./testing/fakelive.svelte";
import { begin, FIRST, pastOf, said, stateOf, undone, withTime, written } from "./testing/letters";
import { allTold } from "./told";

withTime();

const turn = (number: number, seat: number): EventInfo => ({ name: "turn", seat, facts: { number } });

/** A decision whose turns are not written down. */
function decided(seq: number, seat: number, ...events: EventInfo[]): Step {
  const changes = [...events.map((event) => (event.name === "turn" ? [] : written(event))), []];
  return { seq, kind: "decided", seat, events, changes };
}

/** My turn, those of two rivals, and mine again. My last decision lets the first of them begin. */
const STEPS = [
  FIRST,
  decided(2, 0, turn(1, 0), said("m", 0)),
  decided(3, 0, said("n", 0), turn(2, 1), said("b", 1)),
  decided(4, 1, said("c", 1), turn(3, 2)),
  decided(5, 2, said("d", 2), turn(4, 0)),
];
const NOW = stateOf("amnbcd", STEPS, { question: QUESTION });

async function arrived(past = vi.fn(() => Promise.resolve(pastOf("am"))), state = NOW) {
  const table = begin(past);
  table.live.say(state, "first");
  await vi.advanceTimersByTimeAsync(0);
  return { ...table, past };
}

describe("the turns of the others since the last own one", () => {
  it("begin after the last own event and end where the own turn begins", () => {
    const again = againOf(STEPS, 0);
    expect(again).toMatchObject({ decisions: 1, turns: 2 });
    expect(again?.steps.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(
      ["turn", "b", "c", "turn", "d", "turn"], // not "n"
    );
    expect(again?.change).toEqual(written(said("n")));
    expect(again?.told.map(({ event }) => event.name)).toEqual(["a", "turn", "m", "n"]);
  });

  it("leave out what was decided since the own turn began", () => {
    const later = [...STEPS, decided(6, 0, said("x", 0))];
    expect(againOf(later, 0)?.steps).toHaveLength(3);
  });

  it.each([
    ["nobody else has had a turn", STEPS.slice(0, 2)],
    ["the changes are not kept any more", STEPS.map((step) => ({ ...step, changes: null }))],
  ])("are not shown if %s", (_, steps) => {
    expect(againOf(steps, 0)).toBeNull();
  });
});

describe("showing them once more", () => {
  it("takes about three seconds and leaves everything as it was", async () => {
    const { playback, past } = await arrived();
    const told = playback.told.map(({ event }) => event.name);
    const began = performance.now();
    const shown = playback.again();
    await vi.advanceTimersByTimeAsync(1);
    expect(past).toHaveBeenCalledWith(1, 0);
    expect([playback.view, playback.isAgain, playback.isRecap, playback.question]).toEqual([
      "amnb",
      true,
      true,
      null,
    ]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await shown).toBe(true);
    expect(performance.now() - began).toBeLessThanOrEqual(3001);
    expect([playback.view, playback.isAgain, playback.question]).toEqual(["amnbcd", false, QUESTION]);
    expect(playback.told.map(({ event }) => event.name)).toEqual(told);
  });

  it("can be skipped", async () => {
    const { playback } = await arrived();
    const shown = playback.again();
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown).toBe(true);
    expect([playback.view, playback.question]).toEqual(["amnbcd", QUESTION]);
  });

  it("does not hold a scene apart again", async () => {
    const scene = decided(4, 1, said("c", 1), said("[", null), said("s", null), said("]", null), turn(3, 2));
    const steps = STEPS.map((step) => (step.seq === 4 ? scene : step));
    const { playback } = await arrived(undefined, stateOf("amnbc[s]d", steps, { question: QUESTION }));
    const shown = playback.again();
    for (let moment = 0; moment < 30; moment += 1) {
      await vi.advanceTimersByTimeAsync(100);
      expect(playback.apart).toBeNull();
    }
    expect(await shown).toBe(true);
    expect(playback.view).toBe("amnbc[s]d");
  });

  it("does not disturb an undo", async () => {
    const { live, playback } = await arrived();
    live.say(stateOf("amnbcdx", [...STEPS, decided(6, 0, said("x", 0))], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(5000);
    const shown = playback.again();
    await vi.advanceTimersByTimeAsync(3500);
    await shown;
    expect(playback.view).toBe("amnbcdx");
    const back = { ...undone(7), changes: [[{ op: "remove" as const, path: "/letters/6", value: null }]] };
    live.say(stateOf("amnbcd", [...live.steps, back], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.view).toBe("amnbcd");
    expect(playback.told.at(-1)?.event).toEqual(turn(4, 0));
  });

  it("also shows it to readers who usually see only the result", async () => {
    settings.others = "jump";
    const { playback } = await arrived();
    const shown = playback.again();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    await shown;
    settings.others = "play";
  });

  it("is refused without motion, if nobody else has moved, and if the server does not answer", async () => {
    const still = await arrived();
    settings.speed = "none";
    expect(await still.playback.again()).toBe(false);
    settings.speed = "usual";
    const alone = await arrived(undefined, stateOf("am", STEPS.slice(0, 2), { question: QUESTION }));
    expect(await alone.playback.again()).toBe(false);
    const silent = await arrived(vi.fn(() => new Promise<never>(() => undefined)));
    const refused = silent.playback.again();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await refused).toBe(false);
    expect([silent.playback.view, silent.playback.question]).toEqual(["amnbcd", QUESTION]);
  });
});

describe("the turns of the others in signs", () => {
  const telling: Telling = {
    lineOf: ({ name, seat }) =>
      name === "turn" ? null : { seat, parts: [], points: name === "d" ? 3 : null, sign: name },
  };

  it("have some signs and the points of each rival, before anything was decided in the own turn", () => {
    expect(inShort(allTold(STEPS), 0, telling)).toEqual([
      { seat: 1, signs: ["b", "c"], points: 0 },
      { seat: 2, signs: ["d"], points: 3 },
    ]);
    expect(inShort(allTold([...STEPS, decided(6, 0, said("x", 0))]), 0, telling)).toEqual([]);
    expect(inShort(allTold(STEPS), 1, telling)).toEqual([]);
    expect(inShort(allTold(STEPS), null, telling)).toEqual([]);
  });

  it("name no piece twice in a row, and at most six of a rival", () => {
    const busy = decided(4, 1, ..."ccdefghij".split("").map((name) => said(name, 1)), turn(3, 0));
    const [rival] = inShort(allTold([...STEPS.slice(0, 3), busy]), 0, telling);
    expect(rival?.signs.join("")).toBe("bcdefg");
  });
});
