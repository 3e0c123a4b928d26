/** Prints how many decisions and clicks the turns of recorded games take; see `scripts/clicks.py`. */

import { readFileSync } from "node:fs";
import { it } from "vitest";
import type { Outcome, QuestionInfo } from "../../lib/api";
import type { Wire } from "../../lib/change";
import { fixture } from "../../test/fixtures";
import { actsOf, posed } from "../choosing/acts";
import { play } from "../layers";
import { readParts } from "../position/parts";
import { read } from "../position/view";
import { clicksAlong, clicksTo, quantile } from "./clicks";
import "./layers";

interface Decision {
  readonly question: QuestionInfo;
  readonly view: Wire;
  readonly word: string;
  /** The next question, if the rules are sure of it. */
  readonly then: QuestionInfo | null;
}

function clicksOf({ question, view: wire, word }: Decision, before: Decision | undefined): number {
  const view = read(wire);
  const parts = readParts(fixture<Wire>("components"), view.settings);
  play(view.settings);
  const along = before && before.then?.ask === question.ask ? withAnswer(before, word) : null;
  if (along !== null) return along;
  const acts = actsOf(question);
  const act = acts.find((one) => one.word === word);
  return act ? clicksTo(act, acts, { view, parts, seat: question.seat, asked: posed(question) }) : 0;
}

/** The further clicks that choose this answer along with the decision before it. */
function withAnswer({ question, view: wire, word, then }: Decision, answer: string): number | null {
  const view = read(wire);
  const act = actsOf(question).find((one) => one.word === word);
  const outcomes = new Map([[word, { then } as Outcome]]);
  const parts = readParts(fixture<Wire>("components"), view.settings);
  return act ? clicksAlong(act, answer, { view, parts, seat: question.seat, outcomes }) : null;
}

function said(title: string, numbers: readonly number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(numbers, share));
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return `${title} ${middle} (quartiles ${low} and ${high}, mean ${mean.toFixed(2)})`;
}

it("is counted", () => {
  const tables = JSON.parse(readFileSync(process.env["LOGRES_TURNS"] ?? "", "utf8")) as Record<
    string,
    Decision[][]
  >;
  for (const [table, turns] of Object.entries(tables)) {
    const decisions = turns.map(({ length }) => length);
    const clicks = turns.map((turn) => turn.reduce((sum, one, at) => sum + clicksOf(one, turn[at - 1]), 0));
    const counted = `${said("decisions", decisions)}, ${said("clicks", clicks)}`;
    process.stdout.write(`${table}, ${turns.length} turns: ${counted}\n`);
  }
});
