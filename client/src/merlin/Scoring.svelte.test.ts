import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announced } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import { after } from "./after";
import { GAMES, PARTS } from "./recorded";
import Scoring from "./Scoring.svelte";
import { lastScoring } from "./counting.svelte";
import type { Event, View } from "./view";

/** The first scoring of the recorded games. */
function recorded(): { events: readonly Event[]; before: View } {
  for (const { start, legs } of GAMES) {
    let view = start;
    const all = legs.flatMap(({ events }) => events);
    for (const [index, event] of all.entries()) {
      const events = event.name === "scoring" ? lastScoring(all.slice(index, nextRound(all, index))) : null;
      if (events) return { events, before: view };
      view = after(view, event);
    }
  }
  throw new Error("no scoring was recorded");
}
function nextRound(all: readonly Event[], from: number): number {
  return all.findIndex(({ name }, index) => index > from && (name === "round" || name === "over")) + 1;
}

const { events, before } = recorded();
const names = ["Ada", "Borin", "Cerys", "Dagonet"].slice(0, before.points.length);
const title = () => document.querySelector("#scoring-title")?.textContent;

function show(onclose: () => void = () => undefined) {
  return render(Scoring, { props: { events, before, parts: PARTS, names, you: 0, onclose } });
}

beforeEach(() => {
  vi.spyOn(settings, "lasting").mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a scoring without motion", () => {
  test("waits for the reader, and goes on and back by hand", async () => {
    show();
    const first = title();
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Next/ }));
    expect(title()).not.toBe(first);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(title()).toBe(first);
  });

  test("tells every step", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: /^Next/ }));
    expect(announced("polite").at(-1)?.text).toContain(`${title()}. `);
  });

  test("can be skipped to the sum, which leads back to the table", async () => {
    const onclose = vi.fn();
    show(onclose);
    await userEvent.click(screen.getByRole("button", { name: "Skip to the sum" }));
    expect(title()).toBe("The sum");
    expect(within(screen.getByRole("table")).queryByText("to come")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^To the table/ }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("is moved by the arrow keys", async () => {
    show();
    const first = title();
    screen.getByRole("button", { name: /^Next/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(title()).not.toBe(first);
    await userEvent.keyboard("{ArrowLeft}");
    expect(title()).toBe(first);
  });
});

test("with motion it runs by itself and can be stopped", async () => {
  vi.spyOn(settings, "lasting").mockReturnValue(30);
  show();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  const stopped = title();
  await new Promise((done) => setTimeout(done, 120));
  expect(title()).toBe(stopped);
  await userEvent.click(screen.getByRole("button", { name: "Let it run" }));
  await vi.waitFor(() => expect(title()).toBe("The sum"));
});
