import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { play } from "../layers";
import { flights } from "../motion/flights";
import { EVENTS, GAMES, PARTS } from "../testing/recorded";
import { lineOf } from "./sentences";
import { trailOf } from "./turn";
import type { Event } from "../rules";

const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

function say(name: string, seat: number | null, facts: Record<string, unknown> = {}, you: number | null = 0) {
  return lineOf({ name, seat, facts } as Event, { you, names: NAMES }, PARTS)
    ?.parts.map((part) => part.text)
    .join("");
}

const TOLD: [string, number | null, Record<string, unknown>][] = [
  ["began", 1, {}],
  ["started", 0, { tile: "t1", space: "black", marker: "purple" }],
  ["took", 1, { good: "brown-flag" }],
  ["gave-back", 0, { good: "grey-material" }],
  ["drew-traitors", 2, { traitors: ["black", "blue", "blue"] }],
  ["rolled", 1, { faces: { die1: 2, die2: 3, die3: 5, merlin: 4 } }],
  ["round", 0, { round: 2 }],
  ["scoring", null, { round: 2 }],
  ["turned", 1, { die: "die1", origin: 2, face: 6, means: "apple" }],
  ["moved", 0, { figure: "knight0", origin: "black", space: PARTS.ring[2], way: "cw" }],
  ["moved", 1, { figure: "merlin", origin: "black", space: PARTS.ring.at(-1), way: "ccw" }],
  ["moved", 1, { figure: "knight1", origin: "grey", space: "purple", way: "mirror" }],
  ["forfeited", 1, { space: "build-1" }],
  ["borrowed", 0, { figure: "merlin", space: "vp-flag" }],
  ["used-staff", 1, { space: "build-1" }],
  ["used-flag", 0, { power: "repel", flag: "black-flag" }],
  ["took-apple", 1, {}],
  ["took-excalibur", 1, { former: 1 }],
  ["took-grail", 0, { former: null }],
  ["sent", 1, { vassal: "flag-bearer", origin: "castle", place: "grey" }],
  ["went-home", 0, { vassal: "lady", place: "orange" }],
  ["placed-marker", 1, { place: "brown" }],
  ["withdrew", 1, { place: "black", count: 2 }],
  ["built", 0, { cell: "b3", tile: "wood-tower" }],
  ["repelled", 1, { traitor: "orange", means: "flag" }],
  ["scored", 0, { points: 3, source: "spaces", piece: "influence", total: 9 }],
  ["scored", 1, { points: 2, source: "environs", cells: ["a1", "a2"], total: 9 }],
  ["scored", 1, { points: 5, source: "influence", place: "purple", total: 9 }],
  ["scored", 0, { points: -3, source: "traitors", traitor: "grey", total: 9 }],
  ["discarded-missions", 1, { missions: ["m01", "m02"] }],
  ["drew-mission", 1, {}],
  ["took-mission", 0, { mission: "m01", revealed: "m09" }],
  ["reshuffled-missions", null, { count: 20 }],
  ["reshuffled-traitors", null, { count: 9 }],
  ["learned", 1, { ability: "builder-3" }],
  ["used-favor", 0, { ability: "lady-3" }],
  ["turned-seals", 0, { abilities: ["lady-3"] }],
  ["looked", 1, { place: "blue" }],
  ["took-decree", 0, { place: "blue", decree: "vp-2" }],
  ["used-decrees", 1, { decrees: ["vp-2", "blue-flag"] }],
  ["turned", 1, { die: "die1", origin: 2, face: 3, means: "decree" }],
  ["scored", 0, { points: 5, source: "decrees", total: 9 }],
  ["broke-tie", 1, { place: "blue" }],
  ["over", null, {}],
];

beforeEach(async () => {
  play({ favor: "on", decrees: "on" });
  await speak("en");
});
afterAll(() => speak("en"));

describe("the log", () => {
  it("says in English what happened", () => {
    expect(TOLD.map(([name, seat, facts]) => say(name, seat, facts))).toEqual([
      "Borin is the first player.",
      "You start in the Dragon, with a marker in the Snake.",
      "Borin takes an Eagle flag.",
      "You give back a Dove material.",
      "Cerys now has a Dragon traitor and two Fish traitors.",
      "Borin rolls 2, 3 and 5, and 4 for Merlin.",
      "Round 2 begins; you are first.",
      "Scoring after round 2.",
      "Borin turns a die from 2 to 6 with an apple.",
      "You move 2 to Build.",
      "Borin moves Merlin 1 to Missions.",
      "Borin crosses the ring to the Snake.",
      "Borin leaves it at that.",
      "You use another knight’s space: Points: flags.",
      "Borin repeats the action for a staff.",
      "You use a Dragon flag: Repel traitors.",
      "Borin takes an apple.",
      "Borin keeps Excalibur.",
      "You take the Grail.",
      "Borin sends the flag-bearer to the Dove.",
      "You get the lady back from the Fox.",
      "Borin places a marker in the Eagle.",
      "Borin gets two markers back from the Dragon.",
      "You build a manor in a wood, by a tower.",
      "Borin repels a Fox traitor with a flag.",
      "You score for markers.",
      "Borin scores for a territory of 2 tiles.",
      "Borin scores for influence in the Snake.",
      "You lose points to a Dove traitor.",
      "Borin discards two missions.",
      "Borin draws a mission from the deck.",
      "You take a mission from the display.",
      "The discarded missions are shuffled into a new deck of 20 cards.",
      "The repelled traitors are shuffled into a new supply of 9.",
      "Borin learns “Builder: two manors”.",
      "You use “Lady: two vassals”.",
      "Your seals are face up again.",
      "Borin looks through the decrees in the Fish.",
      "You take a decree from the Fish: 2 points.",
      "Borin uses two decrees.",
      "Borin turns a die from 2 to 3.",
      "You score for three decrees.",
      "Borin wins the tie in the Fish with the Grail.",
      "The sixth round is scored. The game is over.",
    ]);
  });

  it("says it in German, with the right cases", async () => {
    await speak("de");
    const german = TOLD.map(([name, seat, facts]) => say(name, seat, facts));
    expect(german).toContain("Borin nimmt eine Adlerfahne.");
    expect(german).toContain("Du gibst ein Taubenmaterial zurück.");
    expect(german).toContain("Borin schickt den Fahnenträger zur Taube.");
    expect(german).toContain("Du bekommst die Hofdame vom Fuchs zurück.");
    expect(german).toContain("Borin bekommt zwei Marker vom Drachen zurück.");
    expect(german).toContain("Du baust einen Gutshof in einem Wald, bei einem Turm.");
    expect(german).toContain("Borin zieht Merlin 1 auf „Aufträge“.");
    expect(german).toContain("Du verlierst Punkte durch einen Tauben-Verräter.");
  });

  it.each(["en", "de"] as const)("has a line for every event of whole games (%s)", async (language) => {
    await speak(language);
    const silent = ["turn", "used-die", "round-ended", "dealt-missions"];
    for (const event of EVENTS) {
      const line = lineOf(event, { you: 0, names: NAMES }, PARTS);
      const text = line?.parts.map((part) => part.text).join("") ?? null;
      if (silent.includes(event.name)) expect(text).toBeNull();
      else expect(text, event.name).toMatch(/^[^{}<>]{5,}\.$/);
      expect(line?.points ?? null).toBe(event.name === "scored" ? event.facts.points : null);
    }
  });

  it("never says you to a spectator, and skips unknown events", () => {
    expect(say("took-apple", 0, {}, null)).toBe("Ada takes an apple.");
    expect(say("sang", 0)).toBeUndefined();
  });
});

describe("the trail of a turn", () => {
  it("has each step with its points, and ends with the question", () => {
    const events: Event[] = [
      { name: "turn", seat: 0, facts: { number: 3, round: 1 } },
      { name: "used-die", seat: 0, facts: { die: "die1", face: 2 } },
      {
        name: "moved",
        seat: 0,
        facts: { figure: "knight0", origin: "black", space: PARTS.ring[3]!, way: "cw" },
      },
      {
        name: "scored",
        seat: 0,
        facts: { points: 2, total: 2, source: "spaces", space: "vp-shield", piece: "shield" },
      },
    ];
    const question = {
      seat: 0,
      ask: "rest",
      rule: "R4.5",
      options: [["mission", "m01"], null],
      words: ["mission:m01", "-"],
      about: {},
    };
    const trail = trailOf(events, question, { you: 0, names: NAMES }, PARTS);
    expect(trail.map(({ state, points }) => [state, points])).toEqual([
      ["done", 2],
      ["now", null],
    ]);
    expect(trail.at(-1)?.parts[0]?.text).toBe("Anything else?");
  });
});

describe("flights", () => {
  it("begin and end somewhere on the table, in whole games", () => {
    for (const { before, now, event } of GAMES.flatMap(({ legs }) => legs.flatMap((leg) => leg.moments))) {
      for (const { card, from, to } of flights(before, now, event)) {
        expect(card).not.toMatch(/undefined|null/);
        for (const at of [...from, ...to]) expect(at).toMatch(/^[a-z]+:[\w-]+(:[\w-]+)?$/);
        expect(from).not.toEqual(to);
      }
    }
  });
});
