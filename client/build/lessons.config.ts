/** `npm run lessons` looks for seeds of lessons; see `src/test/lessons.search.ts`. It prints, and checks nothing. */

import { defineConfig } from "vitest/config";
import base from "../vite.config.ts";

const { projects: _, ...test } = base.test ?? {};

export default defineConfig({
  ...base,
  test: { ...test, include: ["src/test/lessons.search.ts"], reporters: ["dot"] },
});
