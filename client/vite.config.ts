import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { classOf } from "./build/classes.ts";
import { groups } from "./build/groups.ts";
import { icons } from "./build/icons.ts";

const RENDERED = "src/**/*.svelte.test.ts";

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { cssHash: classOf } }), icons()],
  base: "/",
  build: {
    outDir: "../src/logres/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Read by build/size.js.
    manifest: true,
    // The content security policy allows fonts and pictures only from our own address, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  server: {
    watch: { ignored: ["**/.fixtures/**"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Component tests need Svelte's browser build, not the one for servers.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    globalSetup: ["build/fixtures.ts"],
    setupFiles: ["src/test/setup.ts"],
    // A busy machine is slow to render; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A window for each file is slow to make: only tests that render need one of their own.
    projects: [
      { extends: true, test: { name: "rendered", include: [RENDERED] } },
      {
        extends: true,
        test: {
          name: "reckoned",
          include: ["src/**/*.test.ts", "build/**/*.test.ts"],
          exclude: [RENDERED],
          isolate: false,
        },
      },
    ],
  },
});
