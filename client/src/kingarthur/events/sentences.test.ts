import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { NAMES } from "../testing/example";
import type { Event } from "../rules";
import { lineOf } from "./events";

const say = (
  name: string,
  seat: number | null,
  facts: Record<string, unknown> = {},
  you: number | null = 0,
) =>
  lineOf({ name, seat, facts } as Event, { you, names: NAMES })
    ?.parts.map((part) => part.text)
    .join("");

const EVENTS: [string, number | null, Record<string, unknown>][] = [
  ["began", 1, {}],
  ["began", 0, {}],
  ["drew-adversaries", 1, { cards: ["dark1", "dragon3", "enemy2"] }],
  ["drew-adversaries", 0, { cards: ["dragon3"] }],
  ["defeated", 1, { way: "usual", adversary: "dragon4", payment: ["beige1", "beige1", "beige1", "beige1"] }],
  ["defeated", 0, { way: "usual", adversary: "enemy3", payment: ["merlin", "red2"] }],
  ["defeated", 1, { way: "repeated", adversary: "dark2", payment: ["red1", "red1"] }],
  ["defeated", 0, { way: "double", adversary: "monster2", payment: ["orange1", "orange1", "orange2"] }],
  ["sealed", 2, { adversary: "dark1", payment: ["red1"] }],
  ["column-fell", 1, { kind: "dragon", won: [[0, "dragon2"], [1, "dragon3"], [1, "dragon4"]] }], // prettier-ignore
  ["ventured", 3, { adventure: "fisher", trophies: ["monster3", "monster3"], value: 10 }],
  ["ventured", 0, { adventure: "excalibur", trophies: ["dark2", "monster3"], value: 8 }],
  ["ventured", 1, { adventure: "mountain", trophies: ["dragon4", "dragon3", "enemy2"], value: 14 }],
  ["drew-knights", 2, { count: 2 }],
  ["drew-knights", 0, { count: 2, cards: ["merlin", "red1"] }],
  ["reshuffled", null, { count: 23 }],
  ["passed", 2, {}],
  ["over", null, { reason: "adversaries" }],
];

describe("the log in English", () => {
  it("says what happened", () => {
    expect(EVENTS.map(([name, seat, facts]) => say(name, seat, facts))).toEqual([
      "Borin begins.",
      "You begin.",
      "Borin draws three adversaries. The last is an enemy knight 2.",
      "You draw an adversary: a dragon 3.",
      "Borin defeats a dragon 4 with four beige knights.",
      "You defeat an enemy knight 3 with a double red knight and Merlin.",
      "Borin takes a dark power 2 from under their seal with two red knights.",
      "You take a monster 2 outright, at twice the price, with two orange knights and a double one.",
      "Cerys lays a seal on a dark power 1 with a red knight.",
      "The dragons fall: Borin wins a dragon 3 and a dragon 4; you win a dragon 2.",
      "Dagonet takes the Fisher King with two monsters.",
      "You take Excalibur with a dark power 2 and a monster 3.",
      "Borin takes the Mountain with an enemy knight and two dragons.",
      "Cerys draws two knights.",
      "You draw a red knight and Merlin.",
      "The discards are shuffled into a new supply of 23 knights.",
      "Cerys does nothing this turn.",
      "No adversary is left. The game is over.",
    ]);
  });

  it("calls nobody you when a spectator reads", () => {
    expect(say("passed", 0, {}, null)).toBe("Ada does nothing this turn.");
    expect(say("drew-knights", 0, { count: 1, cards: ["merlin"] }, null)).toBe("Ada draws Merlin.");
  });

  it("stresses who acts, and gives the points of an adventure", () => {
    const line = lineOf({ name: "ventured", seat: 1, facts: EVENTS[12]![2] } as Event, {
      you: 0,
      names: NAMES,
    });
    expect(line?.parts.find((part) => part.bold)?.text).toBe("Borin");
    expect(line?.points).toBe(14);
  });

  it("has no line for the beginning of a turn, nor for what it does not know", () => {
    expect(say("turn", 0, { number: 3 })).toBeUndefined();
    expect(say("sang", 0)).toBeUndefined();
  });
});

describe("the log in German", () => {
  beforeAll(() => speak("de"));
  afterAll(() => speak("en"));

  it("says what happened, with the right cases", () => {
    expect(EVENTS.map(([name, seat, facts]) => say(name, seat, facts))).toEqual([
      "Borin beginnt.",
      "Du beginnst.",
      "Borin deckt drei Gegner auf, zuletzt einen feindlichen Ritter 2.",
      "Du deckst einen Gegner auf: einen Drachen 3.",
      "Borin besiegt einen Drachen 4 mit vier beigefarbenen Rittern.",
      "Du besiegst einen feindlichen Ritter 3 mit einem doppelten roten Ritter und Merlin.",
      "Borin holt eine dunkle Macht 2 unter dem Siegel hervor, mit zwei roten Rittern.",
      "Du nimmst ein Ungeheuer 2 sofort, zum doppelten Preis, mit zwei orangefarbenen Rittern und einem doppelten.",
      "Cerys legt ein Siegel auf eine dunkle Macht 1, mit einem roten Ritter.",
      "Die Drachen fallen: Borin gewinnt einen Drachen 3 und einen Drachen 4; du gewinnst einen Drachen 2.",
      "Dagonet gewinnt den Fischerkönig mit zwei Ungeheuern.",
      "Du gewinnst Excalibur mit einer dunklen Macht 2 und einem Ungeheuer 3.",
      "Borin gewinnt den Berg mit einem feindlichen Ritter und zwei Drachen.",
      "Cerys zieht zwei Ritter.",
      "Du ziehst einen roten Ritter und Merlin.",
      "Die Ablage wird gemischt: Der neue Vorrat hat 23 Ritter.",
      "Cerys tut in diesem Zug nichts.",
      "Kein Gegner ist übrig; die Partie ist zu Ende.",
    ]);
  });
});
