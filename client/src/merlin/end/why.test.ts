import { afterEach, describe, expect, it } from "vitest";
import type { AdviceReason } from "../../lib/api";
import { speak } from "../../lib/i18n.svelte";
import { voice } from "./why";

const NAMES = ["Ada", "Borin"];
const reason = (kind: string, source: string, facts: Record<string, unknown> = {}): AdviceReason => ({
  kind,
  source,
  points: 1.25,
  facts: facts as AdviceReason["facts"],
});
const said = (...of: Parameters<typeof reason>) => voice.why(reason(...of), NAMES);

afterEach(() => speak("en"));

describe("why a turn was better", () => {
  it("is told in facts, without saying whose turn it was", () => {
    expect(said("gain", "missions", { points: 3 })).toBe("Missions: 3 more at once.");
    expect(said("scoring", "environs", { points: 0, rivals: [{ seat: 1, points: -2 }], round: 4 })).toBe(
      "Environs: Borin −2 in the scoring after round 4, as things stood.",
    );
    expect(said("mission", "missions", { mission: "m1", points: 3, lacking: 1 })).toBe(
      "The mission for 3 would have lacked only one thing.",
    );
    expect(said("mission", "missions", { mission: "m1", points: 3, lacking: 0 })).toBe(
      "The mission for 3 would have been ready.",
    );
    expect(said("kept", "missions", { good: "blue-flag", mission: "m1", points: 3 })).toMatch(
      /^Kept for the mission worth 3 points: .+ flag\.$/,
    );
    expect(said("goods", "goods", { goods: ["blue-flag"] })).toMatch(/^More at home: .+ flag\.$/);
    expect(said("later", "round", { die: "die1", face: 4, space: "grail" })).toMatch(
      /^After that, a 4 would have led to /,
    );
    expect(said("draw", "missions")).toBe(
      "An unseen mission would have been worth about 1.3 more on average.",
    );
    expect(said("worth", "round")).toBe("Rest of the round: worth about 1.3 more.");
  });

  it("is told in German too", async () => {
    await speak("de");
    expect(said("mission", "missions", { points: 5, lacking: 2 })).toBe(
      "Dem Auftrag für 5 hätten nur noch 2 Dinge gefehlt.",
    );
    expect(said("kept", "missions", { good: "blue-flag", mission: "m1", points: 1 })).toMatch(
      /^Für den Auftrag über 1 Punkt übrig geblieben: .+\.$/,
    );
    expect(voice.instead(reason("worth", "missions"))).toBe(
      "Mehr bringt der gespielte Zug hier: Aufträge, etwa 1,3.",
    );
  });

  it("ends with what rivals could do", () => {
    const facts = { seat: 1, die: "die2", face: 3, space: "grail", points: 4 };
    const words = voice.risk(reason("overtaken", "environs", facts), NAMES);
    expect(words).toMatch(
      /^After what was played, Borin could reach .+ with a 3 and do harm there: Environs −4\.$/,
    );
  });
});
