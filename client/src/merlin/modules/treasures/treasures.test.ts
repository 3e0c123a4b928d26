import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../rules";
import { speak } from "../../../lib/i18n.svelte";
import { about, actsOf, concerning, idsOf, type Act, type Situation } from "../../choosing/acts";
import { explain } from "../../telling/explain";
import { burdened, foundEffect } from "./finds";
import { flights } from "../../motion/flights";
import { boardInWords } from "../../telling/inwords";
import { NAMES, RecordedModule } from "../../testing/recordedmodule";
import { asideText, askText, askTitle, declineTitle } from "../../question/asks";
import { rowOf } from "../../choosing/acts";
import { whyNot } from "../../choosing/reasons";
import { PARTS } from "../../testing/recorded";
import { lineOf } from "../../telling/sentences";
import { kindsOf, ruleOf, treasureOf } from "./treasures";
import { KINDS, PLACES, type Kind } from "../../position/words";
import type { View } from "../../position/view";
import { tileOf } from "./position";

beforeEach(() => speak("en"));
afterAll(() => speak("en"));

const RECORDED = new RecordedModule("treasures");
const events = RECORDED.events;

function said(name: string, seat: number, facts: Record<string, unknown> = {}): string | undefined {
  return lineOf({ name, seat, facts } as Event, { you: 0, names: NAMES }, PARTS)
    ?.parts.map((part) => part.text)
    .join("");
}

/** A position with this treasure on a1. */
function onTile(word: string, view: View): View {
  return { ...view, tiles: { ...view.tiles, a1: tileOf(`mountain-${word}`) }, manors: {} };
}

describe("a tile", () => {
  it("has its terrain, and a tower or a treasure", () => {
    expect(tileOf("lake-tower")).toEqual({ terrain: "lake", tower: true, treasure: null });
    expect(tileOf("wood")).toEqual({ terrain: "wood", tower: false, treasure: null });
    expect(tileOf("mountain-discard-flag-marker")).toEqual({
      terrain: "mountain",
      tower: false,
      treasure: { find: "discard", things: ["flag", "marker"] },
    });
  });

  it("names the rule of its treasure and the goods that it shows", () => {
    const words = ["excalibur", "grail", "staff", "apple", "influence-shield-flag", "discard-flag-marker"];
    const treasures = words.map((word) => treasureOf(word)!);
    expect(treasures.map(ruleOf)).toEqual(["R92.1", "R92.2", "R92.3", "R92.4", "R92.5", "R92.6"]);
    expect(treasures.map(kindsOf)).toEqual([[], [], [], [], ["shield", "flag"], ["flag"]]);
    expect(treasureOf("dragon")).toBeNull();
  });
});

describe("the recorded games", () => {
  it("cover every kind of treasure, and taken staffs", () => {
    const finds = new Set(
      events.flatMap(({ name, facts }) =>
        name === "found-treasure" ? [treasureOf(facts.treasure)?.find] : [],
      ),
    );
    expect(finds.size).toBe(6);
    expect(events.some(({ name }) => name === "took-staff")).toBe(true);
  });
});

describe("a treasure that brings goods", () => {
  const { question, situation } = RECORDED.asked("treasure", "R92.5");
  const acts = actsOf(question);
  const [first] = acts;
  /** The two kinds of goods that it shows, then the one that it does not. */
  const [one, other] = kindsOf(treasureOf(about("treasure", situation)!.treasure)!) as [Kind, Kind];
  const third = KINDS.find((kind) => kind !== one && kind !== other)!;

  it("asks for a principality, which its emblem or its goods choose", () => {
    if (first?.kind !== "fetch") throw new Error("a principality is offered");
    const { place } = first;
    expect(idsOf(first, situation)).toEqual([
      `place:${place}`,
      `good:${place}-${one}`,
      `good:${place}-${other}`,
    ]);
    expect(concerning(acts, [`good:${place}-${other}`], situation)).toEqual([first]);
    expect(askTitle("treasure", acts)).toBe("From where?");
    expect(rowOf(first, situation).title).toMatch(new RegExp(`^An? (\\w+) ${one} and an? \\1 ${other}$`));
    expect(declineTitle("treasure", situation, acts)).toBe("Take nothing");
  });

  it("says what is not left there", () => {
    if (first?.kind !== "fetch") throw new Error("a principality is offered");
    const supply = { ...situation.view.supply, [`${first.place}-${other}`]: 0 };
    const row = rowOf(first, { ...situation, view: { ...situation.view, supply } });
    expect(row.title).toMatch(new RegExp(`^An? \\w+ ${one}$`));
    expect(row.detail).toBe(`no ${other} is left there`);
  });

  it("says why a good elsewhere cannot be taken", () => {
    const away = PLACES.find((place) => !acts.some((act) => act.kind === "fetch" && act.place === place))!;
    const markers = situation.view.markers.map((own) => ({ ...own, [away]: 0 }));
    const at: Situation = { ...situation, view: { ...situation.view, markers } };
    expect(whyNot(`good:${away}-${one}`, "treasure", acts, at)).toBe("you have no marker there");
    expect(whyNot(`good:${away}-${third}`, "treasure", acts, at)).toBe("not part of this question");
  });
});

describe("a treasure that affects the rivals", () => {
  const { question, situation } = RECORDED.asked("treasure", "R92.6");
  const acts = actsOf(question);

  it("is used with its tile, or spares them", () => {
    expect(acts.map(({ kind }) => kind)).toEqual(["demand", "decline"]);
    expect(idsOf(acts[0]!, situation)).toEqual([`cell:${about("treasure", situation)!.cell}`]);
    const treasure = treasureOf(about("treasure", situation)!.treasure)!;
    const falls = burdened(treasure, situation).map((seat) => NAMES[seat]);
    expect(rowOf(acts[0]!, situation)).toEqual({
      title: `All rivals: ${treasure.things.map((thing) => `a ${thing}`).join(" or ")}`,
      detail: `affects ${falls.join(" and ")}`,
    });
    expect(declineTitle("treasure", situation, acts)).toBe("Spare the others");
  });

  it("asks them out of turn for the things they have", () => {
    const { question: asked, situation: theirs } = RECORDED.asked("discard", "R92.6");
    expect(asked.seat).not.toBe(theirs.view.active);
    const { things } = treasureOf(about("discard", theirs)!.treasure)!;
    expect(askText("discard", theirs, actsOf(asked))).toBe(
      `${NAMES[theirs.view.active]} has found a treasure, so you give up ${things
        .map((thing) => `a ${thing}`)
        .join(" or ")}.`,
    );
    expect(actsOf(asked).map((act) => idsOf(act, theirs))).toEqual(
      asked.options.map((loss) =>
        Array.isArray(loss) ? [`marker:${asked.seat}:${loss[1]}`] : [`castle:${asked.seat}:${String(loss)}`],
      ),
    );
    const kind = KINDS.find((known) => !(things as readonly string[]).includes(known))!;
    const other = `castle:${asked.seat}:black-${kind}`;
    expect(whyNot(other, "discard", actsOf(asked), theirs)).toBe("the treasure does not ask for this");
  });

  it("takes a marker back from where it lies", () => {
    const options = ["grey-material", ["marker", "black"]];
    const [good, marker] = actsOf({ ...question, ask: "discard", options, words: ["one", "two"] });
    expect(good).toMatchObject({ kind: "lose", good: "grey-material" });
    expect(marker).toMatchObject({ kind: "withdraw", place: "black" });
    expect(idsOf(marker as Act, situation)).toEqual([`marker:${question.seat}:black`]);
    expect(rowOf(marker as Act, situation).title).toBe("A marker in the Dragon");
  });

  it("spares rivals who have none of its things", () => {
    const treasure = treasureOf("discard-shield-flag")!;
    const rich = situation.view.castles.map((own, seat) => ({ ...own, "grey-flag": Number(seat === 1) }));
    const alone = { ...situation.view, active: 0, castles: rich };
    expect(burdened(treasure, { ...situation, seat: 0, view: alone })).toContain(1);
    const poor = situation.view.castles.map(() =>
      Object.fromEntries(Object.keys(situation.view.supply).map((good) => [good, 0])),
    ) as unknown as View["castles"];
    const at = { ...situation, view: { ...situation.view, castles: poor } };
    expect(burdened(treasure, at)).toEqual([]);
    expect(foundEffect(treasure, at)).toBe("no rival has either");
  });
});

describe("the effect of a treasure", () => {
  const { situation } = RECORDED.asked("treasure", "R92.5");

  it("is shown with the tile to build on", () => {
    const at = { ...situation, view: { ...onTile("staff", situation.view), neutralStaffs: 1 } };
    const build: Act = { kind: "build", word: "x", cell: "a1", place: "grey" };
    expect(rowOf(build, at)).toEqual({
      title: "Mountain a1, staff",
      detail: "for a Dove material; you get a neutral staff; territory of 1",
    });
    const none = { ...at, view: { ...at.view, neutralStaffs: 0 } };
    expect(rowOf(build, none).detail).toBe("for a Dove material; no neutral staff is left; territory of 1");
  });

  it.each(["excalibur", "grail", "staff", "apple", "influence-shield-material", "discard-flag-marker"])(
    "is explained with its rule, in both languages: %s",
    async (word) => {
      const at = { ...situation, view: onTile(word, situation.view) };
      for (const language of ["en", "de"] as const) {
        await speak(language);
        const told = explain("cell:a1", at)!;
        expect(told.rule).toBe(ruleOf(treasureOf(word)!));
        expect(`${told.title} ${told.text} ${told.now ?? ""}`).not.toMatch(/[{}<>]|undefined|ml\./);
        expect(told.now).not.toBe("");
      }
    },
  );

  it("is over when somebody has built there", () => {
    const view = { ...onTile("grail", situation.view), manors: { a1: 1 } };
    const told = explain("cell:a1", { ...situation, view })!;
    expect(told.text).toMatch(/^Mountain with Borin’s manor. Its treasure has been found./);
    expect(told.rule).toBe("R12.2");
  });
});

describe("the neutral staffs", () => {
  const { situation } = RECORDED.asked("treasure", "R92.5");

  it("are described with the environs, and explained", () => {
    const view = { ...situation.view, neutralStaffs: 2 };
    const sections = boardInWords({ view, parts: PARTS, readers: { you: 0, names: NAMES } });
    const words = sections.flatMap(({ entries }) => entries).find(({ id }) => id === "supply:staffs")?.words;
    expect(words).toBe("Neutral staffs: 2");
    expect(explain("supply:staffs", { ...situation, view })).toMatchObject({ rule: "R92.3" });
  });

  it("fly to the castle that takes one", () => {
    const event: Event = { name: "took-staff", seat: 1, facts: {} };
    const [flight] = flights(situation.view, situation.view, event);
    expect(flight).toMatchObject({ card: "staff", from: ["supply:staffs"], to: ["staff:1", "player:1"] });
  });
});

describe("the log", () => {
  it("tells what was found and taken", async () => {
    expect(said("found-treasure", 1, { cell: "a1", treasure: "influence-shield-material" })).toBe(
      "Borin finds a treasure: shield and material.",
    );
    expect(said("took-staff", 0)).toBe("You take a neutral staff.");
    expect(said("scored", 1, { points: 1, source: "treasures", total: 3 })).toBe(
      "Borin scores for a treasure.",
    );
    await speak("de");
    expect(said("found-treasure", 0, { cell: "a1", treasure: "discard-flag-marker" })).toBe(
      "Du findest einen Schatz: Fahne oder Marker abgeben.",
    );
    expect(said("took-staff", 1)).toBe("Borin nimmt einen neutralen Stab.");
  });

  it("tells waiting players that others give something up, in this turn only", async () => {
    await speak("en");
    const at = events.findIndex(
      ({ name, facts }) => name === "found-treasure" && treasureOf(facts.treasure)?.find === "discard",
    );
    expect(asideText(events.slice(0, at + 1))).toMatch(/given up for a treasure/);
    const next = events.findIndex(({ name }, index) => index > at && name === "turn");
    expect(asideText(events.slice(0, next + 1))).toBeNull();
  });

  it("shows a point rising from the manor that found it", () => {
    const view = {
      ...onTile("apple", RECORDED.asked("treasure", "R92.5").situation.view),
      manors: { a1: 0 },
    };
    const event: Event = { name: "scored", seat: 0, facts: { points: 1, source: "treasures", total: 1 } };
    expect(flights(view, view, event)[0]?.from[0]).toBe("manor:a1");
  });
});
