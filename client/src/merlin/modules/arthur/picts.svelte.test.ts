import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { fixture } from "../../../test/fixtures";
import type { QuestionInfo } from "../../../lib/api";
import type { Patch } from "../../../lib/change";
import { learn, speak } from "../../../lib/i18n.svelte";
import { actsOf, idsOf, type Situation } from "../../choosing/acts";
import { boardsOf, MISSIONS } from "../../sideboards/sideboards";
import { wantedBoard } from "../../sideboards/drawer.svelte";
import PictsTab from "./Picts.svelte";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import { askTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { readParts } from "../../position/parts";
import { bonusOf, pictPoints, strengthOf } from "./picts";
import { scoringOf, sheetOf } from "../../scoring/steps";
import { stepSentence } from "../../scoring/says";
import { lineOf } from "../../telling/sentences";
import { layersWith } from "../../layers";
import { LAYERS, type Event } from "../../rules";
import { read, type View } from "../../position/view";

type Wire = Readonly<Record<string, unknown>>;

const PARTS = readParts(fixture<Wire>("components"), { arthur: "on" });
const NAMES = ["Ada", "Borin", "Cerys"];
const { start } = fixture<{ start: Wire }>("arthur-2-narrow");
const START = read(start);
const SEATS = START.points.length;

/** A Pict in the box with this kind of bonus. */
function pictWith(kind: string): string {
  const found = Object.values(PARTS.picts).find(({ bonus }) => bonus.kind === kind);
  if (!found) throw new Error(`no Pict brings a ${kind}`);
  return found.id;
}
const DISPLAY = ["good", "marker", "manor", "apple"].map(pictWith);
const VIEW: View = {
  ...START,
  pictDisplay: DISPLAY,
  pictStacks: 20,
  picts: START.points.map(() => []),
  signet: null,
};
const valueOf = (id: string | undefined) => PARTS.picts[id ?? ""]?.value ?? 0;
const told = (name: string, seat: number | null, facts: Readonly<Record<string, unknown>>): Event =>
  ({ name, seat, facts }) as Event;
const situation = (view: View): Situation => ({ view, parts: PARTS, seat: 0, names: NAMES });
const question = (ask: string, options: unknown[]): QuestionInfo => ({
  seat: 0,
  ask,
  rule: "R31.6",
  options,
  words: options.map(String),
  about: {},
});

beforeEach(async () => {
  await learn("merlin", "merlintable", "arthur", "scoring");
  await speak("en");
});

describe("a Pict", () => {
  it("is read with its bonus", () => {
    expect(bonusOf("orange-flag")).toEqual({ kind: "good", good: "orange-flag" });
    expect(bonusOf("blue-marker")).toEqual({ kind: "marker", place: "blue" });
    expect(bonusOf("lake-manor")).toEqual({ kind: "manor", terrain: "lake" });
    expect(bonusOf("apple")).toEqual({ kind: "apple" });
    expect(Object.keys(PARTS.picts)).toHaveLength(30);
  });

  it("flies from the display to its player, and a new one from the stacks", () => {
    const event = told("took-pict", 0, { pict: DISPLAY[0] ?? "" });
    const [flight] = flights(VIEW, VIEW, event);
    expect(flight?.from[0]).toBe(`pict:${DISPLAY[0] ?? ""}`);
    expect(flight?.to[0]).toBe("picts:0");
    const [revealed] = flights(VIEW, VIEW, told("revealed-pict", null, { pict: "p02", at: 0 }));
    expect(revealed?.turns).toBe(true);
  });

  it("is offered with its bonus of the moment, and lights that on the board", () => {
    const acts = actsOf(question("pict", [...DISPLAY, null]));
    const rows = acts.slice(0, 4).map((act) => rowOf(act, situation(VIEW)));
    for (const [index, { title, detail }] of rows.entries()) {
      expect(title).toMatch(new RegExp(`^Pict ${valueOf(DISPLAY[index])}: `));
      expect(detail).toContain(`your total: ${valueOf(DISPLAY[index])}`);
    }
    const [good, marker, , apple] = acts.map((act) => idsOf(act, situation(VIEW)));
    expect(good?.[1]).toMatch(/^good:/);
    expect(marker?.[1]).toMatch(/^place:/);
    expect(apple?.[1]).toBe("supply:apples");
    expect(acts[4]?.kind).toBe("decline");
  });

  it("says if nothing is left of its bonus", () => {
    const act = actsOf(question("pict", [pictWith("apple")]))[0];
    if (!act) throw new Error("a Pict was offered");
    expect(rowOf(act, situation({ ...VIEW, appleSupply: 0 })).detail).toContain("no apple available");
  });

  it("raises a manor on a tile, and a click on a manor keeps it", () => {
    const [raise] = actsOf(question("pict-manor", ["a1"]));
    const [keep] = actsOf(question("keep", ["b2"]));
    if (!raise || !keep) throw new Error("tiles were offered");
    expect(idsOf(raise, situation(VIEW))).toEqual(["cell:a1"]);
    expect(idsOf(keep, situation(VIEW))[0]).toBe("manor:b2");
    expect(askTitle("pict-manor", [raise])).toBe("Where should the manor go?");
    expect(askTitle("keep", [keep])).toBe("Keep one manor");
  });

  it("is in the log and has an explanation", () => {
    const line = lineOf(told("took-pict", 0, { pict: DISPLAY[3] ?? "" }), { you: 0, names: NAMES }, PARTS);
    expect(line?.parts.map((part) => part.text).join("")).toBe(
      `You take Pict ${valueOf(DISPLAY[3])}, which brings an apple.`,
    );
    expect(explain(`pict:${DISPLAY[3] ?? ""}`, situation(VIEW))?.text).toContain("you get an apple");
  });
});

describe("the sum of Picts", () => {
  const held: View = { ...VIEW, picts: VIEW.points.map((_, seat) => (seat === 0 ? DISPLAY : [])), signet: 1 };

  it("counts the signet ring", () => {
    expect(strengthOf(held, PARTS, 0)).toBe(DISPLAY.reduce((sum, pict) => sum + valueOf(pict), 0));
    expect(strengthOf(held, PARTS, 1)).toBe(3);
  });

  it("wins three points if highest and loses three if lowest, and both if all are equal", () => {
    expect(pictPoints([9, 3, 0])).toEqual([3, 0, -3]);
    expect(pictPoints([9, 9, 1])).toEqual([3, 3, -3]);
    expect(pictPoints([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it("is explained with its points if scored now", () => {
    const { now } = explain("picts:0", situation(held)) ?? {};
    expect(now).toContain("scored now: +3");
  });

  it("is a step and a row of the scoring", () => {
    const scored = (seat: number, points: number) =>
      told("scored", seat, { points, source: "picts", total: 0, strength: 4 });
    const events = [
      told("scoring", null, { round: 2 }),
      scored(0, 3),
      scored(SEATS - 1, -3),
      told("discarded-picts", 0, { picts: DISPLAY }),
    ];
    const changed = ({ name, seat, facts }: Event): Patch => {
      if (name === "discarded-picts") return [{ op: "replace", path: "/picts/0", value: [] }];
      return name === "scored" ? [{ op: "add", path: `/points/${seat}/picts`, value: facts["points"] }] : [];
    };
    const scoring = scoringOf(
      events.map((event) => ({ seq: 0, event, change: changed(event) })),
      { ...start, picts: VIEW.points.map((_, seat) => (seat ? [] : DISPLAY)) },
    );
    expect(scoring.steps.map(({ station }) => station)).toEqual(["picts"]);
    const row = sheetOf(scoring, PARTS.places, 1).find(({ id }) => id === "picts");
    expect(row?.gains[0]).toBe(3);
    expect(row?.gains[SEATS - 1]).toBe(-3);
    const [step] = scoring.steps;
    expect(step && stepSentence(step, { you: 0, names: NAMES })).toContain("Ada +3");
    expect(scoring.after.picts?.[0]).toEqual([]);
  });
});

describe("the boards beside the wheel", () => {
  const boards = boardsOf(VIEW);
  const followed = { boards, question: "1 move", ask: "move", purpose: null, landings: [] };

  it("are the ones in play", () => {
    expect(boards.map(({ key }) => key)).toEqual(["picts", "missions"]);
    expect(boardsOf({ ...VIEW, picts: undefined }).map(({ key }) => key)).toEqual(["missions"]);
  });

  it("have a corner each, and a question opens only one of them", () => {
    const everything = Object.fromEntries(LAYERS.map((key) => [key, "on"]));
    const all = [MISSIONS, ...layersWith(everything).flatMap((layer) => layer.boards ?? [])];
    const corners = all.flatMap(({ shelf }) => shelf?.corner ?? []);
    expect(new Set(corners).size).toBe(corners.length);
    const asks = all.flatMap((board) => board.asks);
    expect(new Set(asks).size).toBe(asks.length);
  });

  it("open for a question about them, or a move that leads to them", () => {
    expect(wantedBoard(followed)).toBeNull();
    expect(wantedBoard({ ...followed, ask: "pict" })?.key).toBe("picts");
    expect(wantedBoard({ ...followed, ask: "draw" })?.key).toBe("missions");
    expect(wantedBoard({ ...followed, landings: ["build-1", "picts-2"] })?.key).toBe("picts");
  });

  it("show the Picts with everybody's sum in words", () => {
    const held: View = { ...VIEW, signet: 0 };
    const lit = new Map([[`pict:${DISPLAY[0] ?? ""}`, "can" as const]]);
    render(PictsTab, { view: held, parts: PARTS, readers: { you: 0, names: NAMES.slice(0, SEATS) }, lit });
    expect(screen.getAllByRole("img")).toHaveLength(DISPLAY.length);
    expect(screen.getByText("Ada: 3, including the signet ring")).toBeTruthy();
    expect(document.querySelectorAll("li.can")).toHaveLength(1);
  });
});
