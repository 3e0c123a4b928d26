import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announced } from "../../lib/announce.svelte";
import { settings } from "../../lib/settings.svelte";
import { firstScoring, PARTS } from "../testing/recorded";
import Scoring from "./Scoring.svelte";

const { told, before } = firstScoring();
const names = ["Ada", "Borin", "Cerys", "Dagonet"].slice(0, Number(before["seats"]));
const title = () => document.querySelector("#scoring-title")?.textContent;

function show(onclose: () => void = () => undefined) {
  return render(Scoring, { props: { told, before, parts: PARTS, names, you: 0, onclose } });
}

beforeEach(() => {
  vi.spyOn(settings, "lasting").mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a scoring without motion", () => {
  test("waits for the reader, and goes forward and back by hand", async () => {
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
    await userEvent.click(screen.getByRole("button", { name: "Skip to the total" }));
    expect(title()).toBe("The total");
    expect(within(screen.getByRole("table")).queryByText("to come")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^To the table/ }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("is controlled by the arrow keys", async () => {
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
  await userEvent.click(screen.getByRole("button", { name: "Auto-play" }));
  await vi.waitFor(() => expect(title()).toBe("The total"));
});
