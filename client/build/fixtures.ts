/** Has the recorded games told for the tests, before the first of them runs. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const ROOT = join(import.meta.dirname, "../..");
const PYTHON = join(ROOT, ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

export default function setup(project: TestProject): void {
  // Every project inherits this step, and the root project is always among them.
  if (!project.isRootProject()) return;
  if (!existsSync(PYTHON)) {
    throw new Error(
      "The tests need Python for their recorded games. Run `python3 scripts/env.py dev` first.",
    );
  }
  execFileSync(PYTHON, ["scripts/fixtures.py"], { cwd: ROOT, stdio: "inherit" });
}
