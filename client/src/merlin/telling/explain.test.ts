import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hasWords, speak } from "../../lib/i18n.svelte";
import { actsOf, choosable, idsOf, posed, type Situation } from "../choosing/acts";
import { explain } from "./explain";
import { explainPower } from "./explanations/goods";
import { explainNeed } from "./explanations/means";
import { POWERS } from "./powers";
import { territoryOf } from "./territories";
import { PARTS, questionOf, QUESTIONS } from "../testing/recorded";
import { whyNot } from "../choosing/reasons";
import { byCell, tileOf } from "../position/view";
import { ABILITIES } from "../modules/favor/abilities";
import { GOODS, VASSALS, type Power } from "../position/words";

const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

function situation(ask: string): Situation {
  const { question, view } = questionOf(ask);
  return { view, parts: PARTS, seat: question.seat, asked: posed(question), names: NAMES };
}

beforeEach(() => speak("en"));
afterAll(() => speak("en"));

const clean = /^[^{}<>]+$/;

describe.each(["en", "de"] as const)("an explanation (%s)", (language) => {
  it("exists for everything on the table, with its rule", async () => {
    await speak(language);
    const sit = situation("move");
    const ids = [
      ...sit.view.ring.map((space) => `space:${space}`),
      ...PARTS.places.flatMap((place) => [`place:${place}`, `traitor:0:${place}`, `marker:0:${place}`]),
      ...GOODS.flatMap((good) => [`good:${good}`, `castle:1:${good}`]),
      ...VASSALS.flatMap((vassal) => [`vassal:0:${vassal}`, `post:blue:${vassal}`]),
      ...Object.keys(sit.view.tiles).flatMap((cell) => [`cell:${cell}`, `manor:${cell}`]),
      ...Object.keys(sit.view.figures).map((figure) => `figure:${figure}`),
      ...Object.keys(sit.view.faces[0] ?? {}).map((die) => `die:0:${die}`),
      ...ABILITIES.map((ability) => `ability:0:${ability}`),
      ...Object.keys(PARTS.missions).map((card) => `mission:${card}`),
      ...["supply:apples", "supply:missions", "supply:traitors", "treasure:grail", "treasure:excalibur"],
      ...["apple:0", "staff:0", "score:1", "home:0:marker", "home:0:manor"],
    ];
    for (const id of ids) {
      const found = explain(id, sit);
      expect(found?.title, id).toMatch(clean);
      expect(found?.text, id).toMatch(clean);
      expect(found?.rule, id).toMatch(/^R\d+(\.\d+[a-d]?)?$/);
      expect(found?.now ?? "-", id).toMatch(clean);
    }
    for (const power of Object.keys(POWERS) as Power[]) expect(explainPower(power).text).toMatch(clean);
    for (const mission of Object.values(PARTS.missions)) {
      for (const need of mission.needs) expect(explainNeed(need)).toMatch(clean);
    }
  });

  it("of decrees says what the reader knows about them, and who else does", async () => {
    await speak(language);
    const sit = situation("decree");
    const stacks = sit.view.decreeStacks!;
    const view = {
      ...sit.view,
      decreeReaders: { ...sit.view.decreeReaders!, blue: [0, 1], grey: [1] },
      decreeStacks: {
        ...stacks,
        blue: { cards: ["grey-flag", "vp-2"], count: 2 },
        grey: { cards: null, count: 3 },
      },
    };
    const told = (id: string) => explain(id, { ...sit, view });
    expect(told("stack:blue")?.now).toMatch(language === "en" ? /Dove flag and 2 points/ : /und 2 Punkte/);
    expect(told("stack:grey")?.now).toMatch(/^Borin /);
    expect(told("decrees:0")?.rule).toBe("R102");
    expect(told("decree:vp-2")?.text).toMatch(clean);
    expect(explain("stack:blue", situation("move"))).toBeNull();
  });
});

describe("an explanation of a tile", () => {
  it("counts its territory", () => {
    const words = ["lake", "lake", "wood", "wood", "wood", "wood", "wood", "lake", "wood"];
    const tiles = byCell([...words, ...Array.from({ length: 9 }, () => "mountain")], tileOf);
    const view = { ...questionOf("build").view, tiles };
    expect(territoryOf(view, "a1")).toEqual(["a1", "a2", "b2"]);
    expect(territoryOf(view, "b1")).toEqual(["b1"]);
  });
});

describe("a reason", () => {
  it("is not given for a thing that can be chosen", () => {
    for (const { question, view } of QUESTIONS) {
      const sit: Situation = { view, parts: PARTS, seat: question.seat, names: NAMES };
      const acts = actsOf(question);
      for (const id of choosable(acts, sit)) expect(whyNot(id, question.ask, acts, sit)).toBeNull();
      expect(acts.flatMap((act) => idsOf(act, sit)).length).toBeGreaterThan(0);
    }
  });

  it("says what a die, an apple, a staff, a mission or a tile lacks", () => {
    const { question, view } = questionOf("move");
    const { seat } = question;
    const acts = actsOf(question).filter((act) => act.kind === "go");
    const used = view.used.map((dice, of) => (of === seat ? [...dice, "die9"] : dice));
    const none = view.apples.map(() => 0);
    const sit: Situation = { ...situation("move"), view: { ...view, used, apples: none, staffs: none } };
    expect(whyNot(`die:${seat}:die9`, "move", acts, sit)).toBe("you have used this die this round");
    expect(whyNot(`apple:${seat}`, "move", acts, sit)).toBe("you have no apple");
    expect(whyNot(`staff:${seat}`, "move", acts, sit)).toBe("you have no staff left");
    const card = view.hands[seat]?.cards?.find((id) =>
      explain(`mission:${id}`, sit)?.now?.startsWith("still"),
    );
    expect(whyNot(`mission:${card ?? ""}`, "move", acts, sit)).toMatch(/^still needs (a|an|any|the|two) /);
    const build = situation("build");
    const poor = {
      ...build,
      view: { ...build.view, castles: build.view.castles.map(() => build.view.supply) },
    };
    const nobody = { ...poor, view: { ...poor.view, castles: [] } };
    expect(whyNot("cell:a1", "build", [], nobody)).toMatch(/^needs an? .* material/);
    const owned = { ...poor, view: { ...poor.view, manors: { a1: build.seat === 0 ? 1 : 0 } } };
    expect(whyNot("cell:a1", "build", [], owned)).toMatch(/^(Ada|Borin)’s manor is there$/);
  });
});

describe("the settings of Merlin", () => {
  const KEYS: Record<string, string[]> = {
    favor: [],
    markers: ["6", "7"],
    reroll: ["noTriple", "threeDistinct"],
    floorZero: ["off", "on"],
    anyMarkers: ["spread", "together"],
    repelFlag: ["both", "scoringOnly"],
    missionsFlagStacks: ["off", "on"],
    turnAnyDie: ["off", "on"],
    differentKnightOnly: ["off", "on"],
    excaliburNeedsOne: ["off", "on"],
    keepShields: ["off", "on"],
    favorSelf: ["off", "on"],
    favorRepel: ["both", "ownTurn"],
  };

  it("have a name, words for every value and a reason", () => {
    expect(Object.keys(KEYS).toSorted()).toEqual(Object.keys(questionOf("move").view.settings).toSorted());
    for (const [key, values] of Object.entries(KEYS)) {
      expect(hasWords(`make.${key}`), key).toBe(true);
      for (const value of values) expect(hasWords(`make.${key}.${value}`), `${key} ${value}`).toBe(true);
      expect(hasWords(`make.${key}.${key === "favor" ? "text" : "why"}`), key).toBe(true);
    }
  });

  it("and every question have words for the hall", () => {
    for (const { question } of QUESTIONS) expect(hasWords(`hall.ask.${question.ask}`)).toBe(true);
  });
});
