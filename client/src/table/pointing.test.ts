import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pointing } from "./pointing.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pointer that has rested on a thing until it was explained. */
function resting(id: string): Pointing {
  const pointing = new Pointing();
  pointing.over(id);
  vi.runAllTimers();
  return pointing;
}

describe("a finger that stays on a thing", () => {
  it("gets an explanation, and chooses nothing when it is lifted", () => {
    const pointing = new Pointing();
    const button = document.createElement("button");
    button.dataset["about"] = "apple:0";
    document.body.append(button);
    const chosen = vi.fn();
    button.onclick = chosen;
    window.addEventListener("pointerdown", pointing.down);
    window.addEventListener("click", pointing.click, true);
    const touch = () =>
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    const lift = () =>
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

    touch();
    vi.runAllTimers();
    expect(pointing.explained?.id).toBe("apple:0");
    lift();
    expect(chosen).not.toHaveBeenCalled();
    touch();
    lift();
    expect(chosen).toHaveBeenCalledOnce();

    window.removeEventListener("pointerdown", pointing.down);
    window.removeEventListener("click", pointing.click, true);
    button.remove();
  });
});

describe("a pointer that rests on a thing", () => {
  it("gets an explanation, which closes when it moves elsewhere", () => {
    const pointing = resting("space:black");
    expect(pointing.explained?.id).toBe("space:black");
    pointing.over(null);
    vi.runAllTimers();
    expect(pointing.explained).toBeNull();
  });

  it("can move to the explanation and read it", () => {
    const pointing = resting("space:black");
    pointing.over(null);
    pointing.over("space:grail"); // on its way
    pointing.stay();
    vi.runAllTimers();
    expect(pointing.explained?.id).toBe("space:black");
    pointing.leave();
    vi.runAllTimers();
    expect(pointing.explained).toBeNull();
  });

  it("gets the next explanation when the last one has closed", () => {
    const pointing = resting("space:black");
    pointing.over("space:grail");
    vi.runAllTimers();
    expect(pointing.explained?.id).toBe("space:grail");
  });

  it("keeps the explanation if it comes back in time", () => {
    const pointing = resting("space:black");
    pointing.over(null);
    pointing.over("space:black");
    vi.advanceTimersByTime(500);
    expect(pointing.explained?.id).toBe("space:black");
  });
});
