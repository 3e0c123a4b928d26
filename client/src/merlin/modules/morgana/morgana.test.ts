import { cleanup, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { learn, speak } from "../../../lib/i18n.svelte";
import { actOf, rowOf, idsOf, landingsOf, pathOf, type Act, type Situation } from "../../choosing/acts";
import Board from "../../board/Board.svelte";
import { play } from "../../layers";
import { outlineOf, standing, suppliesOf, wayOf } from "../../board/lights";
import { boardsOf } from "../../sideboards/sideboards";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule, scoringIn } from "../../testing/recordedmodule";
import { offersOf } from "../../choosing/offers";
import { askText, askTitle, declineTitle } from "../../question/asks";
import { dutyOf } from "../../acts/vassals";
import { thingRow } from "../../question/thingrows";
import { placeName } from "../../telling/phrases";
import { whyNot } from "../../choosing/reasons";
import { stepSentence, stepTitle } from "../../scoring/says";
import { scoringOf, type Step } from "../../scoring/steps";
import { lineOf } from "../../telling/sentences";
import { soundOf } from "../../motion/sounds";
import { effectOn } from "../../telling/spaces";
import type { Event } from "../../rules";
import { contendersIn, influenceIn, potOf, type View } from "../../position/view";
import { PLACES, type Place } from "../../position/words";
import "../gold";
import "./index";
import Kitchen from "./Kitchen.svelte";
import { MORGANA, type Morgana } from "./kitchen";
import Piece from "./Piece.svelte";
import Sheet from "./Sheet.svelte";

const recorded = new RecordedModule("morgana");
/** Read once. All of them play with gold and with Morgana. */
const GAMES = recorded.games;
const ASKS = ["bewitch", "dark", "horn", "hut", "morgana", "sell", "swap-figures", "witch-gold"];

beforeEach(async () => {
  await speak("en");
  await learn("arthur", "knights", "gold", "morgana", "scoring");
});
afterEach(cleanup);
afterAll(() => speak("en"));

/** A position with some changes to Morgana. */
function at(changes: Partial<Morgana> = {}, more: Partial<View> = {}): Situation {
  const { legs } = GAMES.find(({ name }) => name === "morgana-3-shadows")!;
  const { view: start } = legs.slice(40).find(({ view }) => view.morgana?.at)!;
  const morgana = { ...start.morgana!, ...changes };
  const { [MORGANA]: _, ...others } = start.figures;
  const view: View = {
    ...start,
    morgana,
    closed: morgana.at,
    figures: morgana.at ? { ...others, [MORGANA]: morgana.at } : others,
    ...more,
  };
  return { view, parts: recorded.partsOf(view), seat: 0, names: NAMES };
}

function said(name: string, seat: number | null, facts: Event["facts"] = {}): string | undefined {
  return lineOf({ name, seat, facts } as Event, { you: 0, names: NAMES }, null)
    ?.parts.map((part) => part.text)
    .join("");
}

const named = (option: unknown[]): Act => actOf("move", option, option.join(":"));

describe("an event", () => {
  it.each(["en", "de"] as const)("has a sentence in %s if it needs one", async (language) => {
    await speak(language);
    const told = new Set<string>();
    for (const { legs, start } of GAMES) {
      const parts = recorded.partsOf(start);
      for (const event of legs.flatMap(({ events }) => events)) {
        const words = lineOf(event, { you: 0, names: NAMES }, parts)?.parts.map((part) => part.text);
        if (words) told.add(event.name);
        expect(words?.join("") ?? "", event.name).not.toMatch(/[{}<>]|undefined|NaN|morgana\./);
        expect(words?.join("") ?? "", event.name).not.toMatch(/^\p{Ll}/u);
      }
    }
    for (const name of [
      ...["rolled-morgana", "used-pentagram", "took-poison", "used-poison", "moved-morgana", "took-horn"],
      ...["swapped-figures", "placed-hut", "removed-huts", "darkened", "dispelled", "forfeited-token"],
    ])
      expect(told, name).toContain(name);
    expect(told).not.toContain("turned-token");
  });

  it("names whose die was turned, and by what", () => {
    const facts = { die: "die1", origin: 2, face: 5 };
    expect(said("turned", 1, { ...facts, means: "bewitch" })).toBe(
      "One of Borin’s dice is bewitched: 2 becomes 5.",
    );
    expect(said("turned", 0, { ...facts, means: "poison" })).toBe("One of your dice turns from 2 to 5.");
    expect(said("turned", 0, { ...facts, die: "morgana2", means: "poison" })).toBe(
      "Morgana’s die turns from 2 to 5.",
    );
    expect(said("used-pentagram", 0, { die: "morgana1", face: 4, use: "cauldron-4" })).toBe(
      "You place Morgana’s die 4 into the fourth cauldron.",
    );
  });

  it("is heard if a piece moves", () => {
    const heard = (name: string) => soundOf({ name, seat: 0, facts: {} } as Event, at().view)?.sound;
    expect([heard("took-horn"), heard("placed-hut"), heard("moved-morgana")]).toEqual([
      "points",
      "piece",
      "step",
    ]);
    expect(heard("turned-token")).toBeUndefined();
  });

  it("flies in a shape that is drawn", () => {
    for (const name of ["morgana-die:3", "poison", "horn", "hut", "dark"]) {
      const { container } = render(Piece, { name, size: 40 });
      expect(container.querySelector("svg"), name).not.toBeNull();
      cleanup();
    }
  });

  it("flies from where it was to where it goes", () => {
    const { view } = at();
    const flown = (name: string, facts: Event["facts"], seat: number | null = 0) =>
      flights(view, view, { name, seat, facts } as Event).map(({ card, from, to }) => [card, from[0], to[0]]);
    const used = { die: "morgana2", face: 3 };
    expect(flown("used-pentagram", { ...used, use: "cauldron-3" })).toEqual([
      ["morgana-die:3", "die:morgana:morgana2", "cauldron:3"],
    ]);
    expect(flown("used-pentagram", { ...used, use: "poison" })[0]?.[2]).toBe("pentagram:0");
    expect(flown("took-poison", {})).toEqual([["poison", "supply:poison", "poison:0"]]);
    expect(flown("took-horn", { former: 2 })).toEqual([["horn", "horn:2", "horn:0"]]);
    expect(flown("took-horn", { former: 0 })).toEqual([]);
    expect(flown("darkened", { place: "blue", top: true })).toEqual([
      ["dark", "supply:dark", "topped:0:blue"],
    ]);
    expect(flown("dispelled", { place: "blue", count: 2 }, null)).toHaveLength(2);
    expect(flown("scored", { source: "horn", points: 3 })).toEqual([["points:3", "horn:0", "score:0"]]);
  });
});

describe("every question", () => {
  it.each(ASKS)("is recognised and has words in both languages: %s", async (ask) => {
    for (const language of ["en", "de"] as const) {
      await speak(language);
      const { question, situation, acts } = recorded.asked(ask);
      expect(acts).toHaveLength(question.options.length);
      expect(acts.filter(({ kind }) => kind === "unknown")).toEqual([]);
      const rows = acts.filter(({ kind }) => kind !== "decline").map((act) => rowOf(act, situation));
      const words = [
        askTitle(ask, acts),
        askText(ask, situation, acts),
        declineTitle(ask, situation, acts),
        ...rows.flatMap(({ title, detail }) => [title, detail ?? "."]),
      ];
      expect(words.every(Boolean)).toBe(true);
      expect(words.join(" ")).not.toMatch(/[{}]|undefined|morgana\.|morgana\d|NaN/);
      expect(askTitle(ask, acts)).not.toBe(askTitle("something new", []));
    }
  });

  it("lets you take what she guards, including coins and fruits of a district", () => {
    const [flag, coin] = ["blue-flag", "coin"].map((option) => actOf("buy", option, option));
    expect(flag).toEqual({ kind: "take", word: "blue-flag", good: "blue-flag" });
    expect(rowOf(coin!, at()).title).toBe("A coin");
    expect(askTitle("buy", [flag!])).toBe("Take what Morgana guards");
  });

  it("lets you give up a marker with hers on top, or one without", () => {
    const topped = actOf("discard", ["topped", "grey"], "topped:grey");
    expect(topped).toEqual({ kind: "shed", word: "topped:grey", place: "grey" });
    expect(idsOf(topped, at())).toEqual(["marker:0:grey"]);
    expect(rowOf(topped, at())).toEqual({
      title: "A marker in the Dove",
      detail: "with Morgana’s on top, which goes too",
    });
    expect(actOf("discard", ["marker", "grey"], "marker:grey").kind).not.toBe("shed");
  });

  it("lights something on the table, except for a bargain", () => {
    for (const ask of ASKS.filter((one) => one !== "witch-gold")) {
      const { situation, acts } = recorded.asked(ask);
      for (const act of acts.filter(({ kind }) => kind !== "decline"))
        expect(idsOf(act, situation).length, ask).toBeGreaterThan(0);
    }
  });
});

describe("her dice", () => {
  const situation = () => at({ faces: { morgana1: 2, morgana2: 3, morgana3: 3, morgana4: 6 } });
  const acts = [
    named(["poison", "morgana1"]),
    named(["cauldron", "morgana1", 2]),
    named(["poison", "morgana4"]),
    named(["horn", "morgana4"]),
    named(["cauldron", "morgana4", 1]),
    named(["cauldron", "morgana4", 2]),
  ];

  it("are picked before their use", () => {
    const { rows, gathered } = offersOf(acts, [], situation());
    expect(rows).toEqual([]);
    expect(gathered.map(({ id }) => id)).toEqual(["die:morgana:morgana1", "die:morgana:morgana4"]);
    const picked = offersOf(acts, ["die:morgana:morgana4"], situation());
    expect(picked.gathered).toEqual([]);
    expect(picked.rows.flatMap((row) => row.acts.map(({ word }) => word))).toEqual([
      "poison:morgana4",
      "horn:morgana4",
      "cauldron:morgana4:1",
      "cauldron:morgana4:2",
    ]);
  });

  it("say what they do", () => {
    const [, cook, , horn] = acts.map((act) => rowOf(act, situation()));
    expect(cook?.title).toMatch(/^Second cauldron: /);
    expect(cook?.detail).toMatch(/^Morgana moves 1 to 2; /);
    expect(horn).toEqual({
      title: "Drinking horn",
      detail: "6 and a coin or material; +1 point",
    });
    expect(thingRow("die:morgana:morgana4", acts.slice(2), situation()).title).toBe(
      "Morgana’s die 6, which counts as any face",
    );
  });

  it("say that a hut needs a manor without one", () => {
    const [cauldron, ...others] = at().view.morgana!.cauldrons;
    const cauldrons = [{ ...cauldron!, spell: "hut" as const }, ...others];
    const does = (manors: View["manors"], huts: readonly string[]) =>
      explain("cauldron:1", at({ cauldrons, huts: [...huts] }, { manors }))?.now;
    expect(does({ a1: 0 }, [])).toContain("one of your manors counts as two");
    expect(does({ a1: 0 }, ["a1"])).toContain("you have no manor for it");
    expect(does({ a1: 1 }, [])).toContain("you have no manor for it");
  });

  it("go the exact distance if the table says so", () => {
    const exact = at({}, { settings: { ...at().view.settings, morganaMove: "exact" } });
    expect(rowOf(named(["cauldron", "morgana1", 2]), exact).detail).toMatch(/^Morgana moves 2; /);
    expect(rowOf(named(["cauldron", "morgana1", 2]), at({ at: null })).detail).toMatch(
      /^Morgana goes anywhere; /,
    );
  });

  it("lie in the kitchen with their cauldrons, horn and apples", () => {
    const { view, parts } = situation();
    const readers = { you: 0, names: NAMES.slice(0, 3) };
    const lit = new Map([["cauldron:2", "can" as const]]);
    const { container } = render(Kitchen, { view, parts, readers, lit });
    expect(container.querySelectorAll('[data-piece^="cauldron:"]')).toHaveLength(5);
    expect(container.querySelector('[data-piece="cauldron:2"]')?.classList).toContain("can");
    expect(screen.getAllByText("1–2")).toHaveLength(2);
    expect(screen.getAllByText("1–3")).toHaveLength(1);
    expect(boardsOf(view)[0]?.key).toBe("kitchen");
  });

  it("can be laid with a thumb too", () => {
    const own = acts.slice(2);
    const choosing = { isNear: () => false, lookAt: () => undefined, lookAway: () => undefined };
    const chosen: string[] = [];
    render(Sheet, {
      choosing: choosing as never,
      situation: situation(),
      acts: own,
      text: "",
      caps: new Map(),
      barred: null,
      small: true,
      onchoose: ({ word }: Act) => chosen.push(word),
      isReady: () => false,
    });
    expect(screen.getAllByRole("button")).toHaveLength(4);
    screen.getByRole("button", { name: /^Drinking horn/ }).click();
    screen.getByRole("button", { name: /^First cauldron/ }).click();
    expect(chosen).toEqual(["horn:morgana4", "cauldron:morgana4:1"]);
  });
});

describe("a poisoned apple", () => {
  const go: Act = { kind: "go", word: "go", die: "die1", way: "cw", space: "grail" };
  const curses = ["die1", "die2"].flatMap((own) =>
    ["die1", "merlin"].map((other) => named(["curse", own, 1, other])),
  );

  it("is one row until it is picked, and adds no rows to a die picked for a move", () => {
    const { gathered } = offersOf([go, ...curses], [], at());
    expect(gathered).toMatchObject([{ id: "poison:0", acts: curses }]);
    expect(offersOf([go, ...curses], ["die:0:die1"], at()).rows).toEqual([]);
    const { rows } = offersOf([go, ...curses], ["poison:0"], at());
    expect(rows.map(({ id }) => id)).toEqual(["die:0:die1", "die:0:die2"]);
  });

  it("stays one row beside the uses of a picked die of Morgana's that it could exchange", () => {
    const brewed = [named(["cauldron", "morgana1", 1]), named(["poison", "morgana1"])];
    const cursed = ["die1", "merlin"].map((other) => named(["curse", "morgana1", 1, other]));
    const { rows, gathered } = offersOf([...brewed, ...cursed], ["die:morgana:morgana1"], at());
    expect(rows.flatMap(({ acts }) => acts)).toEqual(brewed);
    expect(gathered).toMatchObject([{ id: "poison:0", acts: cursed }]);
  });

  it("leaves the uses of a die to its row, which names them", () => {
    const uses = [
      named(["cauldron", "morgana1", 1]),
      named(["horn", "morgana1"]),
      named(["poison", "morgana1"]),
    ];
    const { detail } = thingRow("die:morgana:morgana1", uses, at());
    expect(detail).toMatch(/^(Bewitch|Witch’s gold|Witch’s hut|Swap|.+), Drinking horn or Poisoned apple$/);
    expect(detail).not.toMatch(/way/);
  });

  it("says why it cannot be used", () => {
    const why = (changes: Partial<Morgana>) => whyNot("poison:0", "move", [], at(changes, { active: 0 }));
    expect(why({ poisoned: [0, 0, 0] })).toBe("you have no poisoned apple");
    expect(why({ poisoned: [1, 0, 0], fresh: 1 })).toMatch(/^you got it this turn/);
    expect(why({ poisoned: [2, 0, 0], fresh: 1 })).toMatch(/^no two unused dice/);
  });
});

describe("where Morgana stands", () => {
  const { view: open } = at({ at: null });
  const { ring } = open;
  const before = ring[ring.length - 2]!;
  /** She stands at black, with a knight two spaces before it. */
  const closed = () =>
    at({ at: "black" }, { figures: { ...open.figures, knight0: before, [MORGANA]: "black" } });

  it("other figures step over her space without counting it", () => {
    const free = { ...open, figures: { ...open.figures, knight0: before } };
    expect(landingsOf(free, "knight0", 2)).toEqual([{ way: "cw", space: "black" }]);
    expect(landingsOf(closed().view, "knight0", 2)).toEqual([{ way: "cw", space: ring[1] }]);
    expect(pathOf(closed().view, "knight0", "cw", ring[1]!)).toEqual([ring[ring.length - 1], ring[1]]);
  });

  it("a figure that stands there leaves it by counting on", () => {
    const { view } = closed();
    const there = { ...view, figures: { ...view.figures, knight0: "black" } };
    expect(landingsOf(there, "knight0", 1)).toEqual([{ way: "cw", space: ring[1] }]);
    expect(landingsOf(there, "merlin", 1)).toHaveLength(2);
  });

  it("a way past her has a number on each space that counts", () => {
    const { view } = closed();
    const path = pathOf(view, "knight0", "cw", ring[1]!);
    const way = wayOf({ figure: "knight0", path, landing: ring[1]!, tag: "" }, view);
    expect(way?.way).toBe(1);
    expect(way?.steps.map(({ number }) => number)).toEqual([1]);
  });

  it("the board shows it, and nowhere else", () => {
    const names = Object.fromEntries(PLACES.map((place) => [place, placeName(place)])) as Record<
      Place,
      string
    >;
    const board = (view: View) =>
      render(Board, { view, parts: at().parts, summary: "the board", names }).container;
    expect(board(open).querySelectorAll(".closed")).toHaveLength(0);
    cleanup();
    const shown = board(closed().view);
    expect(shown.querySelectorAll(".closed")).toHaveLength(1);
    expect(shown.querySelector(".closed")?.textContent).toContain("no goods now");
    expect(shown.querySelector('[data-piece="figure:morgana"]')).not.toBeNull();
    expect(outlineOf("figure:morgana", closed().view, PLACES)).not.toBeNull();
  });

  it("nothing is fetched, and influence brings nothing from there", () => {
    const markers = open.markers.map((own) => ({
      ...own,
      black: 1,
      blue: 0,
      brown: 0,
      grey: 0,
      orange: 0,
      purple: 0,
    }));
    const there = { ...closed(), view: { ...closed().view, markers } };
    expect(dutyOf({ vassal: "builder", place: "black" }, there)).toBe("Morgana is there: nothing to fetch");
    expect(dutyOf({ vassal: "lady", place: "black" }, there)).toBe("places a marker");
    expect(effectOn("influence-shield", there).offers).toBe(false);
    expect(
      effectOn("influence-shield", { ...there, view: { ...there.view, morgana: open.morgana! } }).offers,
    ).toBe(true);
  });

  it("she is given as the reason", () => {
    expect(whyNot("space:black", "move", [], closed())).toBe("Morgana stands there");
    expect(whyNot("good:black-flag", "take", [], closed())).toBe("Morgana closes it");
    expect(whyNot("good:blue-flag", "take", [], closed())).not.toBe("Morgana closes it");
    expect(explain("space:black", closed())?.now).toBe("Morgana stands there");
    expect(explain("place:black", closed())?.now).toBe("Morgana stands there");
    expect(explain("space:blue", closed())?.now).not.toContain("Morgana");
  });

  it("she goes step by step, the shorter way", () => {
    const act = actOf("morgana", "brown", "brown");
    expect(idsOf(act, closed())[0]).toBe("space:brown");
    const from = closed();
    const [preview] = [...(act.kind === "haunt" ? [from] : [])].map(({ view }) =>
      wayOf({ figure: MORGANA, path: ["brown"], landing: "brown", tag: "" }, view),
    );
    expect(preview?.way).toBe(-1);
    expect(wayOf({ figure: MORGANA, path: ["blue"], landing: "blue", tag: "" }, open)?.ghost).not.toBeNull();
  });
});

describe("on the board", () => {
  it("Merlin and Arthur stand on the ring to which a swap has brought them", () => {
    const games = GAMES.find(({ name }) => name === "morgana-2-rings")!;
    const swapped = games.legs
      .map(({ view }) => view)
      .find(({ figures, innerRing }) => innerRing.includes(figures["merlin"] ?? ""))!;
    const found = standing(swapped, swapped.figures);
    expect(found.find(({ figure }) => figure === "merlin")?.isInside).toBe(true);
    expect(found.find(({ figure }) => figure === "arthur")?.isInside).toBe(false);
    expect(landingsOf(swapped, "merlin", 1).every(({ space }) => swapped.innerRing.includes(space))).toBe(
      true,
    );
  });

  it("huts and markers that are left lie below the environs", () => {
    const { view } = at({ huts: ["a1", "b2"], darkSupply: 3 });
    expect(suppliesOf(view).filter(({ isBelow }) => isBelow)).toMatchObject([
      { name: "huts", count: 5 },
      { name: "dark", count: 3 },
    ]);
  });

  it.each(["en", "de"] as const)("everything is described and explained (%s)", async (language) => {
    await speak(language);
    for (const { legs } of GAMES) {
      for (const view of [legs[30]!.view, legs.at(-30)!.view]) {
        play(view.settings);
        const parts = recorded.partsOf(view);
        play(view.settings);
        const readers = { you: 0, names: NAMES.slice(0, view.seats) };
        const situation: Situation = { view, parts, seat: 0, names: readers.names };
        for (const { entries } of boardInWords({ view, parts, readers })) {
          for (const { id, words, parts: belonging } of entries) {
            expect(words, id).toMatch(/^[^{}<>]+$/);
            for (const each of [id, ...belonging]) expect(explain(each, situation)?.text, each).toBeTruthy();
          }
        }
      }
    }
  });
});

describe("a scoring", () => {
  const told = GAMES.flatMap(({ legs }) => {
    const moments = legs.flatMap((leg) => leg.moments);
    const ends = moments.flatMap(({ event }, index) =>
      ["round", "over"].includes(event.name) ? [index + 1] : [],
    );
    const scorings = ends.flatMap((end) => scoringIn(moments.slice(0, end)) ?? []);
    return scorings.map(({ told: scored, before }) => scoringOf(scored, before));
  });
  const steps = told.flatMap((scoring) => scoring.steps);
  const readers = { you: 0, names: NAMES };

  it("counts Morgana's markers too, and removes them", () => {
    const words = steps.map((step) => stepSentence(step, readers)).join("\n");
    expect(words).toMatch(/Morgana has (one|two|three) marker/);
    expect(words).toContain("Morgana’s markers leave");
    expect(words).not.toMatch(/[{}]|undefined/);
  });

  it("sends manors with huts home in a separate step", () => {
    const huts = steps.filter(({ counted }) => counted.kind === "huts");
    expect(huts.length).toBeGreaterThan(0);
    for (const step of huts) {
      expect(stepTitle(step, readers)).toBe("The huts leave");
      expect(step.after.morgana?.huts).toEqual([]);
      expect(step.gains.every((gain) => gain === 0)).toBe(true);
    }
  });

  it("adds a marker of hers to the points of a principality, and to the player whose marker it lies on", () => {
    const dark = { ...at().view.morgana!.dark, blue: 2 };
    const topped = at().view.morgana!.topped.map((own, seat) => ({ ...own, blue: seat === 1 ? 1 : 0 }));
    const markers = at().view.markers.map((own, seat) => ({ ...own, blue: seat === 1 ? 1 : 0 }));
    const { view } = at({ dark, topped }, { markers });
    expect(potOf(view, "blue")).toBe(4);
    expect(influenceIn(view, 1, "blue")).toBe(2);
    expect(contendersIn(view, "blue")).toMatchObject([{ count: 2 }]);
    const step: Step = {
      id: "blue",
      station: "influence",
      counted: { kind: "place", place: "blue" },
      events: [],
      before: view,
      after: view,
      gains: [0, 2, 0],
    };
    expect(stepSentence(step, readers)).toBe(
      "Borin has one marker (counted as two) and Morgana has two markers. The pot is 4: Borin +2. Shared by two: 2 points each. What Morgana wins is lost.",
    );

    // A marker stays only if there is one without hers on top.
    const two = { ...view, markers: markers.map((own, seat) => ({ ...own, blue: seat === 1 ? 2 : 0 })) };
    expect(stepSentence({ ...step, before: two }, readers)).not.toContain("each stays");
    const three = { ...view, markers: markers.map((own, seat) => ({ ...own, blue: seat === 1 ? 3 : 0 })) };
    expect(stepSentence({ ...step, before: three }, readers)).toContain("Each player keeps one marker");
  });
});
