import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announced } from "../../lib/announce.svelte";
import { api, Problem, type EventInfo, type TableInfo, type TableState } from "../../lib/api";
import { route } from "../../lib/router.svelte";
import { KING_ARTHUR_END } from "../../kingarthur/end/ending";
import { wireView } from "../../kingarthur/testing/example";
import { exampleTable, exampleTimeline } from "../replay/example";
import End from "./End.svelte";
import { sha256 } from "./seal";

const SEED = "0123456789abcdef";

const EVENTS: EventInfo[] = Array.from({ length: 17 }, () => ({ name: "turn", seat: 0, facts: {} }));
EVENTS[7] = {
  name: "ventured",
  seat: 1,
  facts: { adventure: "robbers", trophies: ["dark2", "enemy2"], value: 6 },
};
EVENTS[14] = {
  name: "defeated",
  seat: 0,
  facts: { way: "usual", adversary: "dragon3", payment: ["red1", "red2"] },
};

function over(table: Partial<TableInfo> = {}): TableState {
  return {
    type: "state",
    table: exampleTable(table),
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
    seal: sha256(`logres seal ${SEED}`),
    seed: SEED,
    ledgers: [
      { adventures: 6, dark: 0, enemy: 0, monster: 2, dragon: 3 },
      { adventures: 9, dark: 0, enemy: 0, monster: 0, dragon: 0 },
    ],
    projected: [],
  };
}

function show(state: TableState = over(), onlook: () => void = () => undefined) {
  return render(End, { state, presentation: KING_ARTHUR_END, onlook });
}

function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
}

beforeEach(() => {
  vi.spyOn(api, "timeline").mockResolvedValue(exampleTimeline());
  vi.spyOn(api, "position").mockResolvedValue({
    number: 8,
    turn: 6,
    view: {},
    question: null,
    outcomes: [],
    chosen: null,
    events: EVENTS,
    changes: [],
    projected: [],
  });
  vi.spyOn(api, "myTables").mockResolvedValue([]);
  vi.spyOn(api, "openTables").mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the end of a game", () => {
  test("says nothing any more once it is left", async () => {
    const told = announced("polite").length;
    show().unmount();
    await new Promise((done) => setTimeout(done));
    expect(announced("polite").length).toBe(told);
  });

  test("has the focus on its title and tells the ranking", async () => {
    show();
    const title = screen.getByRole("heading", { level: 1, name: "You win, two points ahead of Borin" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(announced("polite").at(-1)?.text).toBe(
      "You win, two points ahead of Borin. 1st: Ada, 11; 2nd: Borin, 9",
    );
  });

  test("gives the points by source as a table, the winner first", () => {
    show();
    const [table] = screen.getAllByRole("table");
    expect(cellsOf(table!)).toEqual([
      ["Place", "Player", "Adventures", "Dark powers", "Enemy knights", "Monsters", "Dragons", "Total"],
      ["1st", "Ada", "6", "–", "–", "2", "3", "11"],
      ["2nd", "Borin", "9", "–", "–", "–", "–", "9"],
    ]);
  });

  test("gives the course as a table with a row a round", async () => {
    show();
    await waitFor(() => expect(screen.getAllByRole("table")).toHaveLength(2));
    expect(cellsOf(screen.getAllByRole("table")[1]!)).toEqual([
      ["Round", "Ada", "Borin"],
      ["1", "3", "9"],
      ["2", "3", "9"],
      ["3", "11", "9"],
    ]);
  });

  test("lists the decisive turns with a way into the replay", async () => {
    show();
    const link = await screen.findByRole("link", { name: "look at turn 2" });
    expect(link.getAttribute("href")).toBe("/table/lake-dove-oak-7f3k9q2m4x/replay/3");
    expect(screen.getByText("Turn 2: Robbers")).toBeTruthy();
    expect(screen.getByText("Turn 5: Dragon 3")).toBeTruthy();
    expect(screen.getByText("Borin, from 0 to 9")).toBeTruthy();
  });

  test("opens the rematch and goes there", async () => {
    const rematch = vi.spyOn(api, "rematch").mockResolvedValue(exampleTable({ id: "the-next-one" }));
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    show();
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(rematch).toHaveBeenCalledWith("lake-dove-oak-7f3k9q2m4x");
    await waitFor(() => expect(route.path).toBe("/table/the-next-one"));
  });

  test("says why there is no rematch, and lets one try again", async () => {
    vi.spyOn(api, "rematch").mockRejectedValue(new Problem("offline", "nobody answers"));
    show();
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(await screen.findByText("You are offline")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rematch" }).getAttribute("aria-disabled")).toBeNull();
  });

  test("says that a rematch has begun", () => {
    show(over({ rematch: "the-next-one" }));
    expect(screen.getByText("The rematch has started. Your seat is kept.")).toBeTruthy();
  });

  test("offers those who watched the rematch only to watch", () => {
    const seats = exampleTable().seats.map((seat) => ({ ...seat, mine: false }));
    show(over({ seats, rematch: "the-next-one" }));
    expect(
      screen.getByRole("heading", { level: 1, name: "Ada wins, two points ahead of Borin" }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    expect(screen.getByRole("link", { name: "Watch the rematch" }).getAttribute("href")).toBe(
      "/table/the-next-one",
    );
  });

  test("gives the record to download, and the final table to look at", async () => {
    const onlook = vi.fn();
    show(over(), onlook);
    const record = screen.getByRole("link", { name: "Record" });
    expect(record.getAttribute("download")).toBe("logres-lake-dove-oak-7f3k9q2m4x.txt");
    await userEvent.click(screen.getByRole("button", { name: "Look at the final table" }));
    expect(onlook).toHaveBeenCalledOnce();
  });

  test("says so when the course cannot be loaded, and tries again", async () => {
    vi.spyOn(api, "timeline").mockRejectedValueOnce(new Problem("offline", "nobody answers"));
    show();
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    await userEvent.click(again!);
    expect(await screen.findByRole("link", { name: "look at turn 2" })).toBeTruthy();
  });
});

describe("the deal", () => {
  test("is not told when the reader has gone before it was checked again", async () => {
    const { unmount } = show();
    await screen.findByRole("heading", { name: "The deal was fair" });
    const told = announced("polite").length;
    screen.getByRole("button", { name: "check again" }).click();
    unmount();
    await new Promise((done) => setTimeout(done));
    expect(announced("polite").length).toBe(told);
  });

  test("is fair when the seed fits the seal", async () => {
    show();
    expect(await screen.findByRole("heading", { name: "The deal was fair" })).toBeTruthy();
  });

  test("could not be checked when it does not, and the reason is written", async () => {
    show({ ...over(), seed: "another" });
    expect(await screen.findByRole("heading", { name: "The deal could not be checked" })).toBeTruthy();
    expect(screen.getByText("The seed does not match the seal.")).toBeTruthy();
  });
});

describe("a source", () => {
  test("stands out when it is focused, and its points are written", async () => {
    show();
    screen.getByRole("button", { name: "Show only: Monsters" }).focus();
    expect(await screen.findByText("Monsters: Ada 2 and Borin 0")).toBeTruthy();
  });
});
