import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announced } from "../lib/announce.svelte";
import { Problem, type Step } from "../lib/api";
import type { Patch } from "../lib/change";
import { asking } from "./testing/example";
import { gold, open, option, show, stateOf, withWindow } from "./testing/table";

withWindow();

describe("a table that changes", () => {
  it("takes back a decision where the server allows it", async () => {
    const { live, user } = await open({ canUndo: true });
    await user.keyboard("{Control>}z{/Control}");
    expect(live.sent).toEqual(["undo"]);
  });

  it("says that a stale decision was not made, and asks again", async () => {
    const { live, user } = await open();
    live.answer = { done: false, problem: new Problem("stale", "the position has changed") };
    await user.click(option(/^Dark power 1/));
    expect(await screen.findByText("The position has changed")).toBeTruthy();
    expect(option(/^Dark power 1/).className).not.toContain("chosen");
  });

  it("shows what others did, writes it down and tells it", async () => {
    const { live } = await open({ question: null });
    const events = [
      { name: "turn", seat: 1, facts: { number: 13 } },
      { name: "defeated", seat: 1, facts: { way: "usual", adversary: "dragon3", payment: ["red1", "red2"] } },
    ];
    const columns = {
      dark: ["dark1", "dark2", "dark2", "dark3"],
      enemy: ["enemy3", "enemy2"],
      monster: ["monster4", "monster3", "monster2"],
      dragon: ["dragon5"],
    };
    const gone: Patch = [{ op: "remove", path: "/columns/dragon/1", value: null }];
    live.say(
      stateOf({
        question: null,
        seq: 41,
        view: { columns },
        steps: [{ seq: 41, kind: "decided", seat: 1, events, changes: [[], gone, []] }],
      }),
    );
    const log = await screen.findByRole("group", { name: "Log" });
    await vi.waitFor(() =>
      expect(log.textContent).toContain("Borin defeats a dragon\u00a03 with a red knight and a double one."),
    );
    expect(document.querySelector('[data-place="open:dragon:1"]')).toBeNull();
    expect(announced("polite").some(({ text }) => text.startsWith("Borin defeats a dragon 3"))).toBe(true);
  });

  it("says in the log when a bot had to be helped", async () => {
    show({
      ...stateOf(),
      notices: [{ number: 1, at: 0, name: "bot-helped", seat: 1, facts: { reason: "time" } }],
      counselled: [],
    });
    expect(await screen.findByText("Borin could not decide, so a legal move was made instead.")).toBeTruthy();
  });

  it("says what a bot without time has played", async () => {
    const helped = (number: number, choice: string) => ({
      number,
      at: 0,
      name: "bot-helped",
      seat: 1,
      facts: { reason: "slow", choice },
    });
    show({ ...stateOf(), notices: [helped(1, "best-so-far"), helped(2, "quick")] });
    expect(
      await screen.findByText("Borin ran out of time and played the best move found so far."),
    ).toBeTruthy();
    expect(screen.getByText("Borin could not finish thinking and made a quick choice.")).toBeTruthy();
  });

  it("has no gold while nothing can be sent, and says why", async () => {
    const { live, user } = await open();
    live.isOffline = true;
    await vi.waitFor(() => expect(gold()).toEqual([]));
    await user.click(option(/^Dark power 1.*offline/));
    await user.click(document.querySelector('[data-place="open:enemy:0"]') as HTMLElement);
    expect(live.sent).toEqual([]);
  });

  it("has no gold for a spectator, and no hand", async () => {
    await open({
      question: null,
      seat: null,
      mine: [],
      view: { hands: [8, 5, 9, 4], trophies: [3, 3, 4, 2] },
    });
    expect(document.querySelectorAll(".can")).toHaveLength(0);
    expect(screen.queryByText("Your knights")).toBeNull();
    expect(screen.getByText("You are watching")).toBeTruthy();
  });

  it("waits for the eyes of our own seat instead of showing a spectator's table first", async () => {
    const live = show(stateOf({ question: null, seat: null, view: COVERED }));
    await tick();
    expect(screen.queryByText("You are watching")).toBeNull();
    live.say(stateOf(), "look");
    expect(await screen.findByRole("heading", { name: "Challenge one" })).toBeTruthy();
  });

  it("describes the table in words", async () => {
    await open({ view: { adventures: { grail: 1, robbers: null } } });
    const words = screen.getByRole("region", { name: "The table" }).textContent ?? "";
    expect(words).toContain("Dragons: Dragon 5; Dragon 3");
    expect(words).toContain("Holy Grail, worth 20: taken by Borin");
    expect(words).toContain("Robbers, worth 6: any two adversaries");
    expect(words).toContain("Borin: Holy Grail; 5 knights, 3 adversaries");
  });
});

/** The cards that everybody may count. */
const COVERED = { hands: [8, 5, 9, 4], trophies: [3, 3, 4, 2] };

describe("several people at one device", () => {
  it("see what the turn has brought, and after Done nothing of each other's hands", async () => {
    const live = show(stateOf({ mine: [0, 2], seat: 0, asked: 0 }));
    await screen.findByRole("heading", { name: "Challenge one" });
    live.say(stateOf({ mine: [0, 2], seat: 0, question: null, asked: 2, seq: 41 }));
    await screen.findByRole("heading", { name: "That was your turn" });
    expect(live.looks).toEqual([]);
    await userEvent.setup().click(screen.getByRole("button", { name: /^Done/ }));
    expect(live.looks).toEqual([null]);
    live.say(stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: COVERED, seq: 41 }), "look");
    const title = await screen.findByRole("heading", { name: "Hand the device to Cerys" });
    expect(document.querySelector('[data-place^="hand:"]')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
  });

  it("read what has happened since they last had it, and only what everybody may know", async () => {
    const took = (seq: number, seat: number, adventure: string): Step => ({
      seq,
      kind: "decided",
      seat,
      events: [{ name: "ventured", seat, facts: { adventure, trophies: [], value: 6 } }],
      changes: [[], []],
    });
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 2, 38]]));
    const steps = [took(38, 2, "vikings"), took(39, 3, "grail"), took(40, 0, "robbers")];
    const live = show(stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: COVERED, steps }));
    const missed = await screen.findByRole("region", { name: "Meanwhile" });
    const lines = within(missed).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Dagonet.*Holy Grail/),
      expect.stringMatching(/Ada.*Robbers/),
    ]);
    live.say(stateOf({ mine: [0, 2], seat: 2, question: null, asked: 2, steps }), "look");
    await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Meanwhile" })).toBeNull());
  });

  it("take over by saying who they are", async () => {
    const live = show(stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: COVERED }));
    await userEvent.setup().click(await screen.findByRole("button", { name: "I am Cerys" }));
    expect(live.looks.at(-1)).toBe(2);
  });

  it("may look back at the hand that has just been played, then hand over", async () => {
    const live = show(stateOf({ mine: [0, 2], seat: 0, asked: 0 }));
    await screen.findByRole("heading", { name: "Challenge one" });
    live.say(stateOf({ mine: [0, 2], seat: 0, question: null, asked: 2, seq: 41 }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /^Done/ }));
    live.say(stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: COVERED, seq: 41 }), "look");
    await user.click(await screen.findByRole("button", { name: "Back to Ada" }));
    expect(live.looks.at(-1)).toBe(0);
  });
});

describe("the table on a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("innerWidth", 390);
    vi.stubGlobal("innerHeight", 844);
    dispatchEvent(new Event("resize"));
  });

  it("has everything behind four tabs, and comes back to the question", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /^Players/ }));
    expect(screen.getByText("Dagonet")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Log/ }));
    expect(screen.getByRole("group", { name: "Log" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Play(?!ers)/ }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Challenge one");
  });

  it("comes back to the question from every tab with one key", async () => {
    const { user } = await open();
    for (const tab of [/^Adventures/, /^Players/, /^Log/]) {
      await user.click(screen.getByRole("button", { name: tab }));
      expect(document.querySelector("[data-title]")).toBeNull();
      await user.keyboard("t");
      await vi.waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Challenge one" })),
      );
    }
  });

  it("says above the hand why a card that was tapped cannot be chosen", async () => {
    const { user } = await open();
    await user.click(document.querySelector('[data-place="open:dragon:0"]') as HTMLElement);
    expect(document.querySelector(".why")?.textContent).toBe("takes 5; your strongest colour is worth 5");
    expect(announced("polite").at(-1)?.text).toBe("takes 5; your strongest colour is worth 5");
  });

  it("shows adventures and the adversaries in hand when the question is about them", async () => {
    await open({
      question: asking("adventure", [["robbers", ["monster1", "monster2"]], null], "K6.1"),
    });
    expect(document.querySelector('[data-place="adventure:robbers"]')?.className).toContain("can");
    expect(screen.getByRole("toolbar", { name: "Your adversaries" })).toBeTruthy();
  });
});
