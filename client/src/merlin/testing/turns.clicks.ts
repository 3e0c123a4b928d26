/** Prints how many decisions and clicks the turns of recorded games take; see `scripts/clicks.py`. */

import { readFileSync } from "node:fs";
import { it } from "vitest";
import type { QuestionInfo } from "../../lib/api";
import type { Wire } from "../../lib/change";
import { fixture } from "../../test/fixtures";
import { actsOf, posed } from "../choosing/acts";
import { play } from "../layers";
import { readParts } from "../position/parts";
import { read } from "../position/view";
import { clicksTo, quantile } from "./clicks";
import "./layers";

interface Decision {
  readonly question: QuestionInfo;
  readonly view: Wire;
  readonly word: string;
}

function clicksOf({ question, view: wire, word }: Decision): number {
  const view = read(wire);
  const parts = readParts(fixture<Wire>("components"), view.settings);
  play(view.settings);
  const acts = actsOf(question);
  const act = acts.find((one) => one.word === word);
  return act ? clicksTo(act, acts, { view, parts, seat: question.seat, asked: posed(question) }) : 0;
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
    const clicks = turns.map((turn) => turn.reduce((sum, one) => sum + clicksOf(one), 0));
    const counted = `${said("decisions", decisions)}, ${said("clicks", clicks)}`;
    process.stdout.write(`${table}, ${turns.length} turns: ${counted}\n`);
  }
});
