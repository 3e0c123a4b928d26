import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { announced } from "../lib/announce.svelte";
import Waiting from "./Waiting.svelte";

const bot = {
  seat: 1,
  kind: "bot",
  name: "Gawain",
  bot: "greedy",
  mine: false,
  online: true,
  invitation: null,
} as const;
const props = { seat: bot, name: "Gawain", isWatching: false, happening: null, onskip: null };
const said = () => announced("polite").map(({ text }) => text);

afterEach(cleanup);

test("a bot that is asked is thinking", () => {
  render(Waiting, props);
  expect(screen.getByText("The bot is thinking.")).toBeTruthy();
});

test("tables that the same person has opened are counted", async () => {
  const { rerender } = render(Waiting, { ...props, wait: { ahead: 1, own: 1 } });
  const one = "Many bots are thinking. One table is before this one. The same person has opened it.";
  expect(screen.getByText(one)).toBeTruthy();
  await rerender({ wait: { ahead: 4, own: 4 } });
  expect(
    screen.getByText(/4 tables are before this one. The same person has opened them all.$/),
  ).toBeTruthy();
});

test("who is before this table is shown, and announced once", async () => {
  const before = said().length;
  const { rerender } = render(Waiting, { ...props, wait: { ahead: 3, own: 0 } });
  expect(screen.getByText("Many bots are thinking. 3 tables are before this one.")).toBeTruthy();
  await rerender({ wait: { ahead: 2, own: 1 } });
  const words =
    "Many bots are thinking. 2 tables are before this one. The same person has opened one of them.";
  expect(screen.getByText(words)).toBeTruthy();
  expect(said().slice(before)).toEqual(["Many bots are thinking. 3 tables are before this one."]);
  await rerender({ wait: null });
  expect(screen.getByText("The bot is thinking.")).toBeTruthy();
});
