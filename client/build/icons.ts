import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = "icon:";
const PATH_DATA = /\sd="([^"]+)"/g;

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
      const paths = [...icon.body.matchAll(PATH_DATA)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(""))}`;
    },
  };
}
