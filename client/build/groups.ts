/** Which modules come together in one file: few files press better, and a page should not load another page's. */

import type { Rolldown } from "vite";

const GAMES = /\/src\/(merlin|kingarthur|table)\//;

/** An icon that a game shares with the other game or with the hall; the others stay with whoever shows them. */
function signs(id: string, modules: Rolldown.ChunkingContext): string | null {
  const users = modules.getModuleInfo(id)?.importers ?? [];
  const games = new Set(users.map((user) => GAMES.exec(user)?.[1] ?? "hall"));
  return games.size > 1 ? "signs" : null;
}

/** What is only in dialogs and forms: neither the hall nor a table shows it at first. */
const LATER = "CopyButton|Dialog|Pick|Segments|SettingsForm|clipboard|levels";

/** What connects a page to a table. */
const LIVE = "live\\.svelte|change";

/** Each takes along what its modules import, unless a group before it has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: signs, test: /icon:/, minShareCount: 2, priority: 5 },
  {
    name: "frame",
    test: new RegExp(
      `preload-helper|node_modules/(svelte|esm-env|clsx)|src/(games\\.ts|(lib|components)/(?!(${LATER}|${LIVE})\\.))`,
    ),
    minShareCount: 2,
    priority: 4,
  },
  { name: "dialogs", test: new RegExp(`src/(lib|components)/(${LATER})\\.`), minShareCount: 2, priority: 3 },
  {
    name: "table",
    test: new RegExp(`src/table/[^/]+$|src/lib/(${LIVE})\\.`),
    minShareCount: 2,
    priority: 3,
  },
  // The hall has a picture of the wheel, and no use for the rest of the table.
  { name: "wheel", test: /src\/merlin\/board\/Wheel/, priority: 2 },
  {
    name: "merlin",
    test: /src\/merlin\/(?!end\/|scoring\/|castle\/CastleDialog|telling\/(explain|Explanation|InWords|inwords|Describe)|choosing\/reasons|guided|question\/SideBySide|sideboards\/|page\/Court|modules\/)/,
    minShareCount: 2,
    priority: 1,
  },
];
