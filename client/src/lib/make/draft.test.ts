import { beforeEach, describe, expect, test } from "vitest";
import type { GameInfo } from "../api";
import { TableDraft } from "./draft.svelte";

const GAME: GameInfo = {
  name: "kingarthur",
  rules: "1",
  min_seats: 2,
  max_seats: 5,
  settings: [
    { key: "seals", values: ["off", "on"], rule: "K10", modules: [] },
    { key: "overpay", values: ["needed", "free"], rule: "KQ1", modules: [] },
  ],
  modules: [{ key: "seals", needs: [] }],
  bots: ["page", "knight"],
  counsel: true,
  components: {},
};

const MIXES = {
  modules: GAME.modules,
  ready: [
    { key: "first", modules: [] },
    { key: "wax", modules: ["seals"] },
  ],
};

let draft: TableDraft;
const kinds = () => draft.seats.map((seat) => seat.kind);
const id = (index: number) => draft.seats[index]?.id ?? -1;

beforeEach(() => {
  draft = new TableDraft(GAME, MIXES, null);
});

describe("seats", () => {
  test("begin with you and two bots", () => {
    expect(kinds()).toEqual(["you", "bot", "bot"]);
  });

  test("that are added are like the last one", () => {
    draft.assign(id(2), "friend");
    draft.players = 5;
    expect(kinds()).toEqual(["you", "bot", "friend", "friend", "friend"]);
  });

  test("that go are never yours", () => {
    draft.move(id(0), 1);
    draft.move(id(1), 1);
    expect(kinds()).toEqual(["bot", "bot", "you"]);
    draft.players = 2;
    expect(kinds()).toEqual(["bot", "you"]);
  });

  test("have exactly one that is yours: taking another swaps the two", () => {
    draft.assign(id(1), "you");
    expect(kinds()).toEqual(["bot", "you", "bot"]);
  });

  test("give your place to another when yours becomes something else", () => {
    draft.assign(id(0), "friend");
    expect(kinds()).toEqual(["friend", "you", "bot"]);
  });

  test("stop moving at the ends", () => {
    expect(draft.move(id(0), -1)).toBe(false);
    expect(draft.move(id(2), 1)).toBe(false);
    expect(draft.move(id(2), -1)).toBe(true);
  });
});

describe("another game", () => {
  test("is played by the same people, as many as fit, with the usual rules", () => {
    draft.players = 5;
    draft.assign(id(1), "friend");
    draft.set("overpay", "free");
    const merlin: GameInfo = {
      ...GAME,
      name: "merlin",
      max_seats: 4,
      settings: [{ key: "favor", values: ["off", "on"], rule: "R20", modules: [] }],
      modules: [{ key: "favor", needs: [] }],
    };
    const ready = [
      { key: "first", modules: [] },
      { key: "published", modules: ["favor"] },
    ];
    const other = new TableDraft(merlin, { modules: merlin.modules, ready }, null);
    other.sitAs(draft);
    expect(other.seats.map((seat) => seat.kind)).toEqual(["you", "friend", "bot", "bot"]);
    expect(other.counts).toEqual([2, 3, 4]);
    expect(other.preset).toBe("first");
    other.choose("published");
    expect(other.plan().settings).toEqual({ favor: "on" });
    expect(other.houseRules).toEqual([]);
  });
});

describe("the plan", () => {
  test("gives each seat only what its kind needs", () => {
    draft.assign(id(2), "device");
    const seat = draft.seats[2];
    if (seat) seat.name = "  Cerys ";
    expect(draft.plan("quarters")).toEqual({
      game: "kingarthur",
      suggested: "quarters",
      settings: {},
      counsel: false,
      visibility: "link",
      seats: [{ kind: "you" }, { kind: "bot", bot: "knight" }, { kind: "device", name: "Cerys" }],
    });
  });

  test("waits for the names of those at this device", () => {
    draft.assign(id(1), "device");
    expect(draft.lacksName).toBe(true);
    const seat = draft.seats[1];
    if (seat) seat.name = "Cerys";
    expect(draft.lacksName).toBe(false);
  });

  test("counts the seats for friends", () => {
    draft.assign(id(1), "friend");
    expect(draft.free).toBe(1);
  });
});

describe("a ready-made table", () => {
  test("is recognised by its settings", () => {
    expect(draft.preset).toBe("first");
    draft.toggle("seals", true);
    expect(draft.preset).toBe("wax");
    draft.set("overpay", "free");
    expect(draft.preset).toBe("own");
    expect(draft.houseRules).toEqual(["overpay"]);
    draft.choose("first");
    expect(draft.preset).toBe("first");
  });

  test("may be the last one", () => {
    const last = {
      game: "kingarthur",
      settings: { overpay: "free" },
      seats: [{ kind: "device", name: "Cerys" }, { kind: "you" }] as const,
      visibility: "open" as const,
    };
    draft = new TableDraft(GAME, MIXES, { ...last, seats: [...last.seats] });
    draft.choose("last");
    expect(kinds()).toEqual(["device", "you"]);
    expect(draft.seats[0]?.name).toBe("Cerys");
    expect(draft.visibility).toBe("open");
    expect(draft.preset).toBe("last");
  });

  test("that was stored without a seat of ours is not taken", () => {
    draft.recall({
      game: "kingarthur",
      settings: {},
      seats: [{ kind: "bot" }, { kind: "bot" }],
      visibility: "link",
    });
    expect(kinds()).toEqual(["you", "bot", "bot"]);
  });
});

describe("a table with many modules", () => {
  const modules = [
    { key: "favor", needs: [] },
    { key: "gold", needs: [] },
    { key: "market", needs: ["gold"] },
  ];
  const setting = (key: string, ...needed: string[]) => ({
    key,
    values: ["off", "on"],
    rule: "R20",
    modules: needed,
  });
  const merlin: GameInfo = {
    ...GAME,
    name: "merlin",
    settings: [
      ...modules.map(({ key }) => setting(key)),
      setting("marketWild", "market"),
      setting("favorMarket", "favor", "market"),
    ],
    modules,
  };
  const ready = [
    { key: "first", modules: [] },
    { key: "published", modules: ["favor"] },
    { key: "witch", modules: ["gold", "morgana"] },
  ];

  beforeEach(() => {
    draft = new TableDraft(merlin, { modules, ready }, null);
  });

  test("has a ready-made one only where all its modules are", () => {
    expect(draft.ready.map(({ key }) => key)).toEqual(["first", "published"]);
  });

  test("gets what a module needs, and loses what cannot be without it", () => {
    draft.toggle("market", true);
    expect(draft.mix).toEqual(["gold", "market"]);
    expect(draft.preset).toBe("own");
    draft.toggle("gold", false);
    expect(draft.mix).toEqual([]);
    expect(draft.preset).toBe("first");
  });

  test("has house rules that matter only with some modules", () => {
    expect(draft.offered.map(({ key }) => key)).toEqual(["marketWild", "favorMarket"]);
    expect(draft.lacking("favorMarket")).toEqual(["favor", "market"]);
    draft.toggle("market", true);
    expect(draft.lacking("marketWild")).toEqual([]);
    expect(draft.lacking("favorMarket")).toEqual(["favor"]);
  });

  test("leaves out a module that is not drawn here, and the house rules that need it", () => {
    draft = new TableDraft(merlin, { modules: modules.slice(0, 2), ready }, null);
    expect(draft.offered).toEqual([]);
  });

  test("can be a surprise, which stays one until something is changed", () => {
    draft.surprise();
    const first = draft.mix;
    expect(draft.preset).toBe("surprise");
    draft.surprise();
    expect(draft.mix).not.toEqual(first);
    draft.toggle("favor", !draft.has("favor"));
    expect(draft.preset).not.toBe("surprise");
  });
});
