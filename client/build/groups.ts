/** Which modules come together in one file: few files press better, and a page should not load another page's. */

import type { Rolldown } from "vite";

const GAMES = /\/src\/(merlin|kingarthur|table)\//;
/** What comes only with a table that plays it. */
const MODULES = /\/src\/merlin\/(gold|market|caerleon|morgana)\//;

/** An icon that a game shares with the other game or with the hall; the others stay with whoever shows them. */
function signs(id: string, modules: Rolldown.ChunkingContext): string | null {
  const users = (modules.getModuleInfo(id)?.importers ?? []).filter((user) => !MODULES.test(user));
  const games = new Set(users.map((user) => GAMES.exec(user)?.[1] ?? "hall"));
  return games.size > 1 ? "signs" : null;
}

/** What is only in dialogs and forms: neither the hall nor a table shows it at first. */
const LATER = "CopyButton|Dialog|Pick|Segments|SettingsForm|clipboard";

/** What the hall and the pages around it show, but no table. */
const HALL = "Field|FinishedRow|RoundTable|ScreenTitle|TableRow|TableSeats|levels|plan";

/** What connects a page to a table, and what only tables show. */
const TABLE = "lib/live/|lib/change\\.|components/(Badge|ConnectionStrip|OptionButton|TableBar|Vines)\\.";

/** Each takes along what its modules import, unless a group before it has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: signs, test: /icon:/, minShareCount: 2, priority: 5 },
  {
    name: "frame",
    test: new RegExp(
      `preload-helper|node_modules/(svelte|esm-env|clsx)|src/(?!${TABLE})(games\\.ts|(lib|components)/(?!(${LATER}|${HALL})\\.))`,
    ),
    minShareCount: 2,
    priority: 4,
  },
  { name: "hall", test: new RegExp(`src/(lib|components)/(${HALL})\\.`), minShareCount: 2, priority: 3 },
  { name: "dialogs", test: new RegExp(`src/(lib|components)/(${LATER})\\.`), minShareCount: 2, priority: 2 },
  { name: "table", test: new RegExp(`src/(table/(?!Menu)[^/]+$|${TABLE})`), priority: 3 },
  // The hall has a picture of the wheel, and no use for the rest of the table.
  { name: "wheel", test: /src\/merlin\/board\/Wheel/, priority: 2 },
  {
    name: "merlin",
    test: /src\/merlin\/(?!ending|scoring\/|castle\/CastleDialog|explain|reasons|Explanation|InWords|inwords|Describe|guided|knights\/(explain|signs|Allies|Tags|Tiles|Arms)|DecreeCards|PictCards|SideBySide|boards\/|page\/Court|castle\/FavorGrid|gold\/|market\/|caerleon\/|morgana\/)/,
    minShareCount: 2,
    priority: 1,
  },
];
