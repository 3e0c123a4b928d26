import { describe, expect, it } from "vitest";
import type { Wire } from "../../lib/change";
import type { Told } from "../../table/told";
import type { Sitting } from "../../table/sitting.svelte";
import { Counting } from "./counting.svelte";
import { GAMES } from "../testing/recorded";
import type { Event } from "../rules";
import type { View } from "../position/view";

/** A recorded game that is played event by event, as at the table. */
function played() {
  const game = GAMES.find(({ legs }) =>
    legs.some(({ events }) => events.some(({ name }) => name === "scoring")),
  );
  if (!game) throw new Error("no recorded game is scored");
  const held: Promise<void>[] = [];
  const listeners: ((event: Event) => void)[] = [];
  const playback = {
    apart: null as Wire | null,
    told: [] as Told[],
    onevent: (listener: (event: Event) => void) => {
      listeners.push(listener);
      return () => listeners.splice(listeners.indexOf(listener), 1);
    },
  };
  const stage = { hold: (until: Promise<void>) => held.push(until) };
  const counting = new Counting();
  const quiet = counting.follow({ playback, stage } as unknown as Sitting<View>);
  const moments = game.legs.flatMap((leg) => leg.moments);
  const play = (until: string): Event | null => {
    for (let moment = moments.shift(); moment; moment = moments.shift()) {
      const { event, told, wire } = moment;
      if (event.name === "scoring") playback.apart = wire;
      for (const listener of listeners) listener(event);
      playback.told.push(told);
      if (event.name === "round") playback.apart = null;
      if (event.name === until) return event;
    }
    return null;
  };
  return { counting, play, held, playback, quiet };
}

describe("a scoring", () => {
  it("is shown when it is over, from the position in which it began", () => {
    const { counting, play, playback } = played();
    const scoring = play("scoring");
    expect(counting.shown).toBeNull();
    const before = playback.apart;
    play("round");
    expect(counting.shown?.told[0]?.event).toBe(scoring);
    expect(counting.shown?.told.some(({ event }) => event.name === "round")).toBe(false);
    expect(counting.shown?.before).toBe(before);
  });

  it("holds later events until it is closed", async () => {
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

  it("does not hold up a table that was left", async () => {
    const { play, held, quiet } = played();
    play("scoring");
    play("round");
    quiet();
    await expect(held[0]).resolves.toBeUndefined();
  });
});
