import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { needOf, type Mission } from "../position/parts";
import MissionCard from "./MissionCard.svelte";

const MISSION: Mission = {
  id: "m",
  points: 2,
  vassal: "lady",
  needs: ["marker in blue", "marker in blue", "two vassals in grey"].map(needOf),
};

/** What a card says in addition to its points. */
function shown(held: readonly number[]): { shares: string[]; isWhole: boolean; ticks: number } {
  const { container } = render(MissionCard, { mission: MISSION, held });
  const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent?.trim() ?? "");
  const ticks = container.querySelectorAll(
    "path[fill='none'][stroke='var(--leaf)'][stroke-width='1.9']",
  ).length;
  return {
    shares: texts.filter((text) => text.includes("/")),
    isWhole: container.querySelector(".whole") !== null,
    ticks,
  };
}

afterEach(cleanup);

describe("the card of a mission", () => {
  it("shows how much of a requirement of two is met, without a tick for half of it", () => {
    expect(shown([1, 0, 1])).toEqual({ shares: ["1/2", "1/2"], isWhole: false, ticks: 0 });
  });

  it("ticks what is met", () => {
    expect(shown([1, 1, 0])).toEqual({ shares: [], isWhole: false, ticks: 2 });
  });

  it("looks different as a whole once everything is met", () => {
    expect(shown([1, 1, 2])).toEqual({ shares: [], isWhole: true, ticks: 0 });
  });
});
