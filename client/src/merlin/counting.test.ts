import { describe, expect, it } from "vitest";
import type { Sitting } from "../table/sitting.svelte";
import { after } from "./after";
import { Counting } from "./counting.svelte";
import { GAMES } from "./recorded";
import type { Event, View } from "./view";

/** A recorded game that is played event by event, as the table plays it. */
function played() {
  const game = GAMES.find(({ legs }) =>
    legs.some(({ events }) => events.some(({ name }) => name === "scoring")),
  );
  if (!game) throw new Error("no recorded game is scored");
  const held: Promise<void>[] = [];
  const listeners: ((event: Event) => void)[] = [];
  const playback = {
    view: game.start,
    told: [] as { seq: number; event: Event }[],
    onevent: (listener: (event: Event) => void) => {
      listeners.push(listener);
      return () => listeners.splice(listeners.indexOf(listener), 1);
    },
  };
  const stage = { hold: (until: Promise<void>) => held.push(until) };
  const counting = new Counting();
  const quiet = counting.follow({ playback, stage } as unknown as Sitting<View>);
  const events = game.legs.flatMap((leg) => leg.events);
  const play = (until: string): Event | null => {
    for (let event = events.shift(); event; event = events.shift()) {
      for (const listener of listeners) listener(event);
      playback.view = after(playback.view, event);
      playback.told.push({ seq: 0, event });
      if (event.name === until) return event;
    }
    return null;
  };
  return { counting, play, held, playback, quiet };
}

describe("a scoring", () => {
  it("is shown when it is over, from the position in which it began", () => {
    const { counting, play, playback } = played();
    play("round-ended");
    expect(counting.isCounting).toBe(false);
    const scoring = play("scoring");
    expect(counting.isCounting).toBe(true);
    expect(counting.shown).toBeNull();
    const before = playback.view;
    play("round");
    expect(counting.isCounting).toBe(false);
    expect(counting.shown?.events[0]).toBe(scoring);
    expect(counting.shown?.events.some(({ name }) => name === "round")).toBe(false);
    expect(counting.shown?.before.points).toEqual(before.points);
  });

  it("holds what comes after it until it is closed", async () => {
    const { counting, play, held } = played();
    play("scoring");
    expect(held).toHaveLength(0);
    play("round");
    expect(held).toHaveLength(1);
    let isOver = false;
    const waiting = held[0]?.then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    counting.close();
    await waiting;
    expect(isOver).toBe(true);
    expect(counting.shown).toBeNull();
  });

  it("is not waited for by a table that was left", async () => {
    const { play, held, quiet } = played();
    play("scoring");
    play("round");
    quiet();
    await expect(held[0]).resolves.toBeUndefined();
  });
});
