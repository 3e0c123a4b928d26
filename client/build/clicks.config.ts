/** `scripts/clicks.py` has the clicks of recorded turns counted by this. It prints, and checks nothing. */

import { defineConfig } from "vitest/config";
import base from "../vite.config.ts";

const { projects: _, ...test } = base.test ?? {};

export default defineConfig({
  ...base,
  test: { ...test, include: ["src/**/*.clicks.ts"], reporters: ["dot"] },
});
