import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { QuestionInfo } from "../../lib/api";
import { onTableKey } from "../../table/keys";
import { Choosing } from "../choosing/choosing.svelte";
import { MERLIN_KEYS, type MerlinKeyboard } from "../choosing/keys";
import { tagOf } from "../telling/spaces";
import { play } from "../layers";
import "../modules/decrees";
import Question from "./Question.svelte";
import { PARTS, questionOf } from "../testing/recorded";
import type { View } from "../position/view";

const { view: recorded } = questionOf("move");
const ring = recorded.ring;
const view: View = {
  ...recorded,
  faces: [{ die1: 3, die2: 6, die3: 6, merlin: 2 }, ...recorded.faces.slice(1)],
  used: recorded.used.map((used, seat) => (seat === 0 ? ["die3"] : used)),
  figures: { ...recorded.figures, knight0: ring[0] ?? "", merlin: ring[12] ?? "" },
};

const NOTHING_YET = { events: [], points: {}, certain: true, projected: [], further: {} };

function asking(ask: string, options: readonly unknown[]): QuestionInfo {
  const words = options.map((option) => (option === null ? "-" : [option].flat().join(":")));
  return { seat: 0, ask, rule: "R4.2", options: [...options], words, about: {} } as QuestionInfo;
}
const MOVE = asking("move", [
  ["go", "die1", "cw", ring[3]],
  ["go", "merlin", "cw", ring[14]],
  ["go", "merlin", "ccw", ring[10]],
  ["apple", "die1", 1],
  ["apple", "die1", 5],
  ["mission", "m01"],
]);

/** `leads`: the certain question after an option, by its word. */
function open(
  asked: QuestionInfo,
  {
    barred = null as string | null,
    small = false,
    peeks = false,
    leads = {} as Record<string, QuestionInfo>,
  } = {},
) {
  const sent: string[] = [];
  let question = $state.raw(asked);
  const choosing = new Choosing(() => ({
    view,
    parts: PARTS,
    question,
    seq: 1,
    names: ["Ada", "Borin", "Cerys", "Dagonet"],
    isBarred: barred !== null,
    tag: tagOf,
    outcomes: new Map(Object.entries(leads).map(([word, then]) => [word, { ...NOTHING_YET, then }])),
    decide: (word, along) => sent.push(along === null ? word : `${word}, ${along}`),
  }));
  const pointed: (string | null)[] = [];
  render(Question, { choosing, name: "Ada", barred, small, peeks, onpoint: (id) => pointed.push(id) });
  /** The server sends the same question again, as after a reconnect. */
  const sendAgain = (): void => {
    question = structuredClone(asked);
    flushSync();
  };
  return { sent, choosing, pointed, sendAgain, user: userEvent.setup() };
}

afterEach(cleanup);

/** Press C at the table; whether it did something. */
function pressC(): boolean {
  const event = new KeyboardEvent("keydown", { key: "c", cancelable: true });
  const keyboard = { options: () => document.querySelector<HTMLElement>(".options") };
  onTableKey(event, keyboard as unknown as MerlinKeyboard, MERLIN_KEYS);
  return event.defaultPrevented;
}

const keys = () =>
  [...document.querySelectorAll(".options button")].map((button) => button.getAttribute("aria-keyshortcuts"));

describe("the question of a turn", () => {
  it("offers each way of each die, shows what was played, and gives every option a key", async () => {
    const { sent, user } = open(MOVE);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Choose a die");
    expect(keys().filter(Boolean)).toEqual(["1", "2", "3", "A", "M"]);
    expect(screen.getByText("Played this round")).toBeTruthy();
    await user.click(document.querySelector<HTMLElement>("[aria-keyshortcuts='2']")!);
    expect(sent).toEqual([`go:merlin:ccw:${ring[10]}`]);
  });

  it("opens the changes to a die, and closes them again", async () => {
    const { sent, user, choosing } = open(MOVE);
    await user.click(screen.getByRole("button", { name: "Change a die with an apple" }));
    expect(choosing.picked).toEqual(["apple:0"]);
    expect(screen.getAllByRole("button", { name: /^Turn it to/ })).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /^Back to all options/ }));
    expect(screen.queryByRole("button", { name: /^Turn it to/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("has a title and a key for what changes a die: C picks the only thing", () => {
    const { choosing } = open(MOVE);
    const group = screen.getByRole("group", { name: "Change a die first" });
    expect(group.getAttribute("aria-keyshortcuts")).toBe("C");
    expect(group.querySelector("h2")?.textContent).toBe("Change a die first C");
    expect(pressC()).toBe(true);
    flushSync();
    expect(choosing.picked).toEqual(["apple:0"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Change a die");
  });

  it("has the focus on the first of several things that change a die after C, and picks none", () => {
    const { choosing } = open(
      asking("move", [...MOVE.options, ["turn", "die1", 4], ["reverse", "die1", ring[9]]]),
    );
    expect(pressC()).toBe(true);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Change a die with an apple");
    expect(choosing.picked).toEqual([]);
  });

  it("leaves C alone where nothing changes a die", () => {
    open(asking("move", MOVE.options.slice(0, 3)));
    expect(screen.queryByRole("group", { name: "Change a die first" })).toBeNull();
    expect(pressC()).toBe(false);
  });

  it("explains a picture without words", async () => {
    const { user, pointed } = open(MOVE);
    await user.hover(screen.getByRole("button", { name: "Change a die with an apple" }));
    expect(pointed.at(-1)).toBe("apple:0");
    await user.hover(document.body);
    expect(pointed.at(-1)).toBeNull();
  });

  it("lights the focused option of the list", async () => {
    const { user, choosing } = open(MOVE);
    await user.hover(document.querySelector<HTMLElement>("[aria-keyshortcuts='1']")!);
    expect(choosing.previews.map(({ landing }) => landing)).toEqual([ring[3]]);
  });

  it("says why nothing can be sent, and sends nothing", async () => {
    const { sent, user } = open(MOVE, { barred: "offline" });
    const [first] = screen.getAllByText("offline");
    await user.click(first!);
    expect(sent).toEqual([]);
  });

  it("shows a finger what an option does before it chooses it", async () => {
    const { sent, user, choosing } = open(MOVE);
    const [first] = document.querySelectorAll<HTMLElement>(".options button.option");
    const touch = () => user.pointer({ keys: "[TouchA]", target: first! });
    await touch();
    expect(sent).toEqual([]);
    expect(choosing.previews.map(({ landing }) => landing)).toEqual([ring[3]]);
    expect(first!.textContent).toContain("Choose");
    await touch();
    expect(sent).toEqual([`go:die1:cw:${ring[3]}`]);
  });

  it("keeps its state when the same question comes again", async () => {
    const { sent, user, sendAgain } = open(MOVE);
    const [first] = document.querySelectorAll<HTMLElement>(".options button.option");
    const touch = () => user.pointer({ keys: "[TouchA]", target: first! });
    await touch();
    sendAgain();
    expect(first!.textContent).toContain("Choose");
    await touch();
    expect(sent).toEqual([`go:die1:cw:${ring[3]}`]);
  });

  it("keeps the dice in one row while its sheet peeks, and plays one on its second touch", async () => {
    const { sent, user } = open(MOVE, { small: true, peeks: true });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Choose a die");
    expect(document.querySelectorAll(".options button")).toHaveLength(2);
    const knight = screen.getByRole("button", { name: /knight/i });
    await user.click(knight);
    expect(sent).toEqual([]);
    await user.click(knight);
    expect(sent).toEqual([`go:die1:cw:${ring[3]}`]);
  });

  it("shows dice as tiles to a thumb, and then the effect of one", async () => {
    const { sent, user } = open(MOVE, { small: true });
    await user.click(screen.getByRole("button", { name: /Merlin/ }));
    expect(sent).toEqual([]);
    expect(screen.getAllByRole("button").length).toBeGreaterThan(2);
    await user.click(document.querySelector<HTMLElement>("[aria-keyshortcuts='1']")!);
    expect(sent).toEqual([`go:merlin:ccw:${ring[10]}`]);
  });
});

describe("other questions", () => {
  it("can be declined with the key 0", async () => {
    const { sent, user } = open(asking("send", [["lady", "blue"], ["builder", "blue"], null]));
    expect(keys()).toEqual(["1", "2", "0"]);
    await user.click(document.querySelector<HTMLElement>("[aria-keyshortcuts='0']")!);
    expect(sent).toEqual(["-"]);
  });

  it("show many goods side by side", async () => {
    const goods = ["black", "grey", "blue", "purple", "orange", "brown"].flatMap((place) => [
      `${place}-shield`,
      `${place}-flag`,
    ]);
    const { sent, user } = open(asking("take", goods));
    expect(document.querySelectorAll(".goods button")).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: /^Fish flag/ }));
    expect(sent).toEqual(["blue-flag"]);
  });
});

describe("the answer to the next question", () => {
  const END = asking("rest", [["mission", "m01"], null]);
  const DRAW = asking("draw", ["m02", "deck"]);
  const SEND = asking("send", [["lady", "blue"], ["builder", "grey"], null]);
  const look = (place: string) => asking("look", [place, null]);
  const leads = { "lady:blue": look("blue"), "builder:grey": look("grey") };
  afterEach(() => play({}));

  it("is given along with the end of the turn, by a card below it", async () => {
    const { sent, user } = open(END, { leads: { "-": DRAW } });
    const cards = await screen.findAllByRole("button", { name: /^End the turn, / });
    expect(cards).toHaveLength(2);
    await user.hover(cards[1]!);
    expect(document.querySelector("[aria-keyshortcuts='E 0'] .detail")?.textContent).toContain(
      "From the deck",
    );
    await user.click(cards[1]!);
    await user.click(document.querySelector<HTMLElement>("[aria-keyshortcuts='E 0']")!);
    expect(sent).toEqual(["-, deck", "-"]);
  });

  it("is not given along with a move, nor by a thumb", async () => {
    open(MOVE, { leads: { [`go:die1:cw:${ring[3]}`]: DRAW } });
    cleanup();
    open(END, { leads: { "-": DRAW }, small: true });
    await import("./along");
    expect(screen.queryByRole("button", { name: /^End the turn, / })).toBeNull();
  });

  it("is the duty of a vassal, unless the decrees are switched on for all rows", async () => {
    play({ decrees: "on" });
    const { sent, user } = open(SEND, { leads });
    const other = await screen.findByRole("button", { name: /^Look through the decrees/ });
    const lady = document.querySelector<HTMLElement>("[aria-keyshortcuts='1']")!;
    await user.click(lady);
    expect(other.getAttribute("aria-pressed")).toBe("false");
    await user.click(other);
    expect(other.getAttribute("aria-pressed")).toBe("true");
    expect(lady.textContent).toContain("Look through the decrees in the Fish");
    await user.click(lady);
    await user.click(other);
    await user.click(document.querySelector<HTMLElement>("[aria-keyshortcuts='2']")!);
    expect(sent).toEqual(["lady:blue, -", "lady:blue, blue", "builder:grey, -"]);
  });
});
