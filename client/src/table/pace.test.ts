import { describe, expect, it } from "vitest";
import { FLOOR, Pace, type Ahead } from "./pace";

const BUDGET = 6000;

function ahead(needs: readonly number[], more: Partial<Ahead> = {}): Ahead {
  return { needs, total: needs.reduce((sum, need) => sum + need, 0), isWhole: true, turns: 0, ...more };
}

/** Play a turn of these needs: the beats as they are shown together, and how long each lasts. */
function played(needs: readonly number[], more: Partial<Ahead> = {}): { counts: number[]; times: number[] } {
  const pace = new Pace(() => BUDGET);
  const [counts, times]: [number[], number[]] = [[], []];
  for (let left = [...needs]; left.length;) {
    const { count, lasting } = pace.next(ahead(left, more));
    pace.spend(lasting);
    counts.push(count);
    times.push(lasting);
    left = left.slice(count);
  }
  return { counts, times };
}

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);
const many = (count: number, need = 700) => Array.from({ length: count }, () => need);

describe("a turn", () => {
  it("takes what its events need if that is within its budget", () => {
    expect(played([700, 1190, 700]).times).toEqual([700, 1190, 700]);
  });

  it("never takes longer than its budget, and its events share it by what they need", () => {
    const { counts, times } = played([...many(9), 1400]);
    expect(counts).toEqual(many(10, 1));
    expect(sum(times)).toBeCloseTo(BUDGET);
    expect(times.at(-1)).toBeCloseTo(2 * (times[0] ?? 0));
  });

  it("shows together what would be too short to be followed alone", () => {
    const { counts, times } = played(many(60));
    expect(sum(counts)).toBe(60);
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(sum(times)).toBeLessThanOrEqual(BUDGET + 1);
    for (const time of times.slice(0, -1)) expect(time).toBeGreaterThanOrEqual(FLOOR);
  });

  it("has less time the more turns wait behind it", () => {
    const [alone, pressed] = [played(many(20)), played(many(20), { turns: 2 })];
    expect(sum(pressed.times)).toBeCloseTo(sum(alone.times) / 1.5);
  });

  it("keeps some time for beats that may still come", () => {
    const pace = new Pace(() => BUDGET);
    const times = many(12).map((need) => {
      const { lasting } = pace.next(ahead([need], { isWhole: false }));
      pace.spend(lasting);
      return lasting;
    });
    expect(times[0]).toBe(700);
    expect(sum(times)).toBeLessThan(BUDGET);
    expect(times.at(-1)).toBe(0);
  });

  it("takes its time again after a while without news", () => {
    const pace = new Pace(() => BUDGET);
    pace.spend(BUDGET);
    expect(pace.next(ahead([700])).lasting).toBe(0);
    pace.rest(3000);
    expect(pace.next(ahead([700])).lasting).toBe(700);
  });

  it("starts with a fresh budget", () => {
    const pace = new Pace(() => BUDGET);
    pace.spend(BUDGET);
    pace.begin();
    expect(pace.next(ahead([700])).lasting).toBe(700);
  });
});

it("a beat that needs no time is shown with the next one", () => {
  expect(new Pace(() => BUDGET).next(ahead([0, 700, 700]))).toEqual({ count: 2, lasting: 700 });
  expect(new Pace(() => BUDGET).next(ahead([0]))).toEqual({ count: 1, lasting: 0 });
});
