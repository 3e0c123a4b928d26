import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chooseLanguage, speak } from "../../lib/i18n.svelte";
import { layersWith, play } from "../../merlin/layers";
import { readParts } from "../../merlin/position/parts";
import { LAYERS, type LayerKey } from "../../merlin/rules";
import { fixture } from "../../test/fixtures";
import { paragraphs } from "../illustrated";
import { sortLine, sortName, sortRule, sortsOf } from "./spaces";

const COMPONENTS = fixture<Record<string, unknown>>("components");
const DISTRICTS = COMPONENTS["districts"] as Readonly<Record<string, string>>;
const RINGS: readonly (readonly LayerKey[])[] = [
  [],
  ["arthur"],
  ["gold"],
  ["arthur", "gold"],
  ["gold", "caerleon"],
];

const CHAPTERS: Readonly<Partial<Record<LayerKey, string>>> = {
  favor: "R20",
  arthur: "R30",
  knights: "R40",
  gold: "R50",
  market: "R60",
  caerleon: "R70",
  morgana: "R80",
  treasures: "R90",
  decrees: "R100",
};

afterEach(async () => {
  play({});
  await speak("en");
});

describe.each(["en", "de"] as const)("the legend in %s", (language) => {
  beforeEach(() => chooseLanguage(language));

  test.each(RINGS.map((modules) => [modules.join(" and ") || "no module", modules] as const))(
    "has a line, a name and a rule for every space with %s",
    (_, modules) => {
      const settings = Object.fromEntries(modules.map((key) => [key, "on"]));
      play(settings);
      const { ring, innerRing } = readParts(COMPONENTS, settings);
      const called = (place: string) => (settings["caerleon"] ? (DISTRICTS[place] ?? null) : null);
      const sorts = [...sortsOf(ring, called), ...sortsOf(innerRing, called)];
      expect(sorts.flatMap(({ spaces }) => spaces).toSorted()).toEqual([...ring, ...innerRing].toSorted());
      for (const sort of sorts) {
        expect(sortLine(sort), sort.word).not.toBe("");
        expect(sortName(sort), sort.word).not.toBe(sort.spaces[0]);
        expect(sortRule(sort), sort.word).toMatch(/^R\d/);
      }
    },
  );

  test("tells every chapter of the game", () => {
    const chapters = Array.from({ length: 13 }, (_, index) => `R${index + 1}`);
    for (const chapter of [...chapters, ...LAYERS.flatMap((key) => CHAPTERS[key] ?? [])])
      expect(paragraphs(`mb.${chapter}`).length, chapter).toBeGreaterThan(0);
  });

  test("begins with the principalities and keeps kinds together", () => {
    play({});
    const words = sortsOf(readParts(COMPONENTS).ring, () => null).map(({ word }) => word);
    expect(words[0]).toBe("principality");
    expect(words.slice(5, 9)).toEqual(["vp-shield", "vp-flag", "vp-material", "vp-influence"]);
    expect(words).toHaveLength(15);
  });

  test.each(LAYERS.filter((key) => key !== "base"))("says in ten lines what %s changes", (module) => {
    expect(paragraphs(`mb.new.${module}`)).toHaveLength(10);
  });

  test.each(LAYERS.filter((key) => key !== "base"))("tells %s, and names the pieces beside it", (module) => {
    expect(paragraphs(`mb.${CHAPTERS[module] ?? ""}`)).toHaveLength(3);
    const layer = layersWith({ [module]: "on" }).find(({ key }) => key === module);
    const names = Object.entries(layer?.samples ?? {}).map(([piece, name]) => [piece, name()] as const);
    expect(names.length).toBeGreaterThan(3);
    // A piece that has no message would be shown by its internal word.
    for (const [piece, name] of names) expect(name, piece).toMatch(/^[^:.]{3,}(: [^:.]+)?$/);
  });
});
