import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QuestionInfo } from "../../../lib/api";
import { learn, speak } from "../../../lib/i18n.svelte";
import { actsOf, idsOf, type Situation, meansOf } from "../../choosing/acts";
import Board from "../../board/Board.svelte";
import { boardsOf } from "../../sideboards/sideboards";
import { wantedBoard } from "../../sideboards/drawer.svelte";
import Dice from "../../castle/Dice.svelte";
import { castleWords } from "../../castle/says";
import { countsOf } from "../../castle/counts";
import Wall from "../../castle/Wall.svelte";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import "../gold";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule } from "../../testing/recordedmodule";
import { metNeeds } from "../../position/missions";
import { needOf, type Mission } from "../../position/parts";
import { offersOf } from "../../choosing/offers";
import { askText, askTitle, declineTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { thingRow } from "../../question/thingrows";
import { whyNot } from "../../choosing/reasons";
import { lineOf } from "../../telling/sentences";
import { goodsFor, goodsOf, influenceIn, potOf, type View } from "../../position/view";
import { PLACES, type Good, type Place } from "../../position/words";
import { VISIT } from "./acts";
import "./index";
import { handNote } from "./phrases";
import type { MarketView } from "./position";
import Stalls from "./Stalls.svelte";
import { goodOfTile } from "./tiles";
import { SORTS, sortOfWare, waresOf } from "./wares";
import { valueOf } from "./wares/labourer";

const recorded = new RecordedModule("market");
const OWN = ["bought", "returned-ware", "laid-plus", "returned-plus", "worked", "stopped", "dismissed"];

beforeEach(async () => {
  await speak("en");
  await learn("arthur", "knights", "gold", "market");
});
afterEach(cleanup);
afterAll(() => speak("en"));

/** A position at the start of a game, with some things changed. */
function at(changes: Partial<MarketView> = {}, more: Partial<View> = {}): Situation {
  const { start } = recorded.games.find(({ name }) => name === "market-3-plus")!;
  const view: View = { ...start, active: 0, ...more, market: { ...start.market!, ...changes } };
  return { view, parts: recorded.partsOf(view), seat: 0, names: NAMES };
}

/** The first player has these wares. */
function having(...wares: string[]): Partial<MarketView> {
  return { wares: [Object.fromEntries(wares.map((ware) => [ware, 1])), {}, {}] };
}

function moving(...options: unknown[][]): QuestionInfo {
  return {
    seat: 0,
    ask: "move",
    rule: "R4.2",
    options,
    words: options.map((option) => option.join(":")),
    about: {},
  };
}

describe("a ware", () => {
  it("belongs to one of five stalls", () => {
    const words = ["blue-shield-tile", "black-material-tile", "plus", "fruit", "labourer-3", "dragon"];
    expect(words.map(sortOfWare)).toEqual(["shield", "material", "plus", "fruit", "labourer", null]);
    expect([goodOfTile("blue-shield-tile"), goodOfTile("plus")]).toEqual(["blue-shield", null]);
    expect([valueOf("labourer-3"), valueOf("plus")]).toEqual([3, null]);
  });

  it("lies on the board, as many as the box has", () => {
    const { market } = at().view;
    const left = (sort: (typeof SORTS)[number]) =>
      waresOf(market!, sort).reduce((sum, ware) => sum + market!.stalls[ware]!, 0);
    expect(SORTS.map(left)).toEqual([6, 6, 6, 6, 4]);
  });
});

describe("the recorded games", () => {
  it("has seen all that happens at the market", () => {
    const seen = new Set(recorded.events.map(({ name }) => name));
    for (const name of OWN) expect(seen, name).toContain(name);
  });
});

describe("what happens", () => {
  it.each(["en", "de"] as const)("is told in words in %s, and flies", async (language) => {
    await speak(language);
    const { start } = recorded.games[0]!;
    const isStill = ["worked", "stopped"];
    for (const event of recorded.events.filter(({ name }) => OWN.includes(name))) {
      const line = lineOf(event, { you: 0, names: NAMES }, null);
      expect(line?.parts.map((part) => part.text).join("")).toMatch(/^[^{}]+\.$/);
      const flown = flights(start, start, event).length;
      expect(flown > 0, event.name).toBe(!isStill.includes(event.name));
    }
  });
});

describe("a visit to the market", () => {
  const question = moving(
    ["go", "die1", "cw", "build-1"],
    ["buy", "blue-shield-tile"],
    ["buy", "brown-shield-tile"],
    ["buy", "plus"],
    ["buy", "labourer-2"],
    ["buy", "labourer-5"],
  );
  const acts = () => actsOf(question);

  it("is one row until it is picked; then one says at which stall, and what", () => {
    const situation = at();
    const { free, gathered, rows } = offersOf(acts(), [], situation);
    expect([free, rows]).toEqual([[], []]);
    expect(gathered.map(({ id, acts: own }) => [id, own.length])).toEqual([[VISIT, 5]]);
    const stalls = offersOf(acts(), [VISIT], situation).rows;
    expect(stalls.map(({ id }) => id)).toEqual(["stall:shield", "stall:plus", "stall:labourer"]);
    const labourers = offersOf(acts(), [VISIT, "stall:labourer"], situation).rows;
    expect(labourers.flatMap(({ acts: own }) => own.map(({ word }) => word))).toEqual([
      "buy:labourer-2",
      "buy:labourer-5",
    ]);
  });

  it.each(["en", "de"] as const)("says in %s what each ware does", async (language) => {
    await speak(language);
    const situation = at();
    const words = [
      thingRow(VISIT, acts(), situation),
      thingRow("stall:shield", acts().slice(1, 3), situation),
      thingRow("stall:labourer", acts().slice(4), situation),
      ...acts().map((act) => rowOf(act, situation)),
    ];
    for (const { title, detail } of words) {
      expect(`${title} ${detail ?? ""}`).not.toMatch(/[{}]|undefined|market\.\w/);
    }
  });

  it("opens the board of the market, which can be clicked at once", () => {
    const { view, parts } = at();
    const followed = { boards: boardsOf(view), question: "1", ask: "move", landings: [] };
    expect(wantedBoard({ ...followed, purpose: "shop" })?.key).toBe("market");
    expect(askTitle("shop", acts())).toBe("Buy a ware");
    expect(wantedBoard({ ...followed, purpose: null })).toBeNull();
    const picked: string[] = [];
    const { container } = render(Stalls, {
      view,
      parts,
      readers: { you: 0, names: NAMES },
      lit: new Map([[VISIT, "can" as const]]),
      onpick: (id: string) => picked.push(id),
    });
    container.querySelector<HTMLElement>("[data-piece='ware:plus'].can")!.click();
    expect(picked).toEqual(["ware:plus"]);
  });

  it("says why nothing can be bought", () => {
    const why = (situation: Situation) => whyNot("ware:plus", "rest", [], situation);
    const gold = (coins: number) => ({ gold: { ...at().view.gold!, coins: [coins, 0, 0] } });
    expect(why(at({ traded: true }, gold(1)))).toBe("you have been to the market this turn");
    expect(why(at({}, { ...gold(1), resolved: 1 }))).toBe("no market in a turn with a mission");
    expect(why(at({}, gold(0)))).toBe("you have no coin");
    expect(why(at({}, { ...gold(1), active: 1 }))).toBe("the market is open in your own turn");
    expect(why(at({ stalls: { plus: 0 } }, gold(1)))).toBe("none is left");
  });

  it("allows no mission in the same turn, and says so at the missions", () => {
    const { view } = at();
    const own = { cards: ["m01"], count: 1 };
    const visited = at({ traded: true }, { hands: view.hands.map(() => own) });
    expect(handNote(visited.view, 0)).toBe("not after a market visit");
    expect(handNote(view, 0)).toBeNull();
    expect(whyNot("mission:m01", "rest", [], visited)).toBe("no mission after a market visit");
  });
});

describe("a tile", () => {
  it("is as good as a good of its colour, unless the table wants it otherwise", () => {
    const wares = having("blue-shield-tile", "black-material-tile");
    const { view } = at(wares);
    const shields = view.castles[0]!["blue-shield"];
    expect(goodsFor("pay", view, 0)["blue-shield"]).toBe(shields + 1);
    expect(goodsOf(view, 0, "material")).toBe(goodsOf(at().view, 0, "material") + 1);
    const strict = at(wares, { settings: { ...view.settings, marketStrict: "on" } }).view;
    expect(goodsFor("pay", strict, 0)["blue-shield"]).toBe(shields + 1);
    expect(goodsFor("score", strict, 0)["blue-shield"]).toBe(shields);
  });

  it("has any colour where the table wants it so", () => {
    const none = Object.fromEntries(Object.keys(at().view.supply).map((good) => [good, 0])) as Record<
      Good,
      number
    >;
    const wanted = (settings: Record<string, string>) =>
      at(having("blue-shield-tile"), {
        castles: at().view.castles.map(() => none),
        settings: { ...at().view.settings, ...settings },
      }).view;
    const mission: Mission = {
      id: "m",
      points: 2,
      vassal: "lady",
      needs: [needOf("orange shield"), needOf("brown shield")],
    };
    expect(metNeeds(mission, wanted({}), 0)).toEqual([false, false]);
    const met = metNeeds(mission, wanted({ marketWild: "on" }), 0);
    expect(met.filter(Boolean)).toHaveLength(1);
    expect(goodsFor("pay", wanted({ marketWild: "on" }), 0)["grey-shield"]).toBe(1);
  });

  it("lies in its column of the castle", () => {
    const { view } = at(having("blue-shield-tile"));
    const { container } = render(Wall, { view, seat: 0, lit: new Map(), label: "a castle" });
    const tile = container.querySelector("[data-piece='own:0:blue-shield-tile']");
    expect(tile?.parentElement?.getAttribute("data-piece")).toBe("castle:0:blue-shield");
  });

  it("is told with the castle", () => {
    const { view } = at(having("blue-shield-tile", "plus"));
    expect(castleWords(view, 0, "Ada")).toMatch(/Fish shield tile/);
    expect(castleWords(view, 1, "Borin")).not.toMatch(/tile/);
  });

  it("is chosen instead of a good, each where it lies", () => {
    const { acts, situation } = recorded.asked("pay");
    const { seat } = situation;
    expect(askTitle("pay", acts)).toBe("What do you give?");
    for (const act of acts) {
      const [id] = idsOf(act, situation);
      expect(id).toMatch(new RegExp(`^(castle|own):${seat}:`));
      expect(rowOf(act, situation).detail).toMatch(/^it goes back to/);
    }
  });
});

describe("a plus token", () => {
  it("makes a marker count for two, for most and as a point", () => {
    const plus = [0, 1, 2].map((seat) =>
      Object.fromEntries(PLACES.map((place) => [place, seat === 0 && place === "blue" ? 1 : 0])),
    ) as Record<Place, number>[];
    const markers = plus;
    const { view, parts } = at({ plus }, { markers });
    expect([influenceIn(view, 0, "blue"), potOf(view, "blue")]).toEqual([2, 2]);
    const narrow = at({ plus }, { markers, settings: { ...view.settings, plusInPot: "off" } }).view;
    expect([influenceIn(narrow, 0, "blue"), potOf(narrow, "blue")]).toEqual([2, 1]);
    const names = Object.fromEntries(PLACES.map((place) => [place, place])) as Record<Place, string>;
    const { container } = render(Board, { view, parts, names, summary: "the board" });
    expect(container.querySelectorAll("[data-piece='plus:0:blue']")).toHaveLength(1);
    expect(explain("plus:0:blue", { ...at(), view })?.text).toMatch(/^A marker of Ada/);
  });

  it("is asked for with the marker under which it would lie", () => {
    const { acts, situation } = recorded.asked("plus");
    const [act] = acts;
    expect(idsOf(act!, situation)[0]).toMatch(/^marker:/);
    expect(askText("plus", situation, acts)).toMatch(/^The marker counts as two/);
    expect(declineTitle("plus", situation, acts)).toBe("Keep it");
  });

  it("and a tile with two fruits are counted where there are any", () => {
    const { view, parts } = at(having("plus", "fruit"));
    const ids = (now: View) => countsOf(now, parts, 0).map(({ id }) => id);
    expect(ids(view)).toEqual(expect.arrayContaining(["own:0:plus", "own:0:fruit"]));
    expect(ids(at().view).some((id) => id.startsWith("own:"))).toBe(false);
  });
});

describe("a day labourer", () => {
  const hired = { hired: [["labourer-2", "labourer-5"], [], []], worked: [["labourer-4"], [], []] };

  it("lies beside the dice, and takes turns like one", () => {
    const { view } = at(hired);
    const { container } = render(Dice, { view, seat: 0, size: 30, lit: new Map() });
    for (const n of [2, 4, 5]) {
      expect(container.querySelector(`[data-piece='die:0:labourer-${n}']`), String(n)).not.toBeNull();
    }
    const acts = actsOf(
      moving(["go", "labourer-2", "cw", "build-1"], ["reverse", "labourer-5", "blue"], ["stop"]),
    );
    const { dice, rows } = offersOf(acts, [], at(hired));
    expect(dice.filter(({ isUsed }) => !isUsed).map(({ die, face }) => [die, face])).toEqual([
      ["labourer-2", 2],
      ["labourer-5", 5],
    ]);
    expect(rows.flatMap(({ acts: own }) => own.map((act) => rowOf(act, at(hired)).title))).toEqual([
      "Stop for this round",
    ]);
    expect(idsOf(acts[0]!, at(hired))).toEqual(["die:0:labourer-2", "space:build-1", "figure:knight0"]);
  });

  it("says that it has worked", () => {
    expect(whyNot("die:0:labourer-4", "move", [], at(hired))).toBe("has worked this round");
    expect(explain("die:0:labourer-5", at(hired))?.rule).toBe("R62");
  });
});

describe("every ware", () => {
  it.each(["en", "de"] as const)("is explained in %s, on the board and before a player", async (language) => {
    await speak(language);
    const situation = at(having("plus", "fruit", "blue-shield-tile"));
    const wares = Object.keys(situation.view.market!.stalls);
    const ids = [...wares.map((ware) => `ware:${ware}`), "own:0:plus", "own:0:fruit", VISIT];
    for (const id of ids) {
      const told = explain(id, situation)!;
      expect([told.title, told.text, told.now].join(" "), id).not.toMatch(/[{}]|undefined|market\.\w/);
      expect(told.rule).toMatch(/^R6[0-4]/);
    }
    expect(meansOf({ kind: "fruit" })?.with()).not.toMatch(/market\./);
  });

  it("is told with the board in words", () => {
    const { view, parts } = at();
    const sections = boardInWords({ view, parts, readers: { you: 0, names: NAMES } });
    const market = sections.find(({ title }) => title === "Market");
    expect(market?.entries.map(({ words }) => words)).toEqual(
      expect.arrayContaining(["Fish shield tile: 1", "Plus token: 6", "Day labourer 3: 1"]),
    );
  });
});
