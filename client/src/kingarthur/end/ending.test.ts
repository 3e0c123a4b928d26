import { describe, expect, it } from "vitest";
import type { EventInfo, TableState } from "../../lib/api";
import { exampleTable } from "../../table/replay/example";
import { KING_ARTHUR_END } from "./ending";
import { NAMES, wireView } from "../testing/example";

function over(points: number[], winners: number[], ended = "adventures"): TableState {
  return {
    type: "state",
    table: exampleTable({ points, winners }),
    seat: null,
    seq: 1,
    steps: [],
    events_so_far: 0,
    view: wireView({ over: true, ended, hands: [["red1"], ["red1", "merlin"]] }),
    question: null,
    outcomes: [],
    can_undo: false,
    idle: false,
    notices: [],
    counselled: [],
    seal: null,
    seed: null,
    ledgers: null,
    projected: [],
  };
}

const event = (name: string, seat: number, facts: EventInfo["facts"]): EventInfo => ({ name, seat, facts });
const DEFEATED = event("defeated", 0, { way: "usual", adversary: "dragon4", payment: ["red2", "red2"] });
const VENTURED = event("ventured", 0, { adventure: "mountain", trophies: ["dragon4"], value: 14 });
const FELL = event("column-fell", 0, { kind: "monster", won: [[1, "monster3"]] });

const told = (events: EventInfo[], you: number | null = null) => {
  const { title, sentence } = KING_ARTHUR_END.tell(events, you, NAMES, 0);
  return [title, sentence.map((part) => part.text).join("")];
};

describe("why a game of King Arthur ended", () => {
  it.each([
    ["adventures", "the twelfth adventure was taken"],
    ["adversaries", "no adversary was left"],
    ["stalemate", "nobody did anything for two rounds"],
  ])("is said: %s", (ended, said) => {
    expect(KING_ARTHUR_END.reasons(over([50, 40], [0], ended))).toEqual([said]);
  });

  it("names the knights in hand where they decided", () => {
    expect(KING_ARTHUR_END.reasons(over([50, 50], [1]))).toHaveLength(2);
    expect(KING_ARTHUR_END.reasons(over([50, 50], [1]))[1]).toContain("2 knights");
  });

  it("does not where the win is shared", () => {
    expect(KING_ARTHUR_END.reasons(over([50, 50], [0, 1]))).toHaveLength(1);
  });
});

describe("a turn that brought points", () => {
  it("is told by its adventure", () => {
    expect(told([DEFEATED, VENTURED])).toEqual(["Mountain", "Ada takes the Mountain with a dragon 4."]);
  });

  it("is told by the column that fell, else by the adversary", () => {
    expect(told([DEFEATED, FELL])[0]).toBe("Monsters");
    expect(told([DEFEATED])[0]).toBe("Dragon 4");
  });

  it("addresses the reader", () => {
    expect(told([VENTURED], 0)[1]).toBe("You take the Mountain with a dragon 4.");
  });
});

it("every source of the ledger has a different name, sign and hatching", () => {
  const sources = KING_ARTHUR_END.sources();
  expect(sources.map(({ key }) => key)).toEqual(["adventures", "dark", "enemy", "monster", "dragon"]);
  expect(new Set(sources.map(({ hatch }) => hatch)).size).toBe(5);
  expect(new Set(sources.map(({ sign }) => sign)).size).toBe(5);
});
