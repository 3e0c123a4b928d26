import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../rules";
import { learn, speak } from "../../../lib/i18n.svelte";
import { actsOf, afterChange, idsOf, meansOf, type Act, type Situation } from "../../choosing/acts";
import Board from "../../board/Board.svelte";
import { outlineOf, suppliesOf } from "../../board/lights";
import { countsOf } from "../../castle/counts";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule } from "../../testing/recordedmodule";
import { offersOf } from "../../choosing/offers";
import { askText, askTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { whyNot } from "../../choosing/reasons";
import { lineOf } from "../../telling/sentences";
import { play } from "../../layers";
import { effectOf, effectOn } from "../../telling/spaces";
import type { View } from "../../position/view";
import { PLACES, type Place } from "../../position/words";
import "./index";

const recorded = new RecordedModule("gold");

beforeEach(async () => {
  await speak("en");
  await learn("arthur", "knights", "gold");
});
afterEach(cleanup);
afterAll(() => speak("en"));

/** A position without Arthur, with some changes. */
function at(changes: Partial<NonNullable<View["gold"]>> = {}, more: Partial<View> = {}): Situation {
  const { start } = recorded.games.find(({ name }) => name === "gold-3-percival")!;
  const view = { ...start, ...more, gold: { ...start.gold!, ...changes } };
  return { view, parts: recorded.partsOf(view), seat: 0, names: NAMES };
}

function said(name: string, seat: number, facts: Record<string, unknown> = {}): string | undefined {
  return lineOf({ name, seat, facts } as Event, { you: 0, names: NAMES }, null)
    ?.parts.map((part) => part.text)
    .join("");
}

describe("the ring", () => {
  it.each(["gold-3-percival", "gold-3-arthur"])("is the one of this table: %s", (name) => {
    const { start } = recorded.games.find((game) => game.name === name)!;
    const { ring } = recorded.partsOf(start);
    expect(ring).toEqual(start.ring);
    expect(ring).toEqual(expect.arrayContaining(["gold-1", "gold-2", "mistletoe-1", "mistletoe-2"]));
    expect(ring.includes("arthur")).toBe(name === "gold-3-arthur");
  });

  it.each(["en", "de"] as const)(
    "says in %s what every space would do, and has explanations",
    async (language) => {
      await speak(language);
      for (const { start } of recorded.games) {
        const situation = { ...at(), view: start, parts: recorded.partsOf(start) };
        play(start.settings);
        for (const space of start.ring) {
          const [effect, told] = [effectOn(space, situation), explain(`space:${space}`, situation)!];
          const words = [effect.tag, effect.text, told.title, told.text];
          expect(words.every(Boolean), space).toBe(true);
          expect(words.join(" "), space).not.toMatch(/[{}]|undefined|gold\.|-\d/);
        }
      }
    },
  );

  it("says when nothing is left", () => {
    expect(effectOf("gold-1", at({ coinSupply: 0 }))).toBe("no coin available");
    expect(effectOf("mistletoe-2", at({ mistletoeSupply: 0 }))).toBe("take an apple; no mistletoe is left");
    expect(effectOf("mistletoe-2", at({}, { appleSupply: 0 }))).toBe("take mistletoe; no apple is left");
    expect(effectOn("mistletoe-2", at({ mistletoeSupply: 0 }, { appleSupply: 0 })).offers).toBe(false);
  });
});

describe("the recorded games", () => {
  it("cover coins and mistletoe coming and going", () => {
    const seen = new Set(recorded.events.map(({ name }) => name));
    for (const name of ["took-coins", "paid-coins", "took-mistletoe", "used-mistletoe"]) {
      expect(seen, name).toContain(name);
    }
  });
});

describe("an event", () => {
  it.each(["en", "de"] as const)("has words in %s, and flights", async (language) => {
    await speak(language);
    const { start } = recorded.games[0]!;
    for (const event of recorded.events.filter(({ name }) => /coins|mistletoe/.test(name))) {
      const line = lineOf(event, { you: 0, names: NAMES }, null);
      expect(line?.parts.map((part) => part.text).join("")).toMatch(/^[^{}]+\.$/);
      expect(flights(start, start, event).length, event.name).toBe(
        "count" in event.facts ? event.facts.count : 1,
      );
    }
  });

  it("is told with its number, and with the means of turning a die", () => {
    expect(said("took-coins", 1, { count: 1 })).toBe("Borin takes a coin.");
    expect(said("took-coins", 0, { count: 2 })).toBe("You take two coins.");
    expect(said("turned", 0, { die: "die1", origin: 3, face: 4, means: "coin" })).toBe(
      "You turn a die from 3 to 4.",
    );
  });
});

describe("a question", () => {
  it("for apple or mistletoe shows both in their places", () => {
    const { acts, situation } = recorded.asked("fruit");
    expect(askTitle("fruit", acts)).toBe("Apple or mistletoe?");
    expect(acts.map((act) => idsOf(act, situation))).toEqual([["supply:apples"], ["supply:mistletoe"]]);
    expect(acts.map((act) => rowOf(act, situation).title)).toEqual(["An apple", "Mistletoe"]);
  });

  it("for mistletoe says how much, and what Percival does", () => {
    const { acts, situation } = recorded.asked("mistletoe");
    expect(askText("mistletoe", situation, acts)).toMatch(/^Each piece replaces/);
    expect(acts.every((act) => act.kind === "relieve")).toBe(true);
    const none: Act = { kind: "relieve", word: "0", count: 0 };
    expect(rowOf(none, situation)).toEqual({
      title: "No mistletoe",
      detail: "Percival’s tile meets the rest",
    });
    const one: Act = { kind: "relieve", word: "1", count: 1 };
    expect(rowOf(one, at({ mistletoe: [1, 0, 0] })).detail).toBe("then you have none left");
    expect(rowOf(one, at({ mistletoe: [2, 0, 0] })).detail).toBe("then you have one left");
  });

  it("for a die offers coins along with everything else that turns it", () => {
    const options = [
      ["go", "die1", "cw", "build-1"],
      ["apple", "die1", 6],
      ["coin", "die1", 3],
      ["coin", "die1", 5],
      ["coin", "merlin", 2],
    ];
    const question = {
      seat: 0,
      ask: "move",
      rule: "R4.2",
      options,
      words: options.map((option) => option.join(":")),
      about: {},
    };
    const acts = actsOf(question);
    const situation = at({}, { faces: at().view.faces.map((faces) => ({ ...faces, die1: 4, merlin: 1 })) });
    const { dice } = offersOf(acts, [], situation);
    expect(dice.map(({ die, changes }) => [die, changes.map(({ kind }) => kind)])).toEqual([
      ["die1", ["apple", "coin", "coin"]],
      ["merlin", ["coin"]],
    ]);
    expect(offersOf(acts, ["coin:0"], situation).dice.flatMap(({ changes }) => changes)).toHaveLength(3);
    const coin = acts.find((act) => act.kind === "coin")!;
    expect(idsOf(coin, situation)).toEqual(["die:0:die1", "coin:0"]);
    expect(coin.kind === "coin" && afterChange(coin, situation).landings).toHaveLength(1);
    expect(rowOf(coin, situation).detail).toMatch(/^for a coin; then to /);
    const means = meansOf(coin)!;
    expect([means.with(), means.to()]).toEqual(["with a coin", "For a coin, turn it to"]);
  });

  it("mentions a mission that mistletoe helps to meet", () => {
    const { parts, view } = at({ mistletoe: [3, 0, 0] });
    const [mission] = Object.values(parts.missions).filter(({ needs }) => needs.length === 2);
    const nobody = {
      ...view,
      markers: view.markers.map(() => zeros()),
      castles: view.castles.map(() => none(view)),
    };
    const act: Act = { kind: "mission", word: "", card: mission!.id };
    const detail = (mistletoe: number) =>
      rowOf(act, {
        ...at({ mistletoe: [mistletoe, 0, 0] }),
        view: { ...nobody, gold: at({ mistletoe: [mistletoe, 0, 0] }).view.gold! },
      }).detail;
    expect(detail(2)).toMatch(/; with two pieces of mistletoe$/);
    expect(detail(1)).not.toMatch(/mistletoe/);
  });
});

function zeros(): Record<Place, number> {
  return Object.fromEntries(PLACES.map((place) => [place, 0])) as Record<Place, number>;
}
function none(view: View): View["supply"] {
  return Object.fromEntries(Object.keys(view.supply).map((good) => [good, 0])) as View["supply"];
}

describe("coins and mistletoe", () => {
  it("are counted in front of a player: coins first, mistletoe after the apples", () => {
    const { view, parts } = at({ coins: [3, 0, 0], mistletoe: [1, 0, 0] });
    const counts = countsOf(view, parts, 0);
    expect(counts.slice(0, 4).map(({ id }) => id)).toEqual(["coin:0", "apple:0", "mistletoe:0", "staff:0"]);
    expect(counts[0]?.words).toBe("3 coins");
  });

  it("lie beside the apples, each in a separate place that can be lit", () => {
    const { view, parts } = at();
    expect(suppliesOf(view).map(({ name }) => name)).toEqual([
      "traitors",
      "missions",
      "apples",
      "mistletoe",
      "coins",
    ]);
    const outlines = suppliesOf(view).map(({ name }) => outlineOf(`supply:${name}`, view, parts.places));
    expect(new Set(outlines.map((outline) => outline?.transform)).size).toBe(5);
    const names = Object.fromEntries(PLACES.map((place) => [place, place])) as Record<Place, string>;
    const { container } = render(Board, { view, parts, names, summary: "the board" });
    for (const id of ["supply:coins", "supply:mistletoe", "space:gold-1", "space:mistletoe-2"]) {
      expect(container.querySelector(`[data-piece="${id}"] circle`), id).not.toBeNull();
    }
  });

  it.each(["en", "de"] as const)(
    "are explained in %s, and say why they cannot be used now",
    async (language) => {
      await speak(language);
      for (const id of ["coin:0", "mistletoe:0", "supply:coins", "supply:mistletoe"]) {
        const told = explain(id, at())!;
        expect([told.title, told.text, told.now].join(" "), id).not.toMatch(/[{}]|undefined|gold\./);
        expect(told.rule).toMatch(/^R5[12]$/);
      }
      const words = ["coin:0", "mistletoe:0"].flatMap((id) =>
        [0, 1].map((n) => whyNot(id, "rest", [], at({ coins: [n, 0, 0], mistletoe: [n, 0, 0] }))),
      );
      expect(new Set(words).size).toBe(4);
      expect(whyNot("coin:1", "rest", [], at())).toBeNull();
    },
  );

  it("are part of the board in words", () => {
    const { view, parts } = at();
    const sections = boardInWords({ view, parts, readers: { you: 0, names: NAMES } });
    const entries = sections.flatMap((section) => section.entries);
    expect(entries.find(({ id }) => id === "supply:coins")?.words).toBe(
      `${view.gold!.coinSupply} coins in the supply.`,
    );
    expect(entries.find(({ id }) => id === "score:0")?.parts).toEqual(
      expect.arrayContaining(["coin:0", "mistletoe:0"]),
    );
  });
});
