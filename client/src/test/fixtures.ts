/** Data from the rules, for tests: recorded games, questions and tables, made by `scripts/fixtures.py`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../.fixtures");

/** The content of a fixture by its name; the caller knows its type. */
export function fixture<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Content;
}
