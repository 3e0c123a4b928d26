import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { learn, speak } from "../../../lib/i18n.svelte";
import { actsOf, idsOf, type Act, type Situation } from "../../choosing/acts";
import Board from "../../board/Board.svelte";
import { outlineOf, suppliesOf } from "../../board/lights";
import { placeNames } from "../../castle/says";
import { callBy } from "../../telling/callings.svelte";
import { calledBy, type Districts } from "./city";
import { explain } from "../../telling/explain";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule } from "../../testing/recordedmodule";
import { askRule, askText, askTitle, declineTitle } from "../../question/asks";
import { dutyOf } from "../../acts/vassals";
import { rowOf } from "../../choosing/acts";
import type { AskMerchant } from "../../rules";
import { whatNeed } from "../../telling/phrases";
import Emblem from "../../pieces/Emblem.svelte";
import { lineOf } from "../../telling/sentences";
import { effectOf } from "../../telling/spaces";
import type { View } from "../../position/view";
import { CASTLE, PLACES, type Place, type Vassal } from "../../position/words";
import { lodgingOf, storeOf } from "./districts";
import "./index";
import { goodAt, lodgingAt, standAt } from "./plan";

const recorded = new RecordedModule("caerleon");
const [{ start }] = recorded.games as [(typeof recorded.games)[number]];
const CITY = start.districts!;
const READERS = { you: 0, names: NAMES };

beforeEach(async () => {
  await speak("en");
  await learn("gold", "caerleon");
  callBy(calledBy(CITY));
});
afterEach(() => {
  callBy(null);
  cleanup();
});

const NO_POSTS = { lady: CASTLE, "shield-bearer": CASTLE, builder: CASTLE, "flag-bearer": CASTLE } as const;
/** The places of some vassals, by seat. */
function posts(...seats: Partial<Record<Vassal, Place>>[]): View["vassals"] {
  return start.vassals.map((_, seat) => ({ ...NO_POSTS, ...seats[seat] }));
}

/** The first position with some changes, seen from the first seat. */
function at(changes: Partial<View> = {}, asked: AskMerchant | null = null): Situation {
  const view = { ...start, ...changes };
  return { view, parts: recorded.partsOf(view), seat: 0, asked, names: NAMES };
}
const trading = (left: number): AskMerchant => ({ ask: "merchant", options: [], about: { left } });

const TRADE: Act[] = actsOf({
  ask: "merchant",
  options: [["barter", "blue-shield"], ["barter", "coin"], null],
  words: ["barter blue-shield", "barter coin", "-"],
});

describe("the names of places", () => {
  it("are those of the districts while the city is in play", () => {
    expect(placeNames()).toMatchObject({ black: "Mint", purple: "Smith" });
    callBy(null);
    expect(placeNames()).toMatchObject({ black: "Dragon", purple: "Snake" });
  });

  it("follow the districts if they are laid out at random", () => {
    const districts = { ...CITY, black: "tailor", brown: "mint" } satisfies Districts;
    callBy(calledBy(districts));
    expect(placeNames()).toMatchObject({ black: "Tailor", brown: "Mint" });
  });

  it("are the districts of that colour in missions, and animals for goods and traitors", () => {
    expect(whatNeed({ kind: "marker", place: "blue" })).toBe("a marker in the Orchard");
    expect(rowOf({ kind: "take", word: "", good: "blue-flag" }, at()).title).toBe("Fish flag");
    const drawn = lineOf({ name: "drew-traitors", seat: 0, facts: { traitors: ["blue"] } }, READERS, null);
    expect(drawn?.parts.map((part) => part.text).join("")).toBe("You now have a Fish traitor.");
  });

  it("change along with the words for principalities", () => {
    expect(askText("send", at(), [])).toContain("another district");
    callBy(null);
    expect(askText("send", at(), [])).toContain("another principality");
  });
});

describe("the plan of the city", () => {
  it("has a store for each kind, with a separate place for every good", () => {
    const stores = (["shield", "flag", "material"] as const).map((kind) => storeOf(CITY, kind));
    expect(stores).toEqual(["purple", "brown", "orange"]);
    const spots = new Set(
      Object.keys(start.supply).map((good) => goodAt(good as never, CITY, PLACES).join()),
    );
    expect(spots.size).toBe(Object.keys(start.supply).length);
  });

  it("gives two lodgers of any kinds two places", () => {
    const pairs: [Vassal, Vassal][] = [
      ["builder", "flag-bearer"],
      ["builder", "shield-bearer"],
      ["flag-bearer", "shield-bearer"],
    ];
    for (const [one, other] of pairs) {
      const vassals = posts({ [one]: "black" }, { [other]: "black" });
      const places = [one, other].map((vassal) => lodgingOf(vassals, "black", vassal));
      expect(places.toSorted(), `${one} and ${other}`).toEqual([0, 1]);
    }
  });

  it("shows the gold line round a lodger, and round both places for one who may come", () => {
    const view = { ...start, vassals: posts({ builder: "black" }, { "shield-bearer": "black" }) };
    const [x, y] = standAt(0, "black", "builder", view.vassals);
    expect([x, y]).toEqual(lodgingAt(0, 1));
    expect(outlineOf("vassal:0:builder", view, PLACES)?.transform).toContain(
      `translate(${Math.round(x * 100) / 100}`,
    );
    expect(outlineOf("post:black:lodger", view, PLACES)?.path.match(/Z/g)).toHaveLength(2);
  });

  it("keeps coins and fruit in their districts, and not on the table", () => {
    expect(suppliesOf(start).map(({ name }) => name)).toEqual(["traitors", "missions"]);
    for (const supply of ["coins", "apples", "mistletoe"]) {
      expect(outlineOf(`supply:${supply}`, start, PLACES), supply).not.toBeNull();
    }
  });

  it("is drawn with every store, place and lodger", () => {
    const view = { ...start, vassals: posts({ builder: "black", lady: "grey" }) };
    const { container } = render(Board, {
      view,
      parts: recorded.partsOf(view),
      summary: "",
      names: placeNames(),
    });
    const pieces = new Set(
      [...container.querySelectorAll("[data-piece]")].map((found) => found.getAttribute("data-piece")),
    );
    for (const id of [
      "vassal:0:builder",
      "vassal:0:lady",
      "supply:coins",
      "supply:apples",
      "supply:mistletoe",
      "trade:grey",
    ]) {
      expect(pieces, id).toContain(id);
    }
    for (const good of Object.keys(view.supply)) expect(pieces, good).toContain(`good:${good}`);
    for (const place of PLACES) expect(pieces, place).toContain(`post:${place}:lodger`);
  });

  it("has the sign of the district on its roundel, and the animal on a badge", () => {
    const paths = () => render(Emblem, { place: "black" }).container.querySelectorAll("path").length;
    const inCity = paths();
    callBy(null);
    cleanup();
    expect(inCity).toBe(paths() + 1);
  });
});

describe("a question of the city", () => {
  it.each(["en", "de"] as const)("has its own words in %s", async (language) => {
    await speak(language);
    for (const ask of ["fetch", "make-room", "barter"]) {
      const { situation, acts } = recorded.asked(ask);
      const said = [
        askTitle(ask, acts),
        askText(ask, situation, acts),
        ...acts.flatMap((act) => {
          const { title, detail } = rowOf(act, situation);
          return [title, detail ?? "-"];
        }),
      ];
      expect(
        acts.map(({ kind }) => kind),
        ask,
      ).not.toContain("unknown");
      expect(said.every(Boolean), ask).toBe(true);
      expect(said.join(" "), ask).not.toMatch(/[{}]|undefined|caerleon/);
    }
  });

  it("concerns the pieces that lie there", () => {
    const { situation, acts } = recorded.asked("make-room");
    const lodgers = acts.map((act) => act.kind === "make-room" && `vassal:${act.seat}:${act.vassal}`);
    expect(acts.map((act) => idsOf(act, situation)[0])).toEqual(lodgers);
    expect(TRADE.map((act) => idsOf(act, at())[0])).toEqual(["castle:0:blue-shield", "coin:0", undefined]);
    const post: Act = { kind: "post", word: "", vassal: "builder", place: "black" };
    expect(idsOf(post, at())).toContain("post:black:lodger");
  });

  it("lets the merchant say how many exchanges are left", () => {
    expect(askTitle("merchant", TRADE)).toBe("Give to the Merchant");
    expect(askRule("merchant", "R72", TRADE)).toBe("R72");
    expect(askText("merchant", at({}, trading(4)), TRADE)).toContain("four exchanges left");
    expect(declineTitle("merchant", at({}, trading(4)), TRADE)).toBe("No exchange");
    expect(askText("merchant", at({}, trading(1)), TRADE)).toContain("Your last exchange");
    expect(declineTitle("merchant", at({}, trading(1)), TRADE)).toBe("No more exchanges");
    expect(askTitle("rest", [])).toBe("Anything else?");
  });
});

describe("what a vassal would do", () => {
  const duty = (vassal: Vassal, place: Place, changes: Partial<View> = {}) =>
    dutyOf({ vassal, place }, at(changes));

  it("depends on the district and on its trade", () => {
    expect(duty("shield-bearer", "purple")).toBe("takes two shields of any colour");
    expect(duty("builder", "purple")).toBe("takes a shield of any colour");
    expect(duty("builder", "black")).toBe("takes two coins");
    expect(duty("flag-bearer", "blue")).toBe("takes two: apples or mistletoe");
    expect(duty("flag-bearer", "grey")).toBe("up to four exchanges");
    expect(duty("lady", "black")).toBe("places a marker");
  });

  it("says what is left, and who has to make room", () => {
    const gold = { ...start.gold!, coinSupply: 1 };
    expect(duty("builder", "black", { gold })).toBe("takes a coin");
    expect(duty("builder", "black", { gold: { ...gold, coinSupply: 0 } })).toBe("no coin is left there");
    const vassals = posts({}, { "shield-bearer": "black", "flag-bearer": "black" });
    expect(duty("builder", "black", { vassals })).toBe("takes two coins; another vassal goes home");
    expect(duty("flag-bearer", "black", { vassals })).toBe("takes two coins");
  });

  it("is nothing where Morgana stands, and influence brings nothing that she closes", () => {
    const markers = start.markers.map((own) => ({ ...own, black: 1 }));
    expect(duty("builder", "black", { closed: "black" })).toBe("Morgana is there: no work");
    expect(duty("lady", "black", { closed: "black" })).toBe("places a marker");
    expect(effectOf("influence-shield", at({ closed: "purple", markers }))).toBe("Morgana closes the store");
    expect(effectOf("influence-flag", at({ closed: "purple", markers }))).not.toContain("Morgana");
    expect(effectOf("gold-1", at({ closed: "black" }))).toBe("no coin available");
    expect(effectOf("mistletoe-1", at({ closed: "blue" }))).toBe("neither is available");
    expect(effectOf("grail", at({ closed: "blue", grail: null }))).toBe("take it; no apple available");
    expect(effectOf("mistletoe-1", at({ closed: "black" }))).toBe("take an apple or mistletoe");
  });

  it("names the colours that influence allows you to take", () => {
    const markers = start.markers.map(() => ({
      ...start.markers[0]!,
      black: 1,
      grey: 0,
      blue: 1,
      purple: 0,
      orange: 0,
      brown: 0,
    }));
    expect(effectOf("influence-shield", at({ markers }))).toBe("a Dragon shield or a Fish shield");
  });
});

describe("pointing at the city", () => {
  it.each(["en", "de"] as const)("explains each district in %s", async (language) => {
    await speak(language);
    for (const place of PLACES) {
      const told = explain(`place:${place}`, at())!;
      expect(told.rule).toBe("R72");
      expect(`${told.title} ${told.text}`).toMatch(/^[^{}]+$/);
    }
    expect(explain("post:black:lodger", at())?.rule).toBe("R71");
    expect(explain("space:grey", at())?.text).toContain(explain("place:grey", at())?.text.split(".")[0]);
    expect(explain("space:black", at({ closed: "black" }))?.now).toMatch(/^Morgana/);
    expect(explain("trade:grey", at())?.rule).toBe("R72");
  });

  it("works in the board in words too", () => {
    const sections = boardInWords({ view: start, parts: recorded.partsOf(start), readers: READERS });
    const places = sections.find(({ title }) => title === "Districts")?.entries ?? [];
    expect(places.map(({ words }) => words.split(":")[0])).toEqual([
      "Mint",
      "Merchant",
      "Orchard",
      "Smith",
      "Quarry",
      "Tailor",
    ]);
    expect(places[0]?.words).toContain("coins");
    expect(places[3]?.parts).toContain("good:blue-shield");
  });
});
