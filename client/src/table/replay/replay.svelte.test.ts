import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api, Problem, type ReplayPosition, type TableInfo } from "../../lib/api";
import Alternatives from "./Alternatives.svelte";
import Controls from "./Controls.svelte";
import { exampleTable, exampleTimeline } from "./example";
import Fork from "./Fork.svelte";
import { onReplayKey } from "./keys";
import { NO_SCORINGS } from "./turns";
import { Reel, type Archive } from "./reel.svelte";
import SeenBy from "./SeenBy.svelte";
import Timeline from "./Timeline.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function openReel(number: number, table: Partial<TableInfo> = {}): Promise<Reel> {
  const archive: Archive = {
    timeline: () => Promise.resolve(exampleTimeline(table)),
    position: (_id, at): Promise<ReplayPosition> =>
      Promise.resolve({
        number: at,
        turn: 1,
        view: {},
        question: null,
        outcomes: [],
        chosen: null,
        events: [],
        changes: [],
        projected: [],
      }),
  };
  const reel = new Reel("t", archive);
  await reel.open(number);
  return reel;
}

function press(reel: Reel, key: string, more: KeyboardEventInit = {}, target: Element = document.body) {
  const [copyLink, fork, toTable] = [vi.fn(), vi.fn(), vi.fn()];
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const keyboard = { reel, copyLink, fork, toTable, help: vi.fn() };
  const listen = (heard: Event) => onReplayKey(heard as KeyboardEvent, keyboard);
  window.addEventListener("keydown", listen);
  target.dispatchEvent(event);
  window.removeEventListener("keydown", listen);
  return { copyLink, fork, toTable, used: event.defaultPrevented };
}

describe("the keys of a replay", () => {
  test.each([
    ["ArrowRight", {}, 4],
    ["ArrowLeft", {}, 2],
    ["ArrowRight", { shiftKey: true }, 4],
    ["ArrowLeft", { shiftKey: true }, 2],
    ["Home", {}, 0],
    ["End", {}, 8],
  ])("%s %o goes where it says", async (key, more, expected) => {
    const reel = await openReel(3);
    expect(press(reel, key, more).used).toBe(true);
    expect(reel.number).toBe(expected);
  });

  test("Space plays and pauses, but on a button it belongs to the button", async () => {
    const reel = await openReel(3);
    press(reel, " ");
    expect(reel.isPlaying).toBe(true);
    press(reel, " ");
    expect(reel.isPlaying).toBe(false);
    const button = document.body.appendChild(document.createElement("button"));
    expect(press(reel, " ", {}, button).used).toBe(false);
    expect(reel.isPlaying).toBe(false);
  });

  test("1 to 4 are the speeds, L copies the link, F forks, T leads to the table, others are left alone", async () => {
    const reel = await openReel(3);
    const speeds = ["1", "2", "3", "4"].map((key) => {
      press(reel, key);
      return reel.speed;
    });
    expect(speeds).toEqual([0.5, 1, 2, 4]);
    expect(press(reel, "l").copyLink).toHaveBeenCalledOnce();
    expect(press(reel, "f").fork).toHaveBeenCalledOnce();
    expect(press(reel, "t").toTable).toHaveBeenCalledOnce();
    expect(press(reel, "5").used).toBe(false);
    expect(press(reel, "ArrowRight", { ctrlKey: true }).used).toBe(false);
  });

  test("arrows on a row of choices stay with it", async () => {
    const reel = await openReel(3);
    const input = document.body.appendChild(document.createElement("input"));
    input.type = "radio";
    expect(press(reel, "ArrowRight", {}, input).used).toBe(false);
    expect(reel.number).toBe(3);
  });
});

describe("the timeline", () => {
  test("is a slider that says where it stands", async () => {
    const reel = await openReel(3);
    render(Timeline, {
      reel,
      seats: 2,
      rhythm: NO_SCORINGS,
      text: "decision 4 of 8, round 1, Borin, Take an adventure",
    });
    const slider = screen.getByRole("slider", { name: "Decisions of the game" });
    expect(slider.getAttribute("aria-valuenow")).toBe("3");
    expect(slider.getAttribute("aria-valuemax")).toBe("8");
    expect(slider.getAttribute("aria-valuetext")).toBe("decision 4 of 8, round 1, Borin, Take an adventure");
  });

  test("goes by turns with the page keys", async () => {
    const reel = await openReel(3);
    render(Timeline, { reel, seats: 2, rhythm: NO_SCORINGS, text: "" });
    const slider = screen.getByRole("slider");
    await fireEvent.keyDown(slider, { key: "PageUp" });
    expect(reel.number).toBe(4);
    await fireEvent.keyDown(slider, { key: "PageDown" });
    expect(reel.number).toBe(2);
  });
});

describe("the bar", () => {
  const said = {
    seats: 2,
    rhythm: NO_SCORINGS,
    title: "Decision 4 of 8",
    where: "",
    text: "",
    link: "http://here/3",
    noFork: null,
    onfork: () => undefined,
  };

  test("has play first, then the decisions, then the turns", async () => {
    const reel = await openReel(3);
    render(Controls, { reel, ...said });
    const labels = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(labels.slice(0, 5)).toEqual([
      "Play",
      "One decision back",
      "One decision forward",
      "One turn back",
      "One turn forward",
    ]);
  });

  test("moves, plays, and says at the ends that there is no further", async () => {
    const reel = await openReel(1);
    render(Controls, { reel, ...said });
    await userEvent.click(screen.getByRole("button", { name: "One decision back" }));
    expect(reel.number).toBe(0);
    const back = screen.getByRole("button", { name: "One decision back" });
    expect(back.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(back);
    expect(reel.number).toBe(0);
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(reel.isPlaying).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(reel.isPlaying).toBe(false);
  });

  test("on a phone has three buttons, and the rest under more", async () => {
    const reel = await openReel(1);
    const onmore = vi.fn();
    render(Controls, { reel, ...said, small: true, onmore });
    expect(screen.getAllByRole("button")).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(onmore).toHaveBeenCalledOnce();
  });
});

describe("fork from here", () => {
  const asks = { decision: 3, all: 8, decider: 1, onclose: vi.fn() };

  test("stands in the bar and says why where it cannot be", async () => {
    const reel = await openReel(3);
    const onfork = vi.fn();
    const bar = { reel, seats: 2, rhythm: NO_SCORINGS, title: "", where: "", text: "", link: "", onfork };
    const { rerender } = render(Controls, { ...bar, noFork: null });
    await userEvent.click(screen.getByRole("button", { name: /Fork from here/ }));
    expect(onfork).toHaveBeenCalledOnce();
    await rerender({ ...bar, noFork: "Only a finished game can be forked." });
    const off = screen.getByRole("button", { name: /Fork from here/ });
    off.focus();
    expect(document.activeElement).toBe(off);
    expect(off.getAttribute("aria-disabled")).toBe("true");
    const says = document.getElementById(off.getAttribute("aria-describedby") ?? "");
    expect(says?.textContent).toBe("Only a finished game can be forked.");
    await userEvent.click(off);
    expect(onfork).toHaveBeenCalledOnce();
  });

  test("takes the seat that decides, unless another is chosen, and goes to the table", async () => {
    vi.spyOn(api, "me").mockResolvedValue({ name: "Cerys", has_recovery_code: false });
    const fork = vi.spyOn(api, "fork").mockResolvedValue(exampleTable({ id: "oak" }));
    vi.spyOn(api, "myTables").mockResolvedValue([]);
    vi.spyOn(api, "openTables").mockResolvedValue([]);
    render(Fork, { table: exampleTable(), ...asks });
    const [ada, borin] = screen.getAllByRole<HTMLInputElement>("radio", { name: /Ada|Borin/ });
    expect([ada?.checked, borin?.checked]).toEqual([false, true]);
    expect(document.activeElement).toBe(borin);
    await userEvent.click(screen.getByRole("radio", { name: /Ada/ }));
    await userEvent.click(screen.getByRole("button", { name: "Open the practice table" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/table/oak"));
    const [table, decision, request] = fork.mock.calls[0] ?? [];
    expect([table, decision, request?.seat, request?.bot]).toEqual([exampleTable().id, 3, 0, "knight"]);
    expect(request?.key).toMatch(/^[\w-]{8,64}$/);
  });

  test("says what went wrong and can be asked again by the same key", async () => {
    vi.spyOn(api, "me").mockResolvedValue({ name: "Cerys", has_recovery_code: false });
    const fork = vi.spyOn(api, "fork").mockRejectedValue(new Problem("no-rules", ""));
    render(Fork, { table: exampleTable(), ...asks });
    const act = screen.getByRole("button", { name: "Open the practice table" });
    await userEvent.click(act);
    expect(await screen.findByText("These rules are missing")).toBeTruthy();
    await userEvent.click(act);
    const keys = fork.mock.calls.map(([, , request]) => request.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("seen by", () => {
  test("offers everybody's eyes after the end", async () => {
    const reel = await openReel(1);
    render(SeenBy, { reel, table: exampleTable() });
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await userEvent.click(screen.getByRole("radio", { name: "Borin" }));
    expect(reel.seat).toBe(1);
  });

  test("offers only a spectator's view and the reader's own while the game runs", async () => {
    const reel = await openReel(1, { stage: "playing" });
    render(SeenBy, { reel, table: exampleTable({ stage: "playing" }) });
    expect(screen.getByRole("radio", { name: "Ada", checked: true })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Spectator" })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Borin" })).toBeNull();
  });
});

describe("what was possible", () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    title: `Option ${index}`,
    detail: null,
  }));
  const sign = createRawSnippet(() => ({ render: () => "<i></i>" }));

  test("has the choice on top with its tick, in words as well", () => {
    render(Alternatives, { items: items.slice(0, 3), chosen: "2", sign });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent.trim().replace(/\s+/g, " "));
    expect(rows).toEqual(["Option 2 , chosen", "Option 0", "Option 1"]);
  });

  test("folds where there is much", () => {
    render(Alternatives, { items, chosen: "0", sign });
    expect(screen.getByText("four more options")).toBeTruthy();
  });

  test("shows only the choice where there is little room", () => {
    render(Alternatives, { items: items.slice(0, 2), chosen: "0", brief: true, sign });
    expect(screen.getByText("one more option")).toBeTruthy();
  });
});
