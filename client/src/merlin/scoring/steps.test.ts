import { describe, expect, it } from "vitest";
import { scoringIn } from "../testing/recordedmodule";
import { GAMES, PARTS } from "../testing/recorded";
import type { Event } from "../rules";
import { read, scoreOf, type View } from "../position/view";
import { stepSentence, stepShort, stepTitle, sumSentence } from "./says";
import { lastScoring, type Counted } from "./counting.svelte";
import type { Told } from "../../table/told";
import { scoringOf, sheetOf, unrepelled, type Step } from "./steps";

interface Found extends Counted {
  name: string;
}

/** Every scoring of the recorded games, with the position in which it began. */
function scorings(): Found[] {
  return GAMES.flatMap(({ name, legs }) => {
    const moments = legs.flatMap((leg) => leg.moments);
    return moments.flatMap(({ event }, index) => {
      const isEnd = event.name === "round" || event.name === "over";
      const scoring = isEnd ? scoringIn(moments.slice(0, index + 1)) : null;
      return scoring ? [{ name, ...scoring }] : [];
    });
  });
}

const FOUND = scorings();
const readers = { you: 0, names: ["Ada", "Borin", "Cerys", "Dagonet"] };

it("recorded games have scorings", () => {
  expect(FOUND.length).toBeGreaterThan(2);
});

describe.each(FOUND)("a scoring of $name", ({ told, before: start }) => {
  const scoring = scoringOf(told, start);
  const { before } = scoring;
  const gained = scoring.after.points.map((_, seat) => scoreOf(scoring.after, seat) - scoreOf(before, seat));

  it("gives every point in exactly one step", () => {
    const summed = before.points.map((_, seat) =>
      scoring.steps.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0),
    );
    expect(summed).toEqual(gained);
  });

  it("has its points on the sheet once all is counted, and none to come", () => {
    const sheet = sheetOf(scoring, PARTS.places, scoring.steps.length);
    const summed = before.points.map((_, seat) =>
      sheet.reduce((sum, row) => sum + (row.gains[seat] ?? 0), 0),
    );
    expect(summed).toEqual(gained);
    expect(sheet.some(({ isToCome, isNow }) => isToCome || isNow)).toBe(false);
  });

  it("goes from station to station without counting anything twice", () => {
    const order = ["traitors", "environs", "influence", "vassals", "left"];
    const at = scoring.steps.map(({ station }) => order.indexOf(station));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(new Set(scoring.steps.map(({ id }) => id)).size).toBe(scoring.steps.length);
  });

  it("marks one row at a time, and the later ones as to come", () => {
    const first = sheetOf(scoring, PARTS.places, 0);
    expect(first.filter(({ isNow }) => isNow).length).toBeGreaterThan(0);
    expect(first.at(-1)?.isToCome).toBe(true);
  });

  it("marks a row at every step, the last one too", () => {
    for (const index of scoring.steps.keys()) {
      expect(sheetOf(scoring, PARTS.places, index).some(({ isNow }) => isNow)).toBe(true);
    }
  });

  it("is told", () => {
    const names = { ...readers, names: readers.names.slice(0, before.points.length) };
    for (const step of scoring.steps) {
      for (const said of [stepTitle(step, names), stepSentence(step, names), stepShort(step, names)]) {
        expect(said).not.toBe("");
        expect(said).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
    expect(sumSentence(scoring, names)).toMatch(
      scoring.round < 6 ? /ahead with/ : /has won with|share the win with/,
    );
  });
});

it("a shared prize says by how many, and that it is rounded down", () => {
  const [found] = FOUND;
  if (!found) throw new Error("no scoring was recorded");
  const before = read(found.before);
  const own = before.markers[0] as View["markers"][number];
  const step = (...counts: number[]): Step => ({
    station: "influence",
    counted: { kind: "place", place: "grey" },
    id: "grey",
    events: [],
    before: { ...before, markers: counts.map((grey) => ({ ...own, grey })) },
    after: before,
    gains: [2, 2],
  });
  const said = (...counts: number[]) =>
    stepSentence(step(...counts), { you: null, names: ["Ada", "Borin", "Cerys"] });
  expect(said(2, 2)).toContain("Shared by two: 2 points each.");
  expect(said(2, 2, 1)).toContain("Shared by two, rounded down: 2 points each.");
  expect(said(2, 1, 1)).not.toContain("Shared");
});

it("Excalibur and the King's favor have separate rows beside the traitors", () => {
  const [found] = FOUND;
  if (!found) throw new Error("no scoring was recorded");
  const [start] = found.told;
  if (!start) throw new Error("a scoring begins with itself");
  const scored = (points: number, source: string): Told => {
    const facts = { points, source, total: 0, traitor: "grey" };
    return { seq: 0, event: { name: "scored", seat: 0, facts }, change: [] };
  };
  const scoring = scoringOf(
    [start, scored(1, "favor"), scored(-3, "traitors"), scored(3, "excalibur")],
    found.before,
  );
  const rows = sheetOf(scoring, PARTS.places, 0).map(({ id, gains }) => [id, gains[0]]);
  expect(rows.slice(0, 3)).toEqual([
    ["traitors", -3],
    ["excalibur", 3],
    ["favor", 1],
  ]);
  const [step] = scoring.steps;
  if (!step) throw new Error("traitors are the first step");
  expect(stepSentence(step, { ...readers, you: 1 })).toBe(
    "Ada is left with one traitor: −3. The King’s favor brings Ada +1. With Excalibur and no traitor left, Ada gets +3.",
  );
  const own = { ...readers, you: 0 };
  expect(`${stepTitle(step, own)}: ${stepSentence(step, own)}`).toBe(
    "Your traitors: You are left with one traitor: −3. The King’s favor brings you +1. With Excalibur and no traitor left, you get +3.",
  );
  expect(sheetOf(scoringOf([start], found.before), PARTS.places, 0).map(({ id }) => id)).not.toContain(
    "favor",
  );
});

it("an unfinished scoring does not count", () => {
  const [first] = FOUND;
  expect(lastScoring(first?.told ?? [])).toBeNull();
  expect(lastScoring([])).toBeNull();
});

describe("traitors that cost points", () => {
  it("are those that neither shield nor flag has repelled, one for one", () => {
    const repelled: Event = { name: "repelled", seat: 0, facts: { traitor: "orange", means: "shield" } };
    expect(unrepelled(["orange", "brown", "orange"], [repelled])).toEqual(["brown", "orange"]);
  });
});
