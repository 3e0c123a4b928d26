import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = "icon:";
const PATH_DATA = /\sd="([^"]+)"/g;
const FRACTION = /-?\d*\.\d+/g;

/** A tenth in a box of 512 is finer than any screen shows, and a quarter less to load. */
export function toTenths(path: string): string {
  if (/a/i.test(path)) return path; // the flags of an arc may stand right before a number
  return path.replace(FRACTION, (number, at: number) => {
    const tenths = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const touches = /[\d.]/.test(path[at - 1] ?? "") && !tenths.startsWith("-");
    return touches ? ` ${tenths}` : tenths;
  });
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
