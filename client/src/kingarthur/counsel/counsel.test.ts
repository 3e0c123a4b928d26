import { afterEach, describe, expect, it } from "vitest";
import type { Advice, AdviceReason } from "../../lib/api";
import { speak } from "../../lib/i18n.svelte";
import type { Kind } from "../../drawings/cards";
import { place } from "../motion/flights";
import { CARDS, exampleView, NAMES } from "../testing/example";
import { placesOf } from "./places";
import { voiceOf } from "./says";

const READERS = { you: 0, names: NAMES };
const VIEW = exampleView();
const VOICE = voiceOf({ view: VIEW, cards: CARDS, readers: READERS });

const [HAND, TROPHIES] = [VIEW.hands[0]?.cards ?? [], VIEW.trophies[0]?.cards ?? []];

/** The card that lies at a place. */
function cardAt(at: string): string | undefined {
  const [what, name = "", index] = at.split(":");
  if (what === "open") return VIEW.columns[name as Kind][Number(index)]?.card;
  if (what === "adventure") return name;
  return (what === "hand" ? HAND : TROPHIES)[Number(name)];
}

const answer = (ask: string, option: unknown) => ({ ask, option, word: "w" });
const advice = (...answers: ReturnType<typeof answer>[]): Advice =>
  ({ answers, events: [], parts: {}, reasons: [], risk: null }) as unknown as Advice;
const reason = (kind: string, facts: Record<string, unknown> = {}, source = "prospects"): AdviceReason => ({
  kind,
  source,
  points: 1.04,
  facts: facts as AdviceReason["facts"],
});
const BEST = advice(
  answer("challenge", ["usual", "monster3", ["red1", "red2"]]),
  answer("adventure", ["fisher", ["monster1", "monster2", "monster3"]]),
);

afterEach(() => speak("en"));

describe("an advised turn", () => {
  it("is named by all that it does, or by what it declines", () => {
    expect(VOICE.title(BEST)).toBe("Challenge: Monster 3. Adventure: Fisher King");
    expect(VOICE.title(advice(answer("challenge", null)))).toBe("No challenge this turn");
    expect(VOICE.title(advice(answer("draw-knights", 2)))).toBe("Draw two knights");
  });

  it("is told in German too", async () => {
    await speak("de");
    expect(VOICE.title(BEST)).toBe("Herausfordern: Ungeheuer 3. Abenteuer: Fischerkönig");
    expect(VOICE.reason(reason("cost", { count: 2, left: 6 }, "knights"))).toBe(
      "Das kostet 2 Ritter; dann hast du noch 6 Ritter.",
    );
  });

  it("is marked where its cards lie: what is won, and what is paid", () => {
    expect(placesOf(BEST, VIEW, 0).map(cardAt)).toEqual([
      "monster3",
      "red1",
      "red2",
      "fisher",
      "monster1",
      "monster2",
    ]);
    expect(placesOf(advice(answer("draw-adversaries", "draw")), VIEW, 0)).toEqual(["supply:adversaries"]);
    expect(placesOf(advice(answer("challenge", null)), VIEW, 0)).toEqual([]);
  });

  it("finds the card under the reader's own seal for a repeated challenge", () => {
    const sealed = exampleView({
      settings: { seals: "on" },
      seals: {
        dark: [null, null, 0, null],
        enemy: [null, null],
        monster: [null, null, null],
        dragon: [null, null],
      },
      seals_left: [4, 5, 5, 5],
    });
    const repeated = advice(answer("challenge", ["repeated", "dark2", ["red2"]]));
    expect(placesOf(repeated, sealed, 0)).toEqual(["open:dark:2", place.hand(HAND.indexOf("red2"))]);
  });
});

describe("the reasons", () => {
  it("are facts of the cards", () => {
    expect(VOICE.reason(reason("adventure", { adventure: "fisher", points: 10 }))).toBe(
      "Fisher King: 10 points at once.",
    );
    expect(VOICE.reason(reason("nearer", { adventure: "vikings", points: 11, lacking: { cards: 1 } }))).toBe(
      "Vikings (11) then lacks only this: one adversary.",
    );
    expect(VOICE.reason(reason("sealed", { adversary: "dark2", left: 1 }, "seals"))).toBe(
      "Your seal on Dark power 2: its column then waits for one more seal.",
    );
    expect(VOICE.reason(reason("fallen", { kind: "dragon", cards: ["dragon3"] }))).toBe(
      "The dragons fall: Dragon 3.",
    );
    expect(VOICE.reason(reason("knights", { count: 2 }, "knights"))).toBe("Two knights more in hand.");
    expect(VOICE.reason(reason("worth", {}, "outlook"))).toBe(
      "How the game goes on: about 1 by the end of the game.",
    );
  });

  it("end with what rivals could do", () => {
    expect(VOICE.risk(reason("falls", { seat: 1, kind: "dark", cards: ["dark2"] }))).toBe(
      "One more seal lets a column fall, and Borin wins a dark power 2.",
    );
    expect(VOICE.risk(reason("last"))).toBe("Then a rival can end the game with one more adventure.");
  });
});
