/** Which modules come together in one file: few files compress better, but no page should load another page's. */

import type { Rolldown } from "vite";

const GAMES = /\/src\/(merlin|kingarthur|table)\//;
const RULES = /\/src\/rules\//;

/** The pages that somebody may visit first. All of them load index.html. */
const FIRST = [
  { name: "hall", page: /\/src\/(screens\/Hall|components\/frame\/Frame)\.svelte$/ },
  { name: "merlin", page: /\/src\/merlin\/page\/Table\.svelte$/ },
  { name: "kingarthur", page: /\/src\/kingarthur\/Table\.svelte$/ },
];

/** A module and all that cannot be loaded without loading it. */
function above(id: string, modules: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const user of modules.getModuleInfo(id)?.importers ?? []) above(user, modules, found);
  return found;
}

/**
 * The file of an icon that a game shares with the other game or with the hall, or with the rules, where the other game
 * must not load it: one file for the icons of each set of first pages. Other icons stay with the modules that show them.
 */
function signs(id: string, modules: Rolldown.ChunkingContext): string | null {
  const users = modules.getModuleInfo(id)?.importers ?? [];
  const others = users.filter((user) => !RULES.test(user));
  const games = new Set(others.map((user) => GAMES.exec(user)?.[1] ?? "hall"));
  const [only] = games;
  if (games.size === 1 && only !== "hall" && others.length < users.length) return `signs-${only}`;
  if (games.size < 2) return null;
  const pages = [...above(id, modules)];
  const first = FIRST.filter(({ page }) => pages.some((one) => page.test(one))).map(({ name }) => name);
  if (first.length === FIRST.length || pages.some((one) => one.endsWith("/index.html"))) return "signs";
  return ["signs", ...(first.length ? first : ["modules"])].join("-");
}

/** Comes with dialogs and forms: neither the hall nor a table shows it at first. */
const LATER = "components/(Dialog\\.|forms/(?!Field))|lib/(clipboard|modal)";

/** Comes with most pages, but not with the hall. */
const LEAVES = "components/(Tick|PlainTable)|lib/(fading|hearing|shortcuts)";

/** Comes with the hall and the pages around it: no table shows it. */
const HALL =
  "components/(RoundTable|ScreenTitle|forms/Field)|lib/make/(levels|plan|ready)|screens/hall/(Finished|Table)";

/** Surrounds every page but a table and a replay. */
const SITE = "components/frame/(Frame|TabBar|TopBar)\\.";

/** Comes with tables: what connects a page to one, and what only they show. */
const TABLE =
  "lib/(live/|change\\.)|components/(Badge|OptionButton|Vines|frame/(ConnectionStrip|TableBar))|table/(?!ExplanationPanel|GiveUp|Held|Menu|Pacing|PassDevice|ScreenTools|Sheet|Since|pointing|[Rr]ecap\\.)[^/]+$";

/** Each group includes what its modules import, unless a group of higher priority has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: signs, test: /icon:/, minShareCount: 2, priority: 5 },
  {
    name: "frame",
    test: new RegExp(
      `preload-helper|node_modules/(svelte|esm-env|clsx)|src/(?!${LATER}|${LEAVES}|${HALL}|${SITE}|${TABLE}|lib/screen)(games\\.ts|(lib|components)/)`,
    ),
    minShareCount: 2,
    priority: 4,
  },
  { name: "hall", test: new RegExp(`src/(${HALL})`), minShareCount: 2, priority: 3 },
  { name: "leaves", test: new RegExp(`src/(${LEAVES})`), minShareCount: 2, priority: 2 },
  { name: "dialogs", test: new RegExp(`src/(${LATER})`), minShareCount: 2, priority: 2 },
  { name: "table", test: new RegExp(`src/(${TABLE})`), priority: 3 },
  // The hall has a picture of the wheel, and no use for the rest of the table.
  { name: "wheel", test: /src\/merlin\/board\/Wheel/, priority: 2 },
  {
    name: "merlin",
    test: /src\/merlin\/(?!aim\/|counsel\/(?!asking)|plan\/|end\/|scoring\/(?!subjects)|castle\/CastleDialog|telling\/(explain|Explanation|InWords|inwords|Describe)|choosing\/reasons|guided|question\/SideBySide|sideboards\/|page\/(Court|Overlays)|board\/Glass|modules\/)/,
    minShareCount: 2,
    priority: 1,
  },
  // The hall has a picture of cards, and no use for the rest of that table either.
  { name: "cards", test: /src\/drawings\/(cards|AdversaryFace|KnightFace)/, minShareCount: 2, priority: 2 },
  // What the pictures of the rules have in common with the table.
  {
    name: "kingarthur",
    test: /src\/(kingarthur\/(board\/(CardBack|Condition|WaxSeal)|position\/cards|telling\/phrases)|drawings\/(KindChip|ValueShield|adventures))/,
    minShareCount: 2,
    priority: 1,
  },
  // What the table has in common with its replay and with its page for phones.
  {
    name: "cardtable",
    test: /src\/kingarthur\/(?!(counsel|end|replay|guided)\/|modules\/seals\/lesson|board\/Discards|page\/Explaining|telling\/(Describe|explain))[a-z]+(\/|\.ts)/,
    minShareCount: 2,
    priority: 0,
  },
];
