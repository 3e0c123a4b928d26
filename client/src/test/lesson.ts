/** Lessons played by the rules, question by question, with answers from a test. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { EventInfo, QuestionInfo } from "../lib/api";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = join(ROOT, ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

/** What the learner sees at a question, or at the end of the game. */
export interface Seen {
  /** The word of the answer before. */
  readonly chosen: string | null;
  readonly events: readonly EventInfo[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly question: QuestionInfo | null;
  readonly canUndo: boolean;
}

/** A word to answer with; null to do as a skilled bot would; undefined to stop. */
export type Answer = string | null | undefined;

/** Play a lesson, with another number of its seed if one is given. The learner is in seat 0. */
export async function playLesson(
  key: string,
  answer: (seen: Seen) => Answer,
  number: number | null = null,
): Promise<void> {
  const args = ["-m", "tests.client.lesson", key, ...(number === null ? [] : [String(number)])];
  const game = spawn(PYTHON, args, { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(game, "exit");
  let seen: Seen = { chosen: null, events: [], view: {}, question: null, canUndo: false };
  for await (const line of createInterface({ input: game.stdout })) {
    const next = JSON.parse(line) as Seen;
    seen = { ...next, events: [...seen.events, ...next.events], view: { ...seen.view, ...next.view } };
    const word = answer(seen);
    if (word === undefined || !seen.question) break;
    game.stdin.write(`${word ?? ""}\n`);
  }
  game.stdin.end();
  game.kill();
  await ended;
}
