/** Says what a first visit loads, script and style gzipped, and fails above the budget of the visit. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stderr, stdout } from "node:process";
import { gzipSync } from "node:zlib";

const folder = argv[2] ?? join(import.meta.dirname, "../../src/logres/server/static");
/** @param {string[]} areas */
const words = (...areas) => ["common", ...areas].map((area) => `src/messages/en/${area}.ts`);
const VISITS = [
  {
    name: "hall",
    budget: 76_800,
    parts: ["index.html", "src/components/frame/Frame.svelte", "src/screens/Hall.svelte", ...words("hall")],
  },
  {
    name: "table of Merlin",
    budget: 181_500,
    parts: [
      "index.html",
      "src/screens/Table.svelte",
      "src/merlin/page/Table.svelte",
      ...words("table", "merlin", "merlintable"),
    ],
  },
  {
    name: "table of King Arthur",
    budget: 126_300,
    parts: [
      "index.html",
      "src/screens/Table.svelte",
      "src/kingarthur/Table.svelte",
      ...words("table", "kingarthur"),
    ],
  },
];

if (!existsSync(join(folder, ".vite/manifest.json"))) {
  stderr.write("The client is not built; run npm run build first.\n");
  exit(2);
}
/** @type {Record<string, { file: string, css?: string[], imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** @param {string} name @param {Set<string>} files */
function collect(name, files) {
  const part = manifest[name];
  if (!part) throw new Error(`the build has no ${name}`);
  if (files.has(part.file)) return;
  files.add(part.file);
  for (const style of part.css ?? []) files.add(style);
  for (const needed of part.imports ?? []) collect(needed, files);
}

let failed = false;
for (const { name, budget, parts } of VISITS) {
  /** @type {Set<string>} */
  const files = new Set(["early.js"]);
  for (const part of parts) collect(part, files);
  const size = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
  const figures = `${(size / 1000).toFixed(1)} kB of ${budget / 1000} kB`;
  stdout.write(`${name}: ${figures} (script and style, gzipped, ${files.size} files)\n`);
  failed ||= size > budget;
}
if (failed) exit(1);
