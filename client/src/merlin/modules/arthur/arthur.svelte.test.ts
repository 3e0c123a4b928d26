import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../rules";
import { learn, speak } from "../../../lib/i18n.svelte";
import {
  afterChange,
  idsOf,
  movedBy,
  pathOf,
  topOfStairs,
  type Act,
  type Situation,
} from "../../choosing/acts";
import Board from "../../board/Board.svelte";
import { outlineOf, standsAt, standing, wayOf } from "../../board/lights";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import { environsOf } from "../../board/environs";
import { benchSignAt } from "../../board/rings";
import { tagsAt } from "../../board/tags";
import { insideOf, polar, R, spaceAngle, type Point } from "../../board/geometry";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule, scoringIn } from "../../testing/recordedmodule";
import { askText, askTitle, declineTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { whyNot } from "../../choosing/reasons";
import { clearedCells, scoringOf } from "../../scoring/steps";
import { stepSentence, stepTitle } from "../../scoring/says";
import { lineOf } from "../../telling/sentences";
import { effectOf, effectOn } from "../../telling/spaces";
import type { View } from "../../position/view";
import { dieOwner, PLACES, type Place } from "../../position/words";

const RECORDED = new RecordedModule("arthur");
const GAMES = RECORDED.games;
const EVENTS = RECORDED.events;
const [game] = GAMES as [(typeof GAMES)[number]];
const VIEW = game.start;
const PARTS = RECORDED.partsOf(VIEW);

/** A position with some changes, seen from the first seat. */
function at(changes: Partial<View>): Situation {
  return { view: { ...VIEW, ...changes }, parts: PARTS, seat: 0, names: NAMES };
}

function said(name: string, seat: number, facts: Record<string, unknown> = {}): string | undefined {
  return lineOf({ name, seat, facts } as Event, { you: 0, names: NAMES }, PARTS)
    ?.parts.map((part) => part.text)
    .join("");
}

beforeEach(async () => {
  await speak("en");
  await learn("arthur", "scoring");
});
afterEach(cleanup);
afterAll(() => speak("en"));

describe("a table with Arthur", () => {
  it("has his ring inside the other, and his flags in place of two", () => {
    expect(PARTS.innerRing).toHaveLength(13);
    expect(PARTS.ring).toContain("arthur");
    expect(PARTS.powerOf).toMatchObject({ black: "nudge", grey: "switch", blue: "reverse" });
    expect(PARTS.flagOf).toMatchObject({ nudge: "black", switch: "grey" });
    expect(Object.keys(PARTS.flagOf)).not.toContain("repel");
    const without = RECORDED.partsOf({ ...VIEW, settings: {} });
    expect(without.innerRing).toEqual([]);
    expect(Object.keys(without.flagOf)).not.toContain("nudge");
    expect(without.flagOf).toMatchObject({ repel: "black", missions: "grey" });
  });

  it("has no space on both rings", () => {
    expect(PARTS.innerRing.filter((space) => PARTS.ring.includes(space))).toEqual([]);
  });
});

describe("the recorded games", () => {
  it("cover everything that only Arthur brings", () => {
    const names = new Set(EVENTS.map(({ name }) => name));
    for (const name of ["nudged", "switched", "took-signet", "activated", "replaced-manor", "cleared"]) {
      expect(names, name).toContain(name);
    }
    expect(EVENTS.some(({ name, facts }) => name === "moved" && facts.way === "stairs")).toBe(true);
  });
});

describe("a die", () => {
  it("belongs to its seat, to Merlin or to Arthur, and a flag lets it move another figure", () => {
    expect(["die2", "merlin", "arthur"].map((die) => dieOwner(die, 3))).toEqual([3, "merlin", "arthur"]);
    expect(["die2", "merlin", "arthur"].map((die) => movedBy(die, at({})))).toEqual([
      "knight0",
      "merlin",
      "arthur",
    ]);
    const switched = at({ chosen: "die2", switched: "arthur" });
    expect(movedBy("die2", switched)).toBe("arthur");
    expect(movedBy("die1", switched)).toBe("knight0");
  });

  it("leads where its changed steps lead, on the ring of its figure", () => {
    const { ring, innerRing } = VIEW;
    const faces = [{ die1: 1, die2: 6, die3: 2, merlin: 3, arthur: 2 }];
    const figures = { knight0: ring[0]!, merlin: ring[0]!, arthur: innerRing[0]! };
    const here = at({ faces, figures });
    const spaces = (act: Act) =>
      afterChange(act as Parameters<typeof afterChange>[0], here).landings.map(({ space }) => space);
    expect(spaces({ kind: "nudge", word: "", die: "die2", by: 1 })).toEqual([ring[7]]);
    expect(spaces({ kind: "nudge", word: "", die: "die1", by: -1 })).toEqual([ring[0]]);
    expect(spaces({ kind: "nudge", word: "", die: "arthur", by: 1 })).toEqual([innerRing[3], innerRing[10]]);
    expect(spaces({ kind: "switch", word: "", die: "die3", figure: "arthur" })).toEqual([
      innerRing[2],
      innerRing[11],
    ]);
    expect(spaces({ kind: "switch", word: "", die: "arthur", figure: "knight0" })).toEqual([ring[2]]);
    expect(pathOf(here.view, "arthur", "ccw", innerRing[11]!)).toEqual([innerRing[12], innerRing[11]]);
    expect(pathOf(here.view, "arthur", "cw", innerRing[0]!)).toEqual([]);
  });
});

describe("the questions of Arthur", () => {
  it("are all known", () => {
    expect(RECORDED.asks.toSorted()).toEqual(
      [
        "activate",
        "keep",
        "march-arthur",
        "march-merlin",
        "replace-manor",
        "resource",
        "signet",
        "stairs",
      ].toSorted(),
    );
  });

  it.each(RECORDED.asks)("have words, and every option is a thing on the table: %s", async (ask) => {
    const { acts, situation } = RECORDED.asked(ask);
    for (const language of ["en", "de"] as const) {
      await speak(language);
      const told = [
        askTitle(ask, acts),
        askText(ask, situation, acts),
        ...acts.flatMap((act) =>
          act.kind === "decline"
            ? [declineTitle(ask, situation, acts)]
            : Object.values(rowOf(act, situation)).filter((words) => words !== null),
        ),
      ];
      for (const words of told) {
        expect(words).toBeTruthy();
        expect(words).not.toMatch(/[{}]|undefined|arthur\.|ml\./);
      }
    }
    for (const act of acts.filter(({ kind }) => kind !== "decline")) {
      expect(act.kind).not.toBe("unknown");
      const [first] = idsOf(act, situation);
      expect(first).toBeDefined();
      expect(whyNot(first!, ask, acts, situation)).toBeNull();
    }
  });

  it("say why another thing cannot be chosen", () => {
    const why = (ask: string, id: string) => {
      const { acts, situation } = RECORDED.asked(ask);
      return whyNot(id, ask, acts, situation);
    };
    const { situation } = RECORDED.asked("march-merlin");
    const far =
      situation.view.ring[(situation.view.ring.indexOf(situation.view.figures["merlin"]!) + 9) % 24]!;
    expect(why("march-merlin", `space:${far}`)).toBe("Merlin moves one to three spaces");
    expect(why("march-arthur", "space:black")).toBe("Arthur moves one space on his own ring");
    const free = RECORDED.asked("replace-manor").situation.view;
    const cell = Object.keys(free.tiles).find((one) => !(one in free.manors))!;
    expect(why("replace-manor", `cell:${cell}`)).toBe("there is no manor there");
    const { view, seat } = RECORDED.asked("activate").situation;
    const home = Object.entries(view.vassals[seat]!).find(([, place]) => place === "castle");
    if (home) expect(why("activate", `vassal:${seat}:${home[0]}`)).toMatch(/^is at home/);
  });
});

describe("a space", () => {
  it.each([...PARTS.ring, ...PARTS.innerRing])(
    "says what it would do, and has an explanation: %s",
    async (space) => {
      for (const language of ["en", "de"] as const) {
        await speak(language);
        const effect = effectOn(space, at({}));
        const told = explain(`space:${space}`, at({}))!;
        expect(`${effect.tag} ${effect.text} ${told.title} ${told.text}`).not.toMatch(
          /[{}]|undefined|arthur\./,
        );
        expect([effect.tag, effect.text, told.title, told.text].every(Boolean)).toBe(true);
        expect(told.rule).toMatch(/^R/);
      }
    },
  );

  it("knows when it has nothing to give", () => {
    const none = Object.fromEntries(Object.keys(VIEW.supply).map((good) => [good, 0])) as View["supply"];
    const all = Object.fromEntries(Object.keys(VIEW.tiles).map((cell, index) => [cell, index < 7 ? 0 : 1]));
    const out = Object.fromEntries(PLACES.map((place) => [place, 1])) as View["markers"][number];
    expect(effectOf("resource-flag", at({ supply: none }))).toBe("none available anywhere");
    expect(effectOf("resource-influence", at({ markers: [out] }))).toBe("you have no marker left");
    expect(effectOf("apple", at({ appleSupply: 0 }))).toBe("no apple available");
    expect(effectOf("picts-1", at({ pictDisplay: [] }))).toBe("no Pict is left");
    expect(effectOf("replace", at({ manors: {} }))).toBe("no rival has a manor");
    expect(effectOf("replace", at({ manors: { a1: 1, a2: 2 } }))).toBe(
      "one of two rival manors becomes yours",
    );
    expect(effectOf("replace", at({ manors: all }))).toBe("all your manors are built");
    expect(effectOf("signet", at({ signet: 0, hands: [{ cards: [], count: 0 }] }))).toMatch(
      /but no mission$/,
    );
    expect(effectOf("vp-manor", at({ manors: { a1: 0, b2: 0, c3: 1 } }))).toBe("points for your manors");
  });

  it("leads the knight up the stairs to the next principality, never to where it stands", () => {
    const up = (space: string) => topOfStairs({ ...VIEW, figures: { ...VIEW.figures, knight0: space } }, 0);
    expect(up("build-1")).toBe("grey");
    expect(up("grey")).toBe("blue");
    expect(up("mission")).toBe("black");
    expect(effectOf("stairs", at({ figures: { ...VIEW.figures, knight0: "mission" } }))).toMatch(
      /^knight to the Dragon; /,
    );
  });
});

describe("the inner ring", () => {
  const spaces = 13;
  const angleOf = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;
  const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
  const lane: readonly number[] = [];

  it("keeps a sign clear of one figure, and in the middle between two", () => {
    const middle = spaceAngle(4, spaces);
    const signAt = (around: Partial<Parameters<typeof benchSignAt>[2]>) =>
      angleOf(benchSignAt(4, spaces, { isTaken: false, comes: 0, lane, ...around }));
    expect(apart(signAt({}), middle)).toBeCloseTo(0);
    expect(apart(signAt({ lane: [middle - 4] }), middle - 4)).toBeGreaterThan(9.5);
    expect(apart(signAt({ lane: [middle - 4, middle + 5] }), middle)).toBeCloseTo(0);
    expect(apart(signAt({ lane: [middle + 20] }), middle)).toBeCloseTo(0);
    const arthur = angleOf(standsAt({ isInside: true, index: 4, nth: 0, count: 1 }, VIEW));
    expect(apart(signAt({ isTaken: true }), arthur)).toBeGreaterThan(9);
  });

  it("shows Arthur's way along its edge, with a ghost on the side from which he comes", () => {
    const figures = { ...VIEW.figures, arthur: VIEW.innerRing[12]! };
    const path = [VIEW.innerRing[0]!, VIEW.innerRing[1]!];
    const way = wayOf({ figure: "arthur", path, landing: path[1]!, tag: "" }, { ...VIEW, figures })!;
    expect([way.way, way.steps.length]).toEqual([1, 1]);
    expect(Math.hypot(...way.steps[0]!.at)).toBeCloseTo(R.innerEdge + 0.5);
    expect(angleOf(way.ghost!)).toBeLessThan(spaceAngle(1, spaces));
    const stays = wayOf(
      { figure: "arthur", path: [], landing: VIEW.innerRing[12]!, tag: "" },
      { ...VIEW, figures },
    )!;
    expect([stays.way, stays.ghost, stays.line]).toEqual([0, null, ""]);
  });

  it("gives every bench, Arthur and the signet ring a gold line", () => {
    const ids = [...VIEW.innerRing.map((space) => `space:${space}`), "figure:arthur", "treasure:signet"];
    for (const id of ids) expect(outlineOf(id, VIEW, PARTS.places), id).not.toBeNull();
    expect(outlineOf("treasure:signet", { ...VIEW, signet: 1 }, PARTS.places)).toBeNull();
  });

  it("does not mix Arthur with the figures on the other ring", () => {
    const found = standing(VIEW, { ...VIEW.figures, arthur: VIEW.innerRing[3]! });
    expect(found.find(({ figure }) => figure === "arthur")).toMatchObject({ index: 3, count: 1 });
  });
});

describe("the small table", () => {
  const inside = insideOf(13);

  it.each([3, 4])("holds the environs of %i rows", (rows) => {
    const environs = environsOf(rows * 6, inside);
    for (const cell of environs.cells) {
      expect(Math.hypot(...environs.at(cell)) + environs.side).toBeLessThan(inside.table);
    }
  });

  it("keeps labels apart, each near its space, and off the frames", () => {
    const labels = [-60, 30, 150, -130].map((degrees) => ({ degrees, width: 70 }));
    const places = tagsAt(labels, 22, inside, 3);
    expect(new Set(places.map(String)).size).toBe(4);
    for (const [index, [x, y]] of places.entries()) {
      const [towards, down] = polar(1, labels[index]!.degrees);
      expect([Math.sign(x), Math.sign(y)]).toEqual([Math.sign(towards), Math.sign(down)]);
      expect(Math.abs(y)).toBeGreaterThan(118 + 11);
    }
    // Two labels for the same place share the nearest two.
    const [one, other] = tagsAt([labels[0]!, { degrees: -50, width: 70 }], 22, inside, 4);
    expect(one).not.toEqual(other);
  });

  it("is drawn with a bench for every space, and Arthur on his", () => {
    const names = Object.fromEntries(PLACES.map((place) => [place, place])) as Record<Place, string>;
    const { container } = render(Board, { view: VIEW, parts: PARTS, names, summary: "the board" });
    const ids = [...container.querySelectorAll<SVGElement>("[data-piece]")].map(
      (element) => element.dataset["piece"],
    );
    for (const space of VIEW.innerRing) expect(ids.filter((id) => id === `space:${space}`)).toHaveLength(1);
    for (const id of ["figure:arthur", "treasure:signet", "treasure:grail", "treasure:excalibur"]) {
      expect(ids).toContain(id);
    }
  });
});

describe("what flies", () => {
  it("is the ring, and manors that go home", () => {
    const view = { ...VIEW, signet: 2, manors: { a1: 1, a2: 1, b1: 2 } };
    const fly = (name: string, seat: number, facts: Record<string, unknown>) => {
      const event = { name, seat, facts } as Event;
      return flights(view, view, event);
    };
    expect(fly("took-signet", 0, { former: 2 })[0]).toMatchObject({ card: "signet" });
    expect(fly("took-signet", 2, { former: 2 })).toEqual([]);
    expect(fly("cleared", 1, { kept: "a1", cells: ["a2"] })).toMatchObject([
      { card: "manor:1", from: ["manor:a2", "cell:a2"], to: ["manor:1", "player:1"] },
    ]);
    expect(fly("replaced-manor", 0, { cell: "b1", former: 2 })).toMatchObject([
      { card: "manor:2", to: ["manor:2", "player:2"] },
      { card: "manor:0", to: ["manor:b1", "cell:b1"] },
    ]);
  });
});

describe("the log", () => {
  it("has a sentence for everything that only Arthur brings, in both languages", async () => {
    expect(said("moved", 1, { figure: "arthur", origin: "stairs", space: "picts-1", way: "cw" })).toBe(
      "Borin moves Arthur 2 to Picts.",
    );
    expect(said("moved", 0, { figure: "arthur", origin: "stairs", space: "signet", way: "ccw" })).toBe(
      "You move Arthur 1 to Signet ring.",
    );
    expect(said("moved", 0, { figure: "knight0", origin: "apple", space: "orange", way: "stairs" })).toBe(
      "You climb the stairs to the Fox.",
    );
    expect(said("nudged", 1, { die: "die1", steps: 7 })).toBe("Borin makes it seven spaces.");
    expect(said("switched", 0, { die: "die1", figure: "arthur" })).toBe("You let the die move Arthur.");
    expect(said("replaced-manor", 0, { cell: "a1", former: 2 })).toBe("You replace one of Cerys’s manors.");
    expect(said("cleared", 1, { kept: "a1", cells: ["a2", "a3"] })).toBe(
      "Borin keeps one manor in a territory; two go home.",
    );
    expect(said("rolled", 1, { faces: { die1: 1, die2: 2, die3: 3, merlin: 4, arthur: 5 } })).toBe(
      "Borin rolls 1, 2 and 3, 4 for Merlin and 5 for Arthur.",
    );
    await speak("de");
    for (const event of EVENTS) {
      const words = lineOf(event, { you: 0, names: NAMES }, PARTS)?.parts.map((part) => part.text) ?? [];
      expect(words.join("")).not.toMatch(/[{}]|undefined|arthur\./);
    }
  });
});

describe("a scoring with Arthur", () => {
  it("clears the territories in a separate step", () => {
    const moments = GAMES.flatMap(({ legs }) => legs.flatMap((leg) => leg.moments));
    const cleared = moments.findIndex(({ event }) => event.name === "cleared");
    const end = moments.findIndex(({ event }, index) => index > cleared && event.name === "round");
    const { told, before } = scoringIn(moments.slice(0, end + 1))!;
    const step = scoringOf(told, before).steps.find(({ counted }) => counted.kind === "clearing")!;
    expect(step.station).toBe("environs");
    expect(clearedCells(step).length).toBeGreaterThan(0);
    for (const cell of clearedCells(step)) expect(step.after.manors[cell]).toBeUndefined();
    expect(stepTitle(step, { you: 0, names: NAMES })).toBe("The territories are cleared");
    expect(stepSentence(step, { you: 0, names: NAMES })).toMatch(/^Everyone keeps one manor .* of \w+\.$/);
  });
});

describe("the board in words", () => {
  it("describes both rings and where Arthur stands", () => {
    const sections = boardInWords({ view: VIEW, parts: PARTS, readers: { you: 0, names: NAMES } });
    const entries = sections.flatMap((section) => section.entries);
    expect(sections.map(({ title }) => title)).toContain("The spaces of the inner ring");
    expect(entries.find(({ id }) => id === "figure:arthur")?.words).toMatch(/^Arthur: /);
    for (const space of VIEW.innerRing) {
      expect(entries.some(({ id }) => id === `space:${space}`)).toBe(true);
    }
  });
});
