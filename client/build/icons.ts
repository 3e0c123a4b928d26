import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = "icon:";
const PATH_DATA = /\sd="([^"]+)"/g;
const STROKE = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/y;
const FLAG = /[01]/y;
const ARC = [NUMBER, NUMBER, NUMBER, FLAG, FLAG, NUMBER, NUMBER];

/** A tenth in a box of 512 is finer than any screen shows, and a quarter less to load. */
export function toTenths(path: string): string {
  return path.replace(STROKE, (_, letter: string, numbers: string) => letter + rounded(letter, numbers));
}

function rounded(letter: string, numbers: string): string {
  let written = "";
  let at = 0;
  for (let count = 0; ; count++) {
    at += /^[\s,]*/.exec(numbers.slice(at))?.[0].length ?? 0;
    if (at >= numbers.length) return written;
    // The flags of an arc may stand right before a number.
    const shape = /a/i.test(letter) ? (ARC[count % ARC.length] ?? NUMBER) : NUMBER;
    shape.lastIndex = at;
    const found = shape.exec(numbers)?.[0];
    if (found === undefined) throw new Error(`no number at "${numbers.slice(at)}"`);
    at += found.length;
    const tenths = String(Math.round(Number(found) * 10) / 10).replace(/^(-?)0\./, "$1.");
    written += count && !tenths.startsWith("-") ? ` ${tenths}` : tenths;
  }
}

/** `import grail from "icon:jeweled-chalice"` gives the path data of that one icon, so only used icons are bundled. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "logres-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) this.error(`there is no icon named "${name}" in game-icons`);
      const paths = [...icon.body.matchAll(PATH_DATA)].map((match) => toTenths(match[1] ?? ""));
      return `export default ${JSON.stringify(paths.join(""))}`;
    },
  };
}
