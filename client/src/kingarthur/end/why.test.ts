import { afterEach, expect, it } from "vitest";
import type { AdviceReason } from "../../lib/api";
import { speak } from "../../lib/i18n.svelte";
import { voice } from "./why";

const NAMES = ["Ada", "Borin"];
const said = (kind: string, facts: Record<string, unknown> = {}, source = "prospects") =>
  voice.why({ kind, source, points: 2.04, facts: facts as AdviceReason["facts"] }, NAMES);

afterEach(() => speak("en"));

it("tells why a turn was better in facts of the cards", () => {
  expect(said("adventure", { adventure: "grail", points: 20 })).toMatch(
    /^An adventure at once: .*Grail, 20 points\.$/,
  );
  expect(said("nearer", { adventure: "vikings", points: 12, lacking: { cards: 2 } })).toMatch(
    /would then have lacked only this: two adversaries\.$/,
  );
  expect(said("nearer", { adventure: "saxons", points: 8, lacking: { total: 3, kind: "dark" } })).toMatch(
    /dark powers worth 3 in total\.$/,
  );
  expect(said("nearer", { adventure: "saxons", points: 8, lacking: { each: [4] } })).toMatch(
    /one of 4 or more\.$/,
  );
  expect(said("worth", {}, "outlook")).toBe("How the game goes on: worth about 2 more.");
});

it("tells it in German too", async () => {
  await speak("de");
  expect(said("nearer", { adventure: "fisher", points: 9, lacking: { kinds: ["dragon"] } })).toBe(
    "Für ein Abenteuer hätte dann nur noch wenig gefehlt. Fischerkönig (9): Drache.",
  );
  expect(voice.risk({ kind: "last", source: "rivals", points: 1, facts: {} }, NAMES)).toBe(
    "Nach dem gespielten Zug konnte jemand die Partie mit noch einem Abenteuer beenden.",
  );
  const falls = { seat: 1, kind: "enemy", cards: ["enemy3"] };
  expect(voice.risk({ kind: "falls", source: "seals", points: 3, facts: falls }, NAMES)).toBe(
    "Nach dem gespielten Zug fehlte einer Reihe nur noch ein Siegel; damit hätte Borin gewonnen: einen feindlichen Ritter 3.",
  );
});
