import { describe, expect, it } from "vitest";
import type { Live } from "../lib/live/live.svelte";
import type { TableInfo } from "../lib/api";
import { Passing } from "./passing.svelte";
import { FakeLive } from "./testing/fakelive.svelte";

/** Ada and Bela at this device and a bot. */
function table(asked: number | null, stage: TableInfo["stage"] = "playing"): TableInfo {
  const seats = [0, 1, 2].map((seat) => ({ seat, mine: seat < 2, kind: seat < 2 ? "device" : "bot" }));
  return { stage, asked, seats } as TableInfo;
}

function sofa(holder: number | null) {
  const live = new FakeLive();
  live.seat = holder;
  const passing = new Passing(live as unknown as Live);
  const stages = () => [passing.isResult, passing.isCovering, passing.isLookingBack];
  return { live, passing, stages };
}
const [RESULT, COVER, BACK, OPEN] = [
  [true, false, false],
  [false, true, false],
  [false, false, true],
  [false, false, false],
];

describe("one device", () => {
  it("shows what the turn has brought until its player is done", () => {
    const { live, passing, stages } = sofa(0);
    passing.follow(table(1), 1);
    expect([stages(), live.seat]).toEqual([RESULT, 0]);
    passing.follow(table(1), 1);
    expect([stages(), live.seat]).toEqual([RESULT, 0]);
    passing.handOver();
    expect([stages(), live.seat, passing.hand]).toEqual([COVER, null, { to: 1, from: 0 }]);
    passing.take();
    expect([stages(), live.seat]).toEqual([OPEN, 1]);
  });

  it("is covered at once if nobody holds it", () => {
    const { live, passing, stages } = sofa(null);
    passing.follow(table(1), 1);
    expect([stages(), live.seat, passing.hand]).toEqual([COVER, null, { to: 1, from: null }]);
  });

  it("stays with the player who takes the last decision back", () => {
    const { live, passing, stages } = sofa(0);
    passing.follow(table(1), 1);
    passing.follow(table(0), 0);
    expect([stages(), live.seat, passing.hand]).toEqual([OPEN, 0, null]);
  });

  it("lets the last player look once more, and is covered again", () => {
    const { live, passing, stages } = sofa(0);
    passing.follow(table(1), 1);
    passing.handOver();
    passing.lookBack();
    expect([stages(), live.seat]).toEqual([BACK, 0]);
    passing.handOver();
    expect([stages(), live.seat]).toEqual([COVER, null]);
  });

  it("asks for nobody when the game is over, whoever was next", () => {
    const { passing, stages } = sofa(0);
    passing.follow(table(1), 1);
    passing.follow(table(null, "over"));
    expect(stages()).toEqual(OPEN);
  });
});
