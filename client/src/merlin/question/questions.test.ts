import { afterAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { actsOf, posed, type Situation } from "../choosing/acts";
import { askRule, askText, askTitle, declineTitle } from "./asks";
import { missionWords } from "../telling/missions";
import { rowOf } from "../choosing/acts";
import { tagOf } from "../telling/spaces";
import { thingRow } from "./thingrows";
import { missionIn } from "../position/parts";
import { needTitles, whatNeeds } from "../telling/phrases";
import { play } from "../layers";
import { PARTS, questionOf, QUESTIONS } from "../testing/recorded";

const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

function situation(ask: string): Situation {
  const { question, view } = questionOf(ask);
  return { view, parts: PARTS, seat: question.seat, asked: posed(question), names: NAMES };
}

afterAll(() => speak("en"));

describe.each(["en", "de"] as const)("the questions in words (%s)", (language) => {
  it.each(QUESTIONS.map(({ question, view }) => [question.ask, question, view] as const))(
    "have a title, a sentence and a separate row for each option: %s",
    async (ask, question, view) => {
      await speak(language);
      play(view.settings);
      const acts = actsOf(question);
      const sit: Situation = {
        view,
        parts: PARTS,
        seat: question.seat,
        asked: posed(question),
        names: NAMES,
      };
      expect(askTitle(ask, acts)).not.toBe(askTitle("sing", []));
      expect(askText(ask, sit, acts)).not.toBe("");
      const rows = acts.filter((act) => act.kind !== "decline").map((act) => rowOf(act, sit));
      for (const { title, detail } of rows) {
        expect(`${title} ${detail ?? ""}`).not.toMatch(/[{}<>]|undefined|NaN|:\w+:/);
        expect(title).toMatch(/^\p{Lu}/u);
      }
      // Equal dice, and apples for each of them, have the same words: their dice tell them apart.
      if (ask !== "move") {
        expect(new Set(rows.map(({ title, detail }) => `${title} ${detail ?? ""}`)).size).toBe(rows.length);
      }
      if (question.options.includes(null)) {
        expect(declineTitle(ask, sit, acts)).not.toBe(declineTitle("sing", { ...sit, asked: null }, acts));
      }
    },
  );
});

describe("a row", () => {
  it("says what would happen", async () => {
    await speak("en");
    const { question, view } = questionOf("send");
    const vassals = view.vassals.map((posts) => ({ ...posts, builder: "black" as const }));
    const sit: Situation = { ...situation("send"), view: { ...view, vassals } };
    const post = { kind: "post", word: "", place: "black" } as const;
    const lady = rowOf({ ...post, vassal: "lady" }, sit);
    expect(lady.title).toBe("Lady to the Dragon");
    expect(lady.detail).toMatch(/^(places a marker|you have no marker left)/);
    const rival = question.seat === 0 ? "Borin" : "Ada";
    const builder = { ...post, vassal: "builder" } as const;
    expect(rowOf(builder, sit).detail).toBe(`takes a Dragon material; ${rival}’s goes home`);
    await speak("de");
    expect(rowOf(builder, sit).detail).toBe(`nimmt ein Drachenmaterial; ${rival} muss dort weichen`);
  });

  it("of a thing says how many options it leads to", async () => {
    await speak("en");
    const { question } = questionOf("relocate");
    const acts = actsOf(question).filter((act) => act.kind === "post" && act.vassal === "lady");
    expect(thingRow(`vassal:${question.seat}:lady`, acts, situation("relocate")).title).toBe("Lady");
  });
});

describe("decrees", () => {
  const blue = (cards: readonly string[]): Situation => {
    const sit = situation("look");
    const stacks = sit.view.decreeStacks!;
    const decreeStacks = { ...stacks, blue: { cards, count: cards.length } };
    return { ...sit, view: { ...sit.view, decreeStacks } };
  };

  it("can be looked through instead of doing the duty", async () => {
    await speak("en");
    const asked = { ask: "look", options: ["blue", null], about: { vassal: "lady", place: "blue" } } as const;
    const sit: Situation = { ...blue(["vp-2", "grey-flag"]), asked };
    const row = rowOf({ kind: "look", word: "", place: "blue" }, sit);
    expect(row).toEqual({ title: "Look through the decrees in the Fish", detail: "two are there" });
    expect(declineTitle("look", sit)).toMatch(/^The duty: (places a marker|you have no marker left)$/);
    const free = { ...sit, view: { ...sit.view, settings: { ...sit.view.settings, decreeLook: "free" } } };
    expect(askText("look", sit, [])).toContain("must take one");
    expect(askText("look", free, [])).toContain("may still do the duty");
  });

  it("say what they bring, even if none of it is left", async () => {
    await speak("en");
    const sit = blue(["vp-2", "grey-flag"]);
    const none = { ...sit, view: { ...sit.view, supply: { ...sit.view.supply, "grey-flag": 0 } } };
    const flag = { kind: "bring", word: "", decree: "grey-flag" } as const;
    expect(rowOf({ ...flag, decree: "vp-2" }, sit).title).toBe("Score 2 points");
    expect(rowOf(flag, sit).title).toBe("Dove flag");
    expect(rowOf(flag, none).detail).toBe("none available: you get only the decree");
  });

  it("say what two or three of them buy", async () => {
    await speak("en");
    const sit = situation("look");
    const own = ["vp-2", "vp-2", "grey-flag", "blue-flag"] as const;
    const having = (n: number) => ({
      ...sit,
      view: { ...sit.view, decrees: sit.view.decrees!.map(() => own.slice(0, n)) },
    });
    const [two, three] = [2, 3].map((count) => ({ kind: "decrees", word: "", count }) as const);
    expect(rowOf(two!, having(4)).detail).toBe("for two of your four decrees");
    expect(rowOf(three!, having(3))).toEqual({
      title: "Score 5 points",
      detail: "for your three decrees",
    });
  });
});

describe("a space", () => {
  it("says in two words what it would do now", async () => {
    await speak("en");
    const { view } = questionOf("move");
    const sit: Situation = {
      view: { ...view, markers: [{ black: 2, grey: 0, blue: 1, purple: 0, orange: 0, brown: 0 }] },
      parts: PARTS,
      seat: 0,
    };
    // How many is for the rules to say.
    expect(tagOf("vp-influence", sit)).toBe("points");
    expect(tagOf("influence-flag", sit)).toBe("a flag");
    expect(tagOf("build-2", { ...sit, view: { ...sit.view, castles: [] } })).toBe("nothing");
  });
});

describe("a question", () => {
  it("links to the rule of the staff if one is offered", () => {
    const staff = { kind: "staff", word: "staff", space: "relocate" } as const;
    expect(askRule("rest", "R4.5", [staff])).toBe("R7");
    expect(askRule("rest", "R4.5", [])).toBe("R4.5");
  });
});

describe("a mission", () => {
  it("says in the list what is missing, and its vassal only with King's favor", async () => {
    await speak("en");
    const sit = situation("draw");
    const [card = ""] = sit.view.display;
    const { points, vassal } = missionIn(PARTS, card);
    const detail = (view: typeof sit.view) =>
      rowOf({ kind: "draw", word: card, card }, { ...sit, view }).detail;
    play({});
    const plain = detail(sit.view);
    expect(plain).toMatch(
      new RegExp(`^${points} points?; (still needs|you have none of it yet|you have everything it asks for)`),
    );
    const pair = { kind: "replace", word: "", cards: [card] } as const;
    expect(thingRow(`mission:${card}`, [pair], sit).detail).toMatch(/^\d points?$/);
    play({ favor: "on" });
    expect(detail(sit.view)).toContain(`, ${vassal[0]?.toUpperCase()}`);
  });

  it("does not repeat which mission is picked to be replaced", async () => {
    await speak("en");
    const sit = situation("draw");
    const [one = "", other = ""] = sit.view.display;
    const rowsFor = (cards: string[]) =>
      rowOf({ kind: "replace", word: "", cards }, sit, [`mission:${one}`]).title;
    expect(rowsFor([one])).toBe("Just this one");
    const also = `Also: ${needTitles(missionIn(PARTS, other).needs)}`;
    expect(rowsFor([one, other])).toBe(also);
    expect(rowsFor([other, one])).toBe(also);
  });

  it("counts markers for anywhere in words", async () => {
    await speak("en");
    expect(whatNeeds([{ kind: "anywhere" }, { kind: "anywhere" }])).toBe("two markers anywhere");
  });

  it("counts needs that are asked for twice in words", async () => {
    const flag = { kind: "good", good: "blue-flag", sort: "flag", place: "blue" } as const;
    const any = { kind: "any", sort: "shield" } as const;
    await speak("en");
    expect(whatNeeds([flag, flag, any, any])).toBe("two Fish flags and any two shields");
    await speak("de");
    expect(whatNeeds([flag, flag, any, any])).toBe("zwei Fischfahnen und zwei beliebige Schilde");
  });

  it("has a title in the nominative", async () => {
    const posted = { kind: "posted", vassal: "shield-bearer", place: "black" } as const;
    await speak("de");
    expect(needTitles([posted, { kind: "any", sort: "shield" }])).toBe(
      "Schildträger beim Drachen und beliebiger Schild",
    );
    expect(whatNeeds([posted])).toBe("den Schildträger beim Drachen");
    await speak("en");
  });

  it("says of two vassals that one is there", async () => {
    await speak("en");
    const two = { id: "m", points: 2, vassal: "lady", needs: [{ kind: "two", place: "blue" }] } as const;
    expect(missionWords(two, [1])).toMatch(/; still needs a second vassal in the Fish$/);
  });

  it("is read out with what is missing", async () => {
    await speak("en");
    const mission = Object.values(PARTS.missions).find(({ needs }) => needs.length > 1)!;
    const said = (isMet: (index: number) => boolean) =>
      missionWords(
        mission,
        mission.needs.map((_, index) => (isMet(index) ? 1 : 0)),
      );
    expect(said((index) => index > 0)).toContain(`; still needs ${whatNeeds(mission.needs.slice(0, 1))}`);
    expect(said(() => false)).toMatch(/; you have none of it yet$/);
    expect(said(() => true)).toMatch(/; you have everything it asks for$/);
  });
});
