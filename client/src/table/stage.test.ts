import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.svelte";

/** A page without a screen: every element is where its numbers say. */
function put(root: HTMLElement, attributes: Record<string, string>, box: [number, number, number, number]) {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  place(element, box);
  element.animate = vi.fn(() => ({ cancel: () => undefined }) as unknown as Animation);
  element.getAnimations = () => [];
  root.append(element);
  return element;
}
function place(element: HTMLElement, [left, top, width, height]: [number, number, number, number]): void {
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
}

let root: HTMLElement;
let stage: Stage;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  root.animate = vi.fn(() => ({}) as Animation);
  stage = new Stage();
  leave = stage.attach(root);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("cards move", () => {
  it("from where they were to where they are now, and are gone when they have landed", async () => {
    put(root, { "data-place": "supply", "data-piece": "" }, [0, 0, 90, 140]);
    const moving = stage.move(
      [{ card: "dragon4", from: ["supply"], to: ["open"] }],
      () => put(root, { "data-place": "open", "data-piece": "comes" }, [300, 100, 90, 140]),
      420,
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.ghosts).toMatchObject([
      { card: "dragon4", from: { left: 0, top: 0 }, to: { left: 300, top: 100, width: 90, height: 140 } },
    ]);
    await vi.advanceTimersByTimeAsync(420);
    await moving;
    expect(stage.ghosts).toEqual([]);
  });

  it("are not seen at their new place before they have landed", async () => {
    put(root, { "data-place": "supply", "data-piece": "" }, [0, 0, 90, 140]);
    const card = put(root, { "data-place": "open", "data-piece": "comes" }, [300, 100, 90, 140]);
    void stage.move([{ card: "dragon4", from: ["supply"], to: ["open"] }], () => undefined, 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(card.animate).toHaveBeenCalledWith([{ opacity: 0 }, { opacity: 0 }], {
      duration: 420,
      fill: "forwards",
    });
  });

  it("to the first place that is on the screen", async () => {
    put(root, { "data-place": "hand", "data-piece": "" }, [0, 0, 90, 140]);
    put(root, { "data-place": "panel" }, [0, 0, 0, 0]);
    put(root, { "data-place": "chip" }, [500, 10, 60, 34]);
    void stage.move([{ card: "red1", from: ["hand"], to: ["panel", "chip"] }], () => undefined, 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.ghosts[0]?.to.left).toBeCloseTo(510);
  });

  it("small to a player's panel", async () => {
    put(root, { "data-place": "hand", "data-piece": "" }, [0, 0, 90, 140]);
    put(root, { "data-place": "panel" }, [500, 10, 280, 100]);
    void stage.move([{ card: "red1", from: ["hand"], to: ["panel"] }], () => undefined, 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.ghosts[0]?.to.width).toBe(30);
  });

  it("and those that stay glide to their new place", async () => {
    const card = put(root, { "data-key": "open dragon4 0" }, [100, 0, 90, 140]);
    void stage.move([], () => place(card, [0, 0, 90, 140]), 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(card.animate).toHaveBeenCalledWith(
      [{ translate: "100px 0px" }, { translate: "0 0" }],
      expect.objectContaining({ duration: 420 }),
    );
  });

  it("not at all without time: the change appears, and a short fade marks it", async () => {
    const change = vi.fn();
    const card = put(root, { "data-place": "a" }, [0, 0, 10, 10]);
    await stage.move([{ card: "x", from: ["a"], to: ["a"] }], change, 0);
    expect(change).toHaveBeenCalledOnce();
    expect(stage.ghosts).toEqual([]);
    expect(card.animate).toHaveBeenCalledWith([{ opacity: 0.25 }, { opacity: 1 }], { duration: 180 });
  });

  it("not from a place that is nowhere to be seen", async () => {
    put(root, { "data-place": "b" }, [0, 0, 10, 10]);
    await stage.move([{ card: "x", from: ["a"], to: ["b"] }], () => undefined, 420);
    expect(stage.ghosts).toEqual([]);
  });

  it("not from a place that its frame does not show: then the next one counts", async () => {
    const frame = put(root, { "data-frame": "" }, [0, 0, 100, 100]);
    put(frame, { "data-place": "zoomed", "data-piece": "" }, [300, 0, 20, 20]);
    put(root, { "data-place": "chip" }, [200, 10, 60, 34]);
    put(root, { "data-place": "b", "data-piece": "" }, [0, 0, 10, 10]);
    void stage.move([{ card: "x", from: ["zoomed", "chip"], to: ["b"] }], () => undefined, 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.ghosts[0]?.from.left).toBeCloseTo(210);
  });

  it("all to their places immediately when they are told to land", async () => {
    put(root, { "data-place": "a", "data-piece": "" }, [0, 0, 10, 10]);
    const moving = stage.move([{ card: "x", from: ["a"], to: ["a"] }], () => undefined, 420);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.ghosts).toHaveLength(1);
    stage.land();
    await moving;
    expect(stage.ghosts).toEqual([]);
  });
});

describe("a mark", () => {
  it("has flown before the change that it tells of, as large everywhere", async () => {
    put(root, { "data-place": "cause", "data-piece": "" }, [0, 0, 200, 200]);
    put(root, { "data-place": "shield", "data-piece": "" }, [400, 10, 20, 20]);
    const change = vi.fn();
    const moving = stage.move([{ card: "+4", from: ["cause"], to: ["shield"], isMark: true }], change, 420);
    await vi.advanceTimersByTimeAsync(649);
    expect(change).not.toHaveBeenCalled();
    const [ghost] = stage.ghosts;
    expect(ghost?.from.width).toBe(ghost?.to.width);
    expect((ghost?.from.left ?? 0) + (ghost?.from.width ?? 0) / 2).toBe(100);
    await vi.advanceTimersByTimeAsync(2);
    await moving;
    expect(change).toHaveBeenCalledOnce();
  });
});
