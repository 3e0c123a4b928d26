import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { learn, speak } from "../../../lib/i18n.svelte";
import { about, idsOf, type Act } from "../../choosing/acts";
import { explain } from "../../telling/explain";
import { flights } from "../../motion/flights";
import { offersOf } from "../../choosing/offers";
import { NAMES, RecordedModule } from "../../testing/recordedmodule";
import { askText, askTitle, declineTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { whyNot } from "../../choosing/reasons";
import { lineOf } from "../../telling/sentences";
import type { Ally } from "../../rules";
import { layers, play } from "../../layers";
import { sourceName } from "../../telling/phrases";
import { ALLIES } from "./allies";
import { allyDoes } from "./texts";
import { allyName } from "./phrases";
import { isDrafting, picks } from "./position";
import { allyText } from "./texts";
import { tileStates } from "./tiles";

const RECORDED = new RecordedModule("knights");
const GAMES = RECORDED.games;
const EVENTS = RECORDED.events;
const PARTS = RECORDED.partsOf(GAMES[0]!.start);

beforeEach(async () => {
  await learn("arthur", "knights");
  await speak("en");
});
afterAll(() => speak("en"));

describe("the recorded games", () => {
  it("has seen whatever allies do", () => {
    const seen = new Set(EVENTS.map(({ name }) => name));
    for (const name of [
      "joined",
      "used-tile",
      "laid-castle",
      "laid-tile",
      "returned-tiles",
      "swapped-missions",
    ]) {
      expect(seen, name).toContain(name);
    }
  });
});

describe("what happens", () => {
  it.each(["en", "de"] as const)("is told in words in %s, and flies", async (language) => {
    await speak(language);
    const own = [
      "joined",
      "laid-castle",
      "laid-tile",
      "returned-tiles",
      "swapped-missions",
      "placed-marshal",
    ];
    for (const event of EVENTS.filter(({ name }) => own.includes(name))) {
      const line = lineOf(event, { you: 0, names: NAMES }, PARTS);
      expect(line?.parts.map((part) => part.text).join("")).toMatch(/^[^{}]+\.$/);
      expect(flights(GAMES[0]!.start, GAMES[0]!.start, event).length, event.name).toBeGreaterThan(0);
    }
  });
});

describe("the draft", () => {
  it("goes around with one stack, and back with the other", () => {
    const said = picks(3, 1).map(({ seat, stack }) => `${stack}${seat}`);
    expect(said).toEqual(["A1", "B0", "A2", "B2", "A0", "B1"]);
  });

  it("offers the allies of a stack by their cards", () => {
    const { acts, situation } = RECORDED.asked("ally");
    expect(isDrafting(situation.view.knights)).toBe(true);
    expect(askTitle("ally", acts)).toBe("Choose an ally");
    for (const act of acts) {
      if (act.kind !== "ally") throw new Error("an ally is offered");
      expect(idsOf(act, situation)).toEqual([`draft:${act.ally}`]);
      const { title, detail } = rowOf(act, situation);
      expect(title).toBe(allyName(act.ally));
      const note = act.ally === "lancelot" ? " Your knight begins in the Dragon." : "";
      expect(detail).toBe(allyText(act.ally, situation.view) + note);
    }
    const other: Ally = acts.some((act) => act.kind === "ally" && act.ally === "kay") ? "tristram" : "kay";
    expect(whyNot(`draft:${other}`, "ally", acts, situation)).toBe("this stack is with somebody else");
  });

  it.each(["en", "de"] as const)("explains every ally in %s, with his rule", async (language) => {
    await speak(language);
    const { situation } = RECORDED.asked("ally");
    const rules = ALLIES.map((ally) => {
      const told = explain(`draft:${ally}`, situation);
      expect(told?.text).toMatch(/^[^{}]+\.$/);
      expect(allyDoes(ally, situation.view), ally).not.toMatch(/[{}]/);
      return told?.rule;
    });
    expect(new Set(rules).size).toBe(ALLIES.length);
  });

  it.each(["en", "de"] as const)("names in %s where the points of allies come from", async (language) => {
    await speak(language);
    play({ knights: "on" });
    const own = Object.keys(layers().find(({ key }) => key === "knights")?.sources ?? {});
    expect(own).not.toEqual([]);
    for (const source of own) expect(sourceName(source), source).not.toMatch(/[{}]|undefined/);
  });
});

describe("a question about a tile", () => {
  it("of Galahad names the good that he would take elsewhere", () => {
    const { acts, situation } = RECORDED.asked("galahad");
    const claim = about("galahad", situation)!;
    const [first] = acts;
    if (first?.kind !== "galahad") throw new Error("a principality is offered");
    expect(idsOf(first, situation)[0]).toBe(`good:${first.place}-${claim.kind}`);
    expect(rowOf(first, situation).detail).toMatch(/tile of Galahad/);
    expect(askText("galahad", situation, acts)).toMatch(
      /^For a tile Galahad takes a (shield|flag|material) /,
    );
    expect(declineTitle("galahad", situation, acts)).toMatch(/^Take /);
  });

  it("of Gaheris lies under the manor, of Kay beside the marker", () => {
    const [castle, kay] = [RECORDED.asked("castle-tile"), RECORDED.asked("kay")];
    expect(idsOf(castle.acts[0]!, castle.situation)[0]).toMatch(/^cell:/);
    expect(rowOf(castle.acts[0]!, castle.situation).title).toBe("A castle under the manor");
    expect(idsOf(kay.acts[0]!, kay.situation)[0]).toMatch(/^marker:/);
    expect(rowOf(kay.acts[0]!, kay.situation).title).toMatch(/^Lay a tile in the /);
  });
});

describe("the tiles of an ally", () => {
  it("are those that are left, or those that were collected", () => {
    const { situation } = RECORDED.asked("kay");
    const { view, seat } = situation;
    const knights = view.knights!;
    const kay = tileStates("kay", seat, { ...view, knights }, PARTS.allies);
    expect(kay.map(({ isThere }) => isThere)).toHaveLength(2);
    const gareth = tileStates(
      "gareth",
      seat,
      { ...view, knights: { ...knights, gareth: [["blue"], ["blue"], ["blue"]] } },
      PARTS.allies,
    );
    expect(gareth.filter(({ isThere }) => isThere).map(({ key }) => key)).toEqual(["blue"]);
  });
});

describe("Bedivere", () => {
  const swaps = ["m01", "m02", "m03"].flatMap((own) =>
    ["m11", "m12"].map((shown): Act => ({ kind: "swap", word: `${own} ${shown}`, own, shown })),
  );
  const { situation } = RECORDED.asked("kay");

  it("is one row until he is picked; then one says which mission goes, and which comes", () => {
    expect(offersOf(swaps, [], situation)).toMatchObject({ rows: [], gathered: [{ acts: swaps }] });
    const bedivere = `ally:${situation.seat}:bedivere`;
    const { rows, gathered: more } = offersOf(swaps, [bedivere], situation);
    expect(more).toEqual([]);
    expect(rows.map(({ id }) => id)).toEqual(["mission:m01", "mission:m02", "mission:m03"]);
    expect(offersOf(swaps, [bedivere, "mission:m02"], situation).rows.map(({ acts }) => acts.length)).toEqual(
      [1, 1],
    );
  });
});
