import { beforeEach, describe, expect, it } from "vitest";
import { presentation } from "./presentation";
import { flights } from "./flights";
import { play } from "../layers";
import type { Moment } from "../testing/recordedmodule";
import { GAMES } from "../testing/recorded";
import type { Event } from "../rules";
import type { View } from "../position/view";

const [game] = GAMES;
if (!game) throw new Error("no game was recorded");
const view: View = game.start;

beforeEach(() => {
  play({ favor: "on", decrees: "on" });
});

type Facts = Readonly<Record<string, unknown>>;
function told(name: string, facts: Facts, seat: number | null = 0): Event {
  return { name, seat, facts } as Event;
}
function flown(name: string, facts: Facts, before = view) {
  const event = told(name, facts);
  return flights(before, before, event);
}
function recorded(name: string): Moment {
  const moment = game!.legs.flatMap(({ moments }) => moments).find(({ event }) => event.name === name);
  if (!moment) throw new Error(`no "${name}" was recorded`);
  return moment;
}

describe("pieces fly", () => {
  it("from the principality to the castle, and back", () => {
    const [taken] = flown("took", { good: "blue-flag" });
    expect(taken).toMatchObject({ card: "blue-flag", from: ["good:blue-flag"] });
    expect(taken?.to[0]).toBe("castle:0:blue-flag");
    const [given] = flown("gave-back", { good: "blue-flag" });
    expect(given?.from).toEqual(taken?.to);
    expect(given?.to).toEqual(taken?.from);
  });

  it("as vassals from where they stand to their new place", () => {
    const [sent] = flown("sent", { vassal: "lady", origin: "castle", place: "grey" });
    expect(sent).toMatchObject({
      card: "vassal:0:lady",
      from: ["vassal:0:lady", "player:0"],
      to: ["vassal:0:lady", "post:grey:lady"],
    });
  });

  it("home when they are displaced, after the new one has landed", () => {
    const [home] = flown("went-home", { vassal: "lady", place: "grey" });
    expect(home?.delay).toBeGreaterThan(420);
  });

  it("as treasures from the old holder to the new one", () => {
    const [grail] = flown("took-grail", { former: 1 });
    expect(grail).toMatchObject({
      from: ["treasure:grail", "player:1"],
      to: ["treasure:grail", "player:0"],
    });
    expect(flown("took-grail", { former: 0 })).toEqual([]);
  });

  it("as decrees from their stack to the player, and from there into the box", () => {
    const [taken] = flown("took-decree", { place: "blue", decree: "vp-2" });
    expect(taken).toMatchObject({ card: "decree:vp-2", from: ["stack:blue", "place:blue"], turns: true });
    expect(taken?.to).toEqual(["decrees:0", "player:0"]);
    const used = flown("used-decrees", { decrees: ["vp-2", "blue-flag"] });
    expect(used.map(({ card }) => card)).toEqual(["decree:vp-2", "decree:blue-flag"]);
    expect(used.every(({ from, to }) => from[0] === "decrees:0" && to[0] === "table:box")).toBe(true);
  });

  it("as manors and markers from the stock", () => {
    expect(flown("built", { cell: "a1", tile: "wood" })[0]?.from[0]).toBe("manor:0");
    expect(flown("placed-marker", { place: "grey" })[0]?.from[0]).toBe("marker:0");
  });

  it("as cards that turn halfway when they come from the deck", () => {
    expect(flown("drew-mission", { mission: "m03" })[0]?.turns).toBe(true);
    expect(flown("drew-mission", {})[0]).toMatchObject({ card: "mission-back" });
  });
});

describe("points fly", () => {
  const cause = (facts: Event["facts"]) => flown("scored", { points: 2, total: 2, ...facts })[0]?.from[0];

  it("to the shield on the rim, before it walks", () => {
    const [points] = flown("scored", { points: 2, source: "spaces", space: "vp-flag", total: 2 });
    expect(points).toMatchObject({ card: "points:2", isMark: true });
    expect(points?.to[0]).toBe("score:0");
  });

  it("from their cause", () => {
    expect(cause({ source: "spaces", space: "vp-flag" })).toBe("space:vp-flag");
    expect(cause({ source: "missions", mission: "m13" })).toBe("mission:m13");
    expect(cause({ source: "influence", place: "grey" })).toBe("marker:0:grey");
    expect(cause({ source: "excalibur" })).toBe("treasure:excalibur");
    expect(cause({ source: "favor", ability: "builder-1" })).toBe("ability:0:builder-1");
    expect(cause({ source: "vassals" })).toBe("player:0");
    const built = { ...view, manors: { b2: 0 } };
    const [tile] = flown("scored", { points: 3, source: "environs", cells: ["b1", "b2"] }, built);
    expect(tile?.from[0]).toBe("manor:b2");
  });

  it("as a loss from the traitor, who then leaves", () => {
    const [loss, traitor] = flown("scored", { points: -3, source: "traitors", traitor: "grey", total: -3 });
    expect(loss).toMatchObject({ card: "points:-3", from: ["traitor:0:grey", "player:0"] });
    expect(traitor).toMatchObject({ card: "traitor:grey", to: ["supply:traitors"] });
  });

  it("not if there are none", () => {
    expect(flown("scored", { points: 0, source: "spaces", space: "vp-flag", total: 0 })).toEqual([]);
  });
});

it("every flight of the recorded games has a place to start and one to land", () => {
  for (const { before, now, event } of GAMES.flatMap(({ legs }) => legs.flatMap((leg) => leg.moments))) {
    for (const { card, from, to } of flights(before, now, event)) {
      expect([card, ...from, ...to].join(" ")).not.toMatch(/undefined|null|NaN/);
      expect(from.length && to.length).toBeGreaterThan(0);
    }
  }
});

describe("the table waits", () => {
  it("for a figure that walks, step by step", () => {
    const { before, now, event } = recorded("moved");
    const { origin, space } = event.facts as Record<string, string>;
    const ring = before.ring.length;
    const apart = Math.abs(before.ring.indexOf(String(origin)) - before.ring.indexOf(String(space)));
    expect(presentation.walk?.(before, now, [event])).toBe(170 * Math.min(apart, ring - apart));
  });

  it("for a shield that walks the rim, up to a limit", () => {
    const won = (spaces: number) => ({ ...view, points: view.points.map((own) => ({ ...own, spaces })) });
    expect(presentation.walk?.(view, won(4), [])).toBe(160);
    expect(presentation.walk?.(view, won(60), [])).toBe(900);
  });

  it("for dice that tumble, all together", () => {
    const faces = { die1: 1, die2: 2, die3: 3, merlin: 4 };
    const rolled = told("rolled", { faces });
    const thrown = { ...view, faces: view.faces.map((own, seat) => (seat ? own : faces)) };
    const played = { ...thrown, used: view.used.map(() => ["die1", "die2", "die3", "merlin"]) };
    const now = { ...played, used: played.used.map((own, seat) => (seat ? own : [])) };
    expect(presentation.walk?.(played, now, [rolled])).toBe(700 + 3 * 60);
    expect(presentation.isWith?.(rolled, rolled)).toBe(true);
  });

  it("for all that a decision brings about together, but for a figure on its way alone", () => {
    const home = told("went-home", { vassal: "lady", place: "grey" }, 1);
    const sent = told("sent", { vassal: "lady", origin: "castle", place: "grey" });
    const scored = told("scored", { points: 2, source: "spaces", space: "vp-flag" });
    const walked = told("moved", { figure: "merlin", origin: "a", space: "b", way: "cw" });
    expect(presentation.isWith?.(sent, home)).toBe(true);
    expect(presentation.isWith?.(scored, sent)).toBe(true);
    expect(presentation.isWith?.(scored, walked)).toBe(false);
    expect(presentation.isWith?.(walked, scored)).toBe(false);
  });

  it("but not for a scoring, which is shown separately", () => {
    const names = ["moved", "scoring", "scored", "turn", "round", "rolled"];
    let isApart = false;
    const apart = names.map((name) => (isApart = presentation.isApart?.(told(name, {}), isApart) ?? false));
    expect(apart).toEqual([false, true, true, true, false, false]);
  });

  it("longer for a table with modules", () => {
    const budget = presentation.budget();
    play({ favor: "on", decrees: "on", gold: "on" });
    expect(presentation.budget()).toBeGreaterThan(budget);
  });
});
