import { describe, expect, it } from "vitest";
import type { Outcome, QuestionInfo } from "../../lib/api";
import type { Wire } from "../../lib/change";
import { fixture } from "../../test/fixtures";
import { adversaryOf } from "../../drawings/cards";
import { readCards } from "../position/cards";
import { readView } from "../position/view";
import { withAdversaries, withKnights } from "../telling/phrases";
import { movesOf, paymentRows, rowOf } from "./acts";
import { isDeed, type Deed } from "./moves";
import { demandOf } from "./reasons";

/** A question, and what each of its options brings according to the rules. */
interface Row {
  name: string;
  question: QuestionInfo;
  view: Wire;
  outcomes: Outcome[];
}

const ROWS = fixture<Row[]>("arthur-outlooks");
const CARDS = readCards(fixture<Wire>("arthur-components"));

/** What is said of an option, and what comes of it. */
interface Told {
  readonly deed: Deed;
  readonly words: string;
  readonly paid: string;
  readonly outcome: Outcome;
  readonly withSeals: boolean;
  readonly seat: number;
}

function told({ question, view, outcomes }: Row): Told[] {
  const { withSeals } = readView(view);
  return movesOf(question).flatMap((deed, index) => {
    const outcome = outcomes[index];
    if (!outcome || !isDeed(deed)) return [];
    const { title, detail } = rowOf(deed, CARDS, withSeals);
    const paid = paymentRows({ target: deed.target, moves: [deed] }, withSeals);
    return [
      {
        deed,
        words: `${title}; ${detail ?? ""}`,
        paid: paid.map((row) => `${row.title}; ${row.detail ?? ""}`).join(),
        outcome,
        withSeals,
        seat: question.seat,
      },
    ];
  });
}

const TOLD = ROWS.flatMap(told);
const of = <Kind extends Deed["kind"]>(kind: Kind) =>
  TOLD.filter((one): one is Told & { deed: Extract<Deed, { kind: Kind }> } => one.deed.kind === kind);

/** The facts of an event of an outcome. */
function facts({ events }: Outcome, name: string): Readonly<Record<string, unknown>> | undefined {
  return events.find((event) => event.name === name)?.facts;
}

describe("the words of an option promise what the rules do", () => {
  it("what an adventure is worth, and what is paid for it", () => {
    expect(of("adventure").length).toBeGreaterThan(20);
    for (const { deed, words, paid, outcome } of of("adventure")) {
      expect(words, deed.word).toContain(`worth ${outcome.points["adventures"]}`);
      const { trophies } = facts(outcome, "ventured") ?? {};
      expect(paid.toLowerCase(), deed.word).toContain(withAdversaries(trophies as string[]).toLowerCase());
    }
  });

  it("which knights a challenge takes, and for how much", () => {
    expect(of("challenge").length).toBeGreaterThan(50);
    for (const { deed, words, paid, outcome, withSeals } of of("challenge")) {
      const event = facts(outcome, "defeated") ?? facts(outcome, "sealed");
      expect(paid.toLowerCase(), deed.word).toContain(
        withKnights((event?.["payment"] ?? []) as string[]).toLowerCase(),
      );
      if (withSeals) expect(words, deed.word).toContain(` ${demandOf(deed)}`);
    }
  });

  it("which adversary is taken, and that it counts", () => {
    const taken = of("challenge").filter(({ outcome }) => facts(outcome, "defeated"));
    expect(taken.length).toBeGreaterThan(20);
    for (const { deed, words, outcome } of taken) {
      const { kind, value } = adversaryOf(deed.adversary);
      expect(words, deed.word).toContain(String(value));
      // A column that falls with it can bring more.
      if (!facts(outcome, "column-fell")) expect(outcome.points[kind], deed.word).toBe(value);
    }
  });

  it("that a seal brings nothing yet", () => {
    // Unless it was the last one that its column needed to fall.
    const sealed = of("challenge").filter(
      ({ outcome }) => facts(outcome, "sealed") && !facts(outcome, "column-fell"),
    );
    expect(sealed.length).toBeGreaterThan(5);
    for (const { deed, words, outcome } of sealed) {
      expect(words, deed.word).toMatch(/seal/);
      expect(
        Object.values(outcome.points).every((points) => points === 0),
        deed.word,
      ).toBe(true);
    }
  });
});
