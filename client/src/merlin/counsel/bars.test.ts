import { expect, it } from "vitest";
import type { Advice } from "../../lib/api";
import { play } from "../layers";
import * as bars from "../../table/counsel/bars";
import { lookOf } from "./voice";

const gainsOf = (advice: Advice) => bars.gainsOf(advice, { look: lookOf });
const costsOf = (advice: Advice) => bars.costsOf(advice, { look: lookOf });

const ADVICE = {
  answers: [],
  events: [],
  reasons: [],
  risk: null,
  parts: { apples: -3.6, staffs: -3.1, influence: 2, missions: 4, vassals: 0.2 },
} satisfies Advice;

it("names every source by itself, also those that are one in the table at the end", () => {
  expect(costsOf(ADVICE).map(({ name, points }) => [name, points])).toEqual([
    ["Apples", -3.6],
    ["Staffs", -3.1],
  ]);
});

it("shows the largest gain first, and leaves out what is too little to be seen", () => {
  expect(gainsOf(ADVICE).map(({ source }) => source)).toEqual(["missions", "influence"]);
});

it("names what modules add to a position in their own words", () => {
  play({ gold: "on", favor: "on", morgana: "on" });
  expect(costsOf({ ...ADVICE, parts: { magic: -1, mistletoe: -2 } }).map(({ name }) => name)).toEqual([
    "Mistletoe",
    "Magic",
  ]);
});
