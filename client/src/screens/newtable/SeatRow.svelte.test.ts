import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import Announcer from "../../components/frame/Announcer.svelte";
import { TableDraft } from "../../lib/make/draft.svelte";
import SeatRow from "./SeatRow.svelte";

afterEach(cleanup);

const GAME = {
  name: "kingarthur",
  rules: "1",
  min_seats: 2,
  max_seats: 5,
  settings: [],
  modules: [{ key: "seals", needs: [] }],
  bots: ["knight"],
  counsel: true,
  components: {},
};

describe("a seat of a new table", () => {
  test("moves with the arrow keys and is announced", async () => {
    const draft = new TableDraft(GAME, { modules: GAME.modules, ready: [] }, null);
    const seat = draft.seats[1]!;
    render(Announcer);
    render(SeatRow, { draft, seat, index: 1 });
    screen.getByRole("button", { name: /seat 2 of 3/ }).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(draft.seats[0]).toBe(seat);
    expect(screen.getByRole("log").textContent).toContain("Bot, seat 1 of 3");
  });
});
