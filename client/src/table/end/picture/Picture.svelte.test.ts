import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { KING_ARTHUR_END } from "../../../kingarthur/end/ending";
import { wireView } from "../../../kingarthur/testing/example";
import type { EventInfo, TableState } from "../../../lib/api";
import { exampleTable, exampleTimeline } from "../../replay/example";
import { WIDTH, type Measure } from "./layout";
import Picture from "./Picture.svelte";
import { toldOf, type Told } from "./told";

const EVENTS: EventInfo[] = Array.from({ length: 17 }, () => ({ name: "turn", seat: 0, facts: {} }));
EVENTS[7] = {
  name: "ventured",
  seat: 1,
  facts: { adventure: "robbers", trophies: ["dark2", "enemy2"], value: 6 },
};

function over(): TableState {
  return {
    type: "state",
    table: exampleTable({ changed_at: Date.UTC(2026, 10, 12, 12) / 1000 }),
    seat: 0,
    seq: 9,
    steps: [],
    events_so_far: 0,
    view: wireView({ over: true, ended: "adventures", seats: 2 }),
    question: null,
    outcomes: [],
    can_undo: false,
    idle: false,
    notices: [],
    counselled: [],
    seal: null,
    seed: null,
    ledgers: [
      { adventures: 6, dark: 0, enemy: 0, monster: 2, dragon: 3 },
      { adventures: 9, dark: 0, enemy: 0, monster: 0, dragon: 0 },
    ],
    projected: [],
  };
}

const measure: Measure = (text, { size }) => [...text].length * size * 0.5;

function told(timeline = exampleTimeline()): Told {
  return toldOf(over(), { timeline, events: EVENTS }, KING_ARTHUR_END, "King Arthur");
}

function texts(of: Told): string {
  const { container } = render(Picture, { told: of, link: `logres.example${of.path}`, measure });
  expect(container.querySelector("svg.picture")?.getAttribute("width")).toBe(String(WIDTH));
  return [...container.querySelectorAll("text")].map((text) => text.textContent).join(" ");
}

afterEach(cleanup);

describe("the picture of a result", () => {
  test("calls whoever makes it by name, because others see it", () => {
    expect(told().title).toBe("Ada wins, two points ahead of Borin");
    expect(texts(told())).toContain("Ada wins, two points ahead of");
  });

  test("says which game it was, where and when", () => {
    expect(texts(told())).toContain("King Arthur, two players · Table of the Lake · 12 November 2026");
  });

  test("has a row for each player, and only the sources that brought points", () => {
    const said = texts(told());
    for (const word of ["1st", "Ada", "11", "2nd", "Borin", "9", "Adventures", "Monsters", "Dragons"])
      expect(said).toContain(word);
    expect(said).not.toContain("Dark powers");
  });

  test("tells the turn that moved the points most, and where the replay shows it", () => {
    const said = texts(told());
    expect(said).toContain("Turn 2: Robbers");
    expect(said).toContain("0 → 9");
    expect(said).toContain("Borin takes the lead.");
    expect(said).toContain("logres.example/table/lake-dove-oak-7f3k9q2m4x/replay/3");
  });

  test("does without a decisive turn where nobody made a point", () => {
    const timeline = exampleTimeline();
    const steps = timeline.steps.map((step) => ({ ...step, points: [0, 0] }));
    const said = texts(told({ ...timeline, steps, final_points: [0, 0] }));
    expect(said).not.toContain("The decisive turn");
    expect(said).toMatch(/\/replay$/);
  });
});
