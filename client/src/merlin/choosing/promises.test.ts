import { afterAll, describe, expect, it } from "vitest";
import type { Outcome, QuestionInfo } from "../../lib/api";
import type { Wire } from "../../lib/change";
import { fixture } from "../../test/fixtures";
import { play } from "../layers";
import { readParts } from "../position/parts";
import { read } from "../position/view";
import { gained, gainsOf } from "../telling/gains";
import { tagOf } from "../telling/spaces";
import "../testing/layers";
import { actsOf, posed, rowOf, trying, type Situation } from "./acts";

/** A question, and what each of its options brings according to the rules. */
interface Row {
  name: string;
  question: QuestionInfo;
  view: Wire;
  outcomes: Outcome[];
}

const ROWS = fixture<Row[]>("outlooks");
const components = fixture<Wire>("components");

// Other files share this window and play without modules.
afterAll(() => void play({}));

/** The points that words promise: "+2", "−3". */
function promised(words: string): number[] {
  return [...words.matchAll(/([+−])(\d+)/g)].map(([, sign, n]) => (sign === "+" ? 1 : -1) * Number(n));
}

function situationOf({ question, view: wire, outcomes }: Row): Situation {
  const view = read(wire);
  return {
    view,
    parts: readParts(components, view.settings),
    seat: question.seat,
    asked: posed(question),
    names: ["Ada", "Borin", "Cerys", "Dagonet"],
    outcomes: new Map(question.words.map((word, index) => [word, outcomes[index]!])),
  };
}

describe.each(ROWS)("the words of an option promise the points that the rules give: $name", (row) => {
  it("and no others", () => {
    const { question } = row;
    const situation = situationOf(row);
    for (const act of actsOf(question)) {
      // The Grail is used within a scoring, whose other points come anyway.
      if (act.kind === "decline" || act.kind === "grail") continue;
      const { title, detail } = rowOf(act, situation);
      const words = `${title}; ${detail ?? ""}`;
      const tried = trying(act, situation);
      const gains = (gainsOf(tried) ?? []).map(({ points }) => points);
      const told = promised(words);
      // A row names each gain, or only their sum.
      if (told.length) expect(told, `${act.word}: ${words}`).toEqual(gains);
      else if (gains.length) expect(words, act.word).toContain(String(gained(tried)));
    }
  });
});

describe("what the rules say decides the words", () => {
  /** The rows of all options with points from a source. */
  function rowsWith(source: string): string[] {
    return ROWS.flatMap((row) => {
      const situation = situationOf(row);
      return actsOf(row.question).flatMap((act, index) =>
        row.outcomes[index]?.points[source] && act.kind === "go" ? [rowOf(act, situation).detail ?? ""] : [],
      );
    });
  }

  it("where an ally brings a point more", () => {
    const [first] = rowsWith("geraint");
    expect(first).toMatch(/^\+\d+ for (flags|shields|materials|markers) and \+\d+ for Geraint$/);
  });

  it("and on the board as well", () => {
    const row = ROWS.find(({ outcomes }) => outcomes.some(({ points }) => points["geraint"]))!;
    const situation = situationOf(row);
    const act = actsOf(row.question).find(
      (one, index) => one.kind === "go" && row.outcomes[index]?.points["geraint"],
    )!;
    const tried = trying(act, situation);
    expect(tagOf((act as { space: string }).space, tried)).toBe(`+${gained(tried)}`);
  });

  it("and where an act completes a mission", () => {
    const said = ROWS.flatMap((row) => {
      const situation = situationOf(row);
      return actsOf(row.question).map((act) => rowOf(act, situation).detail ?? "");
    });
    expect(said.some((detail) => /completes a mission for \d points/.test(detail))).toBe(true);
  });

  it("while nothing is known, the view is counted", () => {
    const row = ROWS.find(({ outcomes }) => outcomes.some(({ points }) => points["spaces"]))!;
    const situation = { ...situationOf(row), outcomes: null };
    const index = row.outcomes.findIndex(({ points }) => points["spaces"]);
    expect(rowOf(actsOf(row.question)[index]!, situation).detail).toMatch(/^\+\d+ for/);
  });
});
