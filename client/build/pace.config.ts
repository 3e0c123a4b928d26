/** `npm run pace` says how long the turns of others play, by recorded games. It prints, and checks nothing. */

import { defineConfig } from "vitest/config";
import base from "../vite.config.ts";

const { projects: _, ...test } = base.test ?? {};

export default defineConfig({
  ...base,
  test: { ...test, include: ["src/**/*.pace.ts"], reporters: ["dot"] },
});
