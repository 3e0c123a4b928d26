import type { Patch } from "../lib/change";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, QuestionInfo, SeatInfo, Step, TableState } from "../lib/api";
import { Problem } from "../lib/api";
import type { Change, Live, Outcome } from "../lib/live.svelte";
import { announced } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import { asking, COMPONENTS, NAMES, wireView } from "./testing/example";
import Table from "./Table.svelte";

const GAME = { name: "kingarthur", components: COMPONENTS } as unknown as GameInfo;
const CHALLENGE = asking("challenge", [
  ["usual", "dragon3", ["red1", "red2"]],
  ["usual", "dragon3", ["merlin", "red2"]],
  ["usual", "enemy3", ["red1", "red2"]],
  ["usual", "dark1", ["beige1"]],
  null,
]);

/** A connection that remembers what was sent and says what it is told to. */
class FakeLive {
  readonly id = "lake-dove-oak";
  state = $state.raw<TableState | null>(null);
  steps: readonly Step[];
  seat = $state<number | null>(null);
  isOffline = $state(false);
  isBusy = false;
  retryIn = null;
  sent: string[] = [];
  looks: (number | null)[] = [];
  answer: Outcome = { done: true, seq: 41 };
  #listeners = new Set<(change: Change) => void>();

  constructor(state: TableState) {
    this.state = state;
    this.steps = state.steps;
    this.seat = state.seat;
  }
  onchange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  decide(word: string): Promise<Outcome> {
    this.sent.push(word);
    return Promise.resolve(this.answer);
  }
  undo(): Promise<Outcome> {
    this.sent.push("undo");
    return Promise.resolve(this.answer);
  }
  lookFrom(seat: number | null): void {
    this.looks.push(seat);
    this.seat = seat;
  }
  tryNow(): void {
    this.sent.push("try");
  }
  say(state: TableState, cause: Change["cause"] = "update"): void {
    this.state = state;
    for (const listener of this.#listeners) listener({ state, fresh: state.steps, cause });
  }
}

function seats(mine: readonly number[]): SeatInfo[] {
  return NAMES.map((name, seat) => ({
    seat,
    name,
    kind: seat === 0 ? "you" : mine.includes(seat) ? "device" : "bot",
    bot: mine.includes(seat) ? null : "greedy",
    mine: mine.includes(seat),
    online: true,
    invitation: null,
  }));
}

interface Setting {
  question?: QuestionInfo | null;
  view?: Record<string, unknown>;
  seat?: number | null;
  mine?: number[];
  asked?: number | null;
  seq?: number;
  steps?: Step[];
  canUndo?: boolean;
}

function stateOf(setting: Setting = {}): TableState {
  const { question = CHALLENGE, seat = 0, mine = [0], seq = 40, steps = [], canUndo = false } = setting;
  const { asked = question ? 0 : 1 } = setting;
  return {
    type: "state",
    table: {
      id: "lake-dove-oak",
      title: "Table of the Lake",
      game: "kingarthur",
      options: {},
      stage: "playing",
      seats: seats(mine),
      asked,
      points: [0, 0, 0, 0],
      winners: [],
    },
    seat,
    seq,
    steps,
    events_so_far: 0,
    view: wireView(setting.view),
    question,
    can_undo: canUndo,
    notices: [],
    seal: "aa",
    seed: null,
    ledgers: null,
    projected: [],
  } as unknown as TableState;
}

async function open(setting: Setting = {}) {
  const live = new FakeLive(stateOf(setting));
  render(Table, { live: live as unknown as Live, game: GAME });
  await vi.waitFor(() => expect(document.querySelector("[data-title]")).not.toBeNull());
  return { live, user: userEvent.setup() };
}

const option = (name: RegExp | string) => screen.getByRole("button", { name });
const hand = () => screen.getByRole("toolbar", { name: "Your knights" });
const gold = () =>
  [...document.querySelectorAll(".table .can")].map((card) => (card as HTMLElement).dataset["place"]).sort();

beforeEach(() => {
  localStorage.clear();
  settings.speed = "none";
  vi.stubGlobal("innerWidth", 1600);
  vi.stubGlobal("innerHeight", 1000);
  dispatchEvent(new Event("resize"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.speed = "usual";
});

describe("the question at the table", () => {
  it("stands as buttons, and the same things are gold on the table", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Challenge one");
    expect(option(/^Dragon 3/)).toBeTruthy();
    expect(option(/^No challenge this turn/)).toBeTruthy();
    expect(gold()).toEqual(["open:dark:0", "open:dragon:1", "open:enemy:0"]);
  });

  it("is answered by a button, and the decision stays in sight", async () => {
    const { live, user } = await open();
    await user.click(option(/^Dark power 1/));
    expect(live.sent).toEqual(["usual:dark1:beige1"]);
    expect(option(/^Dark power 1/).className).toContain("chosen");
    expect(gold()).toEqual([]);
  });

  it("is answered by a card on the table just the same", async () => {
    const { live, user } = await open();
    await user.click(document.querySelector('[data-place="open:enemy:0"]') as HTMLElement);
    expect(live.sent).toEqual(["usual:enemy3:red1+red2"]);
  });

  it("asks how to pay where there are several ways", async () => {
    const { live, user } = await open();
    await user.click(option(/^Dragon 3/));
    expect(live.sent).toEqual([]);
    await user.click(option(/With a double red knight and Merlin/));
    expect(live.sent).toEqual(["usual:dragon3:merlin+red2"]);
  });

  it("is answered by number, and 0 declines", async () => {
    const { live, user } = await open();
    await user.keyboard("0");
    expect(live.sent).toEqual(["-"]);
  });

  it("names its rule by a link that leaves the table where it is", async () => {
    await open();
    const link = screen.getByRole("link", { name: "Rule K5.1, opens in another tab" });
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("is one key away from settings, keys and discards", async () => {
    const { user } = await open();
    const discards = document.querySelector<HTMLElement>("button.discards");
    for (const button of [option(/^Settings/), option("Keyboard shortcuts"), discards]) {
      await user.click(button as HTMLElement);
      await screen.findByRole("dialog");
      await user.keyboard("t");
      expect(screen.queryByRole("dialog")).toBeNull();
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
    }
  });

  it("is told to a screen reader once, with the number of options", async () => {
    await open();
    await vi.waitFor(() =>
      expect(announced("polite").filter(({ text }) => text === "Challenge one, 5 options")).not.toEqual([]),
    );
  });
});

describe("knights laid down", () => {
  it("show at once what they defeat", async () => {
    const { user } = await open();
    const [first, , double] = within(hand()).getAllByRole("button");
    await user.click(first as HTMLElement);
    expect(gold()).toEqual([]);
    expect(screen.getByText(/You laid down a red knight/)).toBeTruthy();
    await user.click(double as HTMLElement);
    expect(gold()).toEqual(["open:dragon:1", "open:enemy:0"]);
    expect((double as HTMLElement).getAttribute("aria-pressed")).toBe("true");
  });

  it("go back when another colour is laid down, and it says why", async () => {
    const { user } = await open();
    const buttons = within(hand()).getAllByRole("button");
    await user.click(buttons[0] as HTMLElement);
    await user.click(within(hand()).getAllByRole("button", { name: "beige knight" })[0] as HTMLElement);
    expect(screen.getByText(/One colour a challenge/)).toBeTruthy();
    expect(gold()).toEqual(["open:dark:0"]);
  });

  it("say of every adversary why it cannot be defeated", async () => {
    const { user } = await open();
    await user.click(within(hand()).getAllByRole("button")[0] as HTMLElement);
    expect(screen.getAllByText(/takes 3; 2 missing/).length).toBeGreaterThan(0);
  });

  it("are put back with Escape and undo", async () => {
    const { live, user } = await open();
    const [first] = within(hand()).getAllByRole("button");
    await user.click(first as HTMLElement);
    await user.keyboard("{Escape}");
    expect((first as HTMLElement).getAttribute("aria-pressed")).toBe("false");
    await user.click(first as HTMLElement);
    await user.keyboard("u");
    expect((first as HTMLElement).getAttribute("aria-pressed")).toBe("false");
    expect(live.sent).toEqual([]);
  });

  it("are reached by one stop and arrows", async () => {
    const { user } = await open();
    const buttons = within(hand()).getAllByRole("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(buttons[1]);
  });

  it("stay laid down when the table sends the same position again", async () => {
    const { live, user } = await open();
    await user.click(within(hand()).getAllByRole("button")[0] as HTMLElement);
    live.say(stateOf());
    await vi.waitFor(() =>
      expect(within(hand()).getAllByRole("button")[0]?.getAttribute("aria-pressed")).toBe("true"),
    );
  });
});

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
      expect(log.textContent).toContain("Borin defeats a dragon\u00a03 with a red knight and a double."),
    );
    expect(document.querySelector('[data-place="open:dragon:1"]')).toBeNull();
    expect(announced("polite").some(({ text }) => text.startsWith("Borin defeats a dragon 3"))).toBe(true);
  });

  it("says in the log when a bot had to be helped", async () => {
    const live = new FakeLive({
      ...stateOf(),
      notices: [{ number: 1, at: 0, name: "bot-helped", seat: 1, facts: { reason: "time" } }],
    });
    render(Table, { live: live as unknown as Live, game: GAME });
    expect(await screen.findByText("Borin could not decide; a legal move was made instead.")).toBeTruthy();
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
    const covered = { hands: [8, 5, 9, 4], trophies: [3, 3, 4, 2] };
    const live = new FakeLive(stateOf({ question: null, seat: null, view: covered }));
    render(Table, { live: live as unknown as Live, game: GAME });
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

describe("several people at one device", () => {
  it("see nothing of each other's hands: the device is passed on first", async () => {
    const live = new FakeLive(stateOf({ mine: [0, 2], seat: 0, asked: 0 }));
    render(Table, { live: live as unknown as Live, game: GAME });
    await screen.findByRole("heading", { name: "Challenge one" });
    live.say(stateOf({ mine: [0, 2], seat: 0, question: null, asked: 2, seq: 41 }));
    const title = await screen.findByRole("heading", { name: "Hand the device to Cerys" });
    expect(live.looks).toEqual([null]);
    expect(document.querySelector('[data-place^="hand:"]')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
  });

  it("read what has happened since they last had it, and only what everybody may know", async () => {
    const covered = { hands: [8, 5, 9, 4], trophies: [3, 3, 4, 2] };
    const took = (seq: number, seat: number, adventure: string): Step => ({
      seq,
      kind: "decided",
      seat,
      events: [{ name: "ventured", seat, facts: { adventure, trophies: [], value: 6 } }],
      changes: [[], []],
    });
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 2, 38]]));
    const steps = [took(38, 2, "vikings"), took(39, 3, "grail"), took(40, 0, "robbers")];
    const live = new FakeLive(
      stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: covered, steps }),
    );
    render(Table, { live: live as unknown as Live, game: GAME });
    const missed = await screen.findByRole("group", { name: "Meanwhile" });
    const lines = within(missed).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Dagonet.*Holy Grail/),
      expect.stringMatching(/Ada.*Robbers/),
    ]);
    live.say(stateOf({ mine: [0, 2], seat: 2, question: null, asked: 2, steps }), "look");
    await vi.waitFor(() => expect(screen.queryByRole("group", { name: "Meanwhile" })).toBeNull());
  });

  it("take over by saying who they are", async () => {
    const covered = { hands: [8, 5, 9, 4], trophies: [3, 3, 4, 2] };
    const live = new FakeLive(stateOf({ mine: [0, 2], seat: null, question: null, asked: 2, view: covered }));
    render(Table, { live: live as unknown as Live, game: GAME });
    await userEvent.setup().click(await screen.findByRole("button", { name: "I am Cerys" }));
    expect(live.looks.at(-1)).toBe(2);
  });

  it("may look back at the hand that has just been played, then hand over", async () => {
    const live = new FakeLive(stateOf({ mine: [0, 2], seat: 0, asked: 0 }));
    render(Table, { live: live as unknown as Live, game: GAME });
    await screen.findByRole("heading", { name: "Challenge one" });
    live.say(stateOf({ mine: [0, 2], seat: 0, question: null, asked: 2, seq: 41 }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Back to Ada/ }));
    expect(live.looks.at(-1)).toBe(0);
    await user.click(await screen.findByRole("button", { name: "Hand the device to Cerys" }));
    expect(live.looks.at(-1)).toBeNull();
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
  });

  it("shows adventures and the adversaries in hand when the question is about them", async () => {
    await open({
      question: asking("adventure", [["robbers", ["monster1", "monster2"]], null], "K6.1"),
    });
    expect(document.querySelector('[data-place="adventure:robbers"]')?.className).toContain("can");
    expect(screen.getByRole("toolbar", { name: "Your adversaries" })).toBeTruthy();
  });
});
