import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { environsOf } from "./environs";
import { figureAt } from "./rings";
import { insideOf, spaceAngle } from "./geometry";
import { play } from "../layers";
import { GAMES, PARTS as parts } from "../testing/recorded";
import { type View } from "../position/view";
import { CASTLE, KINDS, PLACES, VASSALS, type Place } from "../position/words";
import Board from "./Board.svelte";
import { standing, tileLines, wayOf, type Light } from "./lights";

const NAMES = Object.fromEntries(PLACES.map((place) => [place, `name of ${place}`])) as Record<Place, string>;
const POSITIONS = GAMES.map(({ start, legs }) => legs.at(-1)?.view ?? start);

afterEach(cleanup);

function draw(view: View, more: Record<string, unknown> = {}) {
  play(view.settings);
  const { container } = render(Board, { view, parts, names: NAMES, summary: "the board", ...more });
  const pieces = [...container.querySelectorAll<SVGElement>("[data-piece]")];
  const piece = (id: string) => container.querySelector<SVGElement>(`[data-piece="${id}"]`)!;
  return { container, piece, ids: pieces.map((element) => element.dataset["piece"]!) };
}

/** The ids of everything that a position has on the board. */
function expected(view: View): string[] {
  return [
    ...view.ring.map((space) => `space:${space}`),
    ...PLACES.map((place) => `place:${place}`),
    ...PLACES.flatMap((place) => VASSALS.map((vassal) => `post:${place}:${vassal}`)),
    ...PLACES.flatMap((place) => KINDS.map((kind) => `good:${place}-${kind}`)),
    ...view.vassals.flatMap((own, seat) =>
      VASSALS.flatMap((vassal) => (own[vassal] === CASTLE ? [] : [`vassal:${seat}:${vassal}`])),
    ),
    ...view.markers.flatMap((own, seat) =>
      PLACES.flatMap((place) => (own[place] ? [`marker:${seat}:${place}`] : [])),
    ),
    ...Object.keys(view.figures).map((figure) => `figure:${figure}`),
    ...Object.keys(view.tiles).map((cell) => `cell:${cell}`),
    ...Object.keys(view.manors).map((cell) => `manor:${cell}`),
    ...["traitors", "missions", "apples"].map((supply) => `supply:${supply}`),
    ...(view.grail === null ? ["treasure:grail"] : []),
    ...(view.excalibur === null ? ["treasure:excalibur"] : []),
    ...view.points.map((_, seat) => `score:${seat}`),
    ...PLACES.flatMap((place) => (view.decreeStacks?.[place].count ? [`stack:${place}`] : [])),
  ];
}

const [view] = POSITIONS as [View];

it.each(POSITIONS.map((position) => [position.seats, position] as const))(
  "draws every piece of a position of %i players once",
  (_, position) => {
    const { ids, container } = draw(position);
    expect(ids.toSorted()).toEqual(expected(position).toSorted());
    // It is a single picture without a tab stop.
    expect(container.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("the board");
    expect(container.querySelectorAll("[tabindex], a, button")).toHaveLength(0);
  },
);

describe("the board", () => {
  it("shows the treasures that nobody holds", () => {
    const { ids } = draw({ ...view, grail: null, excalibur: 1 });
    expect(ids).toContain("treasure:grail");
    expect(ids).not.toContain("treasure:excalibur");
  });

  it("says how many goods and markers there are", () => {
    const marked = { ...view.markers[0]!, purple: 3 };
    const { piece } = draw({
      ...view,
      supply: { ...view.supply, "blue-flag": 4 },
      markers: [marked, ...view.markers.slice(1)],
    });
    expect(piece("good:blue-flag").textContent).toBe("4");
    expect(piece("marker:0:purple").textContent).toBe("3");
  });

  it("leaves out the rim on phones", () => {
    const { ids } = draw(view, { rim: false });
    expect(ids.filter((id) => id.startsWith("score:"))).toEqual([]);
  });
});

it("lets a figure hop from space to space, not across the table", async () => {
  const animate = vi.fn();
  Object.assign(SVGElement.prototype, { animate });
  const { ring } = view;
  const at = (space: string) => ({ ...view, figures: { ...view.figures, merlin: space } });
  const props = { parts, names: NAMES, summary: "" };
  const { rerender } = render(Board, { ...props, view: at(ring[22]!) });
  await rerender({ ...props, view: at(ring[1]!) });
  Object.assign(SVGElement.prototype, { animate: undefined });
  const walks = animate.mock.calls.map(([frames]) => (frames as Keyframe[]).length);
  // Three steps: four positions, and a hop between each pair.
  expect(walks).toContain(7);
});

describe("a thing on the board", () => {
  it("is reported when it is clicked, lit or not", async () => {
    const cell = Object.keys(view.manors)[0] ?? "a1";
    const built = { ...view, manors: { ...view.manors, [cell]: 0 } };
    const onpick = vi.fn();
    const lit = new Map<string, Light>([["space:black", "can"]]);
    const { piece } = draw(built, { lit, onpick });
    await fireEvent.click(piece("space:black").querySelector("path")!);
    await fireEvent.click(piece(`manor:${cell}`).querySelector("path")!);
    expect(onpick.mock.calls).toEqual([["space:black"], [`manor:${cell}`]]);
  });

  it("is reported instead of the vassal on it, if it is a lit post", async () => {
    const vassals = [{ ...view.vassals[0]!, lady: "blue" as const }, ...view.vassals.slice(1)];
    const onpick = vi.fn();
    const lit = new Map<string, Light>([["post:blue:lady", "can"]]);
    const { piece } = draw({ ...view, vassals }, { lit, onpick });
    await fireEvent.click(piece("vassal:0:lady").querySelector("circle")!);
    expect(onpick.mock.calls).toEqual([["post:blue:lady"]]);
  });

  it("is reported when the pointer enters and leaves", async () => {
    const onnear = vi.fn();
    const { container, piece } = draw(view, { onnear });
    await fireEvent.pointerMove(piece("space:grail").querySelector("path")!);
    await fireEvent.pointerMove(piece("space:grail").querySelector("path")!);
    await fireEvent.pointerLeave(container.querySelector("svg")!);
    expect(onnear.mock.calls).toEqual([["space:grail"], [null]]);
  });

  it("is faded if it cannot be chosen", () => {
    const { piece } = draw(view, { lit: new Map<string, Light>([["space:grail", "cannot"]]) });
    expect(piece("space:grail").classList.contains("cannot")).toBe(true);
    expect(piece("space:black").classList.contains("cannot")).toBe(false);
  });
});

describe("the lines of a tile", () => {
  it.each([3, 4])("end on exactly the materials that pay, with %i rows", (rows) => {
    const environs = environsOf(rows * 6);
    for (const [cell, colours] of Object.entries(parts.payable[rows]!)) {
      const ends = environs.lines(cell).map(({ side, notch }) => parts.frames[side][notch]!);
      expect(new Set(ends)).toEqual(new Set(colours));
      for (const colour of PLACES) {
        const lit = new Map<string, Light>([
          [`cell:${cell}`, "near"],
          [`tile-line:${cell}:${colour}`, "can"],
        ]);
        const lines = tileLines(lit, environsOf(rows * 6), parts.frames);
        expect(lines.length > 0).toBe(colours.includes(colour));
        for (const { to } of lines) {
          const reached = (["top", "bottom"] as const).flatMap((side) =>
            parts.frames[side].filter((_, notch) => environs.notchAt(side, notch).join() === to.join()),
          );
          expect(reached).toEqual([colour]);
        }
      }
    }
  });

  it("are drawn only for the tile under the pointer", () => {
    const lit = new Map<string, Light>([
      ["cell:b3", "can"],
      [`tile-line:b3:${parts.payable[4]!["b3"]![0]!}`, "can"],
    ]);
    expect(tileLines(lit, environsOf(24), parts.frames)).toEqual([]);
  });
});

describe("a preview", () => {
  const ring = parts.ring;
  const figures = { merlin: ring[1]!, knight0: ring[22]! };

  it("numbers the spaces in between and follows the path", () => {
    const path = [ring[0]!, ring[23]!, ring[22]!];
    const way = wayOf(
      { figure: "merlin", path, landing: ring[22]!, tag: "1 flag" },
      { ring, innerRing: [], figures },
    )!;
    expect(way.steps.map(({ number }) => number)).toEqual([1, 2]);
    expect(way.way).toBe(-1);
    expect(way.to).toBeCloseTo(spaceAngle(1, 24) - 45);
  });

  it("stands beside the figures already there", () => {
    const path = [ring[2]!, ring[3]!];
    const alone = wayOf(
      { figure: "merlin", path, landing: ring[3]!, tag: "" },
      { ring, innerRing: [], figures },
    )!;
    expect(alone.ghost).toEqual(figureAt(alone.to, insideOf(0)));
    const crowd = { ...figures, knight1: ring[3]! };
    const beside = wayOf(
      { figure: "merlin", path, landing: ring[3]!, tag: "" },
      { ring, innerRing: [], figures: crowd },
    )!;
    expect(beside.ghost).toEqual(figureAt(beside.to - 6.6, insideOf(0)));
  });
});

it("counts the figures on a space", () => {
  const found = standing(
    { ring: ["black", "build-1"], innerRing: [] },
    { merlin: "black", knight0: "black", knight1: "build-1" },
  );
  expect(found.map(({ figure, index, count }) => [figure, index, count])).toEqual([
    ["knight0", 0, 2],
    ["knight1", 1, 1],
    ["merlin", 0, 2],
  ]);
  expect(new Set(found.filter(({ index }) => index === 0).map(({ nth }) => nth))).toEqual(new Set([0, 1]));
});
