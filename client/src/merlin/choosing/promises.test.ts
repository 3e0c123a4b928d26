import { afterAll, describe, expect, it } from "vitest";
import type { Outcome, QuestionInfo } from "../../lib/api";
import type { Wire } from "../../lib/change";
import { inWords } from "../../lib/i18n.svelte";
import { fixture } from "../../test/fixtures";
import { play } from "../layers";
import { readParts } from "../position/parts";
import { read } from "../position/view";
import { gained, gainsOf } from "../telling/gains";
import { effectOf, tagOf } from "../telling/spaces";
import "../testing/layers";
import {
  actsOf,
  arriving,
  isAlteration,
  only,
  posed,
  rowOf,
  trying,
  waysOf,
  type Act,
  type Situation,
} from "./acts";

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

/** The part of a row that tells what changes in the next scoring, and what a shared territory brings each. */
const AHEAD = /(?:territory of \d+ scores ([^;]*)|([^;:]*) in the scoring)/;
const EACH = /^(\d+) each, shared with /;

/** How the points that are still to be scored for tiles or influence change: the reader's first. */
function changesIn({ outcome, seat }: Situation): number[] {
  const { projected = [] } = outcome ?? {};
  const source = projected.some((of) => of["environs"]) ? "environs" : "influence";
  const changes = projected.map((of) => of[source] ?? 0);
  return [changes[seat] ?? 0, ...changes.filter((_, other) => other !== seat)].filter(Boolean);
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

/** How often a territory was said to be shared. */
let shared = 0;

describe.each(ROWS)("the words of an option promise the points that the rules give: $name", (row) => {
  it("and no others", () => {
    const { question } = row;
    const situation = situationOf(row);
    for (const act of actsOf(question)) {
      // The Grail is used within a scoring, whose other points come anyway. The horn is paid for first.
      if (["decline", "grail", "horn"].includes(act.kind)) continue;
      const { title, detail } = rowOf(act, situation);
      const words = `${title}; ${detail ?? ""}`;
      const tried = trying(act, situation);
      const gains = (gainsOf(tried) ?? []).map(({ points }) => points);
      const [, ofTerritory, ofOthers] = AHEAD.exec(words) ?? [];
      const ahead = ofTerritory ?? ofOthers;
      // A seat that draws level had nothing there before.
      const each = EACH.exec(ahead ?? "")?.[1];
      if (each !== undefined) {
        expect([changesIn(tried)[0] ?? 0], `${act.word}: ${words}`).toEqual([Number(each)]);
        shared += 1;
      } else if (ahead !== undefined) {
        expect(promised(ahead), `${act.word}: ${words}`).toEqual(changesIn(tried));
      }
      const told = promised(words.replace(AHEAD, ""));
      // A row names each gain, or only their sum.
      if (told.length) expect(told, `${act.word}: ${words}`).toEqual(gains);
      else if (gains.length) expect(words, act.word).toContain(String(gained(tried)));
    }
  });
});

it("some of them are shared with others", () => {
  expect(shared).toBeGreaterThan(0);
});

describe("the words of an option promise as many things as the rules offer next", () => {
  /** What can be chosen next, for the spaces whose words count it. */
  const COUNTED: Readonly<Record<string, (option: unknown) => unknown>> = {
    send: (option) => [option].flat()[0],
    build: (option) => [option].flat()[0],
    claim: (option) => option,
    deploy: (option) => [option].flat()[1],
    relocate: (option) => [option].flat()[0],
    activate: (option) => [option].flat()[0],
    "replace-manor": (option) => option,
    pict: (option) => option,
  };
  it("wherever they say a number", () => {
    const NUMBERS = Array.from({ length: 13 }, (_, n) => inWords(n));
    const checked = new Map<string, number>();
    for (const row of ROWS) {
      const situation = situationOf(row);
      for (const act of actsOf(row.question)) {
        for (const [detail, then] of consequences(act, situation)) {
          const of = then && COUNTED[then.ask];
          const words = new RegExp(`\\b(${NUMBERS.slice(2).join("|")}|\\d+)\\b`).exec(detail)?.[1];
          if (!of || words === undefined || /[+−]/.test(detail)) continue;
          const n = NUMBERS.includes(words) ? NUMBERS.indexOf(words) : Number(words);
          const offered = new Set(then.options.filter((option) => option !== null).map(of)).size;
          expect(n, `${row.name} ${act.word}: ${detail}`).toBe(offered);
          checked.set(then.ask, (checked.get(then.ask) ?? 0) + 1);
        }
      }
    }
    expect([...checked.keys()].sort()).toEqual(Object.keys(COUNTED).sort());
  });
});

/** What is said where the ways of an act end, and the question that follows there. */
function consequences(act: Act, situation: Situation): [string, Outcome["then"]][] {
  // A way that has its own words uses a flag and ends elsewhere.
  const plain = waysOf(act, situation).filter(({ tag }) => tag === undefined);
  return plain.map((way) => {
    const there = arriving(act, way, situation);
    return [effectOf(way.landing, there), there.outcome?.then ?? null];
  });
}

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
    const [first] = ROWS.flatMap((row) =>
      only(actsOf(row.question), "go").flatMap((act) => {
        const tried = trying(act, situationOf(row));
        return tried.outcome?.points["geraint"] ? [{ space: act.space, tried }] : [];
      }),
    );
    expect(first && tagOf(first.space, first.tried)).toBe(`+${first && gained(first.tried)}`);
  });

  it("and where a die is changed first", () => {
    const tags = ROWS.flatMap((row) => {
      const situation = situationOf(row);
      return actsOf(row.question)
        .filter(isAlteration)
        .flatMap((act) =>
          waysOf(act, situation).map((way) => ({ way, there: arriving(act, way, situation) })),
        )
        .filter(({ there }) => there.outcome?.points["geraint"])
        .map(({ way, there }) => [tagOf(way.landing, there), `+${gained(there)}`]);
    });
    expect(tags.length).toBeGreaterThan(0);
    for (const [said, comes] of tags) expect(said).toBe(comes);
  });

  it("and where an act completes a mission", () => {
    const said = ROWS.flatMap((row) => {
      const situation = situationOf(row);
      return actsOf(row.question).map((act) => rowOf(act, situation).detail ?? "");
    });
    expect(said.some((detail) => /completes a mission for \d points/.test(detail))).toBe(true);
  });

  it("while nothing is known, nobody says how many", () => {
    const row = ROWS.find(({ outcomes }) => outcomes.some(({ points }) => points["spaces"]))!;
    const situation = { ...situationOf(row), outcomes: null };
    const index = row.outcomes.findIndex(({ points }) => points["spaces"]);
    expect(rowOf(actsOf(row.question)[index]!, situation).detail).toMatch(/^points for your/);
  });
});
