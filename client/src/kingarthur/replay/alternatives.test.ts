import { describe, expect, it } from "vitest";
import { t } from "../../lib/i18n.svelte";
import { asking, CARDS } from "../testing/example";
import { alternativesOf } from "./alternatives";

describe("what was possible at a decision", () => {
  const challenge = asking("challenge", [
    ["usual", "dragon3", ["red1", "red2"]],
    ["usual", "dragon3", ["orange1", "orange2"]],
    ["usual", "dark1", ["red1"]],
    null,
  ]);

  it("has a row a target and one for doing nothing", () => {
    const { items } = alternativesOf(challenge, null, CARDS, false);
    expect(items.map(({ title, detail }) => [title, detail])).toEqual([
      ["Dragon 3", t("ka.option.ways", { n: 2, words: "two" })],
      ["Dark power 1", "with a red knight"],
      ["No challenge this turn", null],
    ]);
  });

  it("says of the choice how it was paid", () => {
    const { items, chosen } = alternativesOf(challenge, "usual:dragon3:orange1+orange2", CARDS, false);
    expect(items.find(({ id }) => id === chosen)).toMatchObject({
      title: "Dragon 3",
      detail: "With an orange knight and a double one",
    });
  });

  it("knows when nothing was done", () => {
    const { items, chosen } = alternativesOf(challenge, "-", CARDS, false);
    expect(items.find(({ id }) => id === chosen)?.title).toBe("No challenge this turn");
  });

  it("tells one knight from two", () => {
    const { items, chosen } = alternativesOf(asking("draw-knights", [2, 1, null]), "1", CARDS, false);
    expect(items).toHaveLength(3);
    expect(items.find(({ id }) => id === chosen)?.title).toBe("Draw one knight");
  });

  it("tells the ways to lay a seal apart", () => {
    const sealed = asking("challenge", [
      ["usual", "dragon3", ["red1", "red2"]],
      ["double", "dragon3", ["red2", "red2", "red2"]],
    ]);
    const { items, chosen } = alternativesOf(sealed, "double:dragon3:red2+red2+red2", CARDS, true);
    expect(items.find(({ id }) => id === chosen)?.detail).toMatch(/6.*three double red knights/);
  });

  it("has a row for an adventure", () => {
    const { items, chosen } = alternativesOf(
      asking("adventure", [["robbers", ["dark1", "enemy3"]], null]),
      "robbers:dark1+enemy3",
      CARDS,
      false,
    );
    expect(items.find(({ id }) => id === chosen)?.detail).toMatch(/dark power 1.*enemy knight 3/);
  });
});
