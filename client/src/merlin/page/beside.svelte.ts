/** What lies beside the board: your own castle and missions first, then as much of the rest as fits. */

import { Fit } from "../../lib/fit.svelte";
import { layout } from "../../table/layout.svelte";
import type { Tab } from "./desk.svelte";

/** A way to fill the column. */
export interface Way {
  /** How the castles of the others are shown: whole, as strips of some lines, or behind a tab. */
  readonly others: "whole" | 3 | 2 | 1 | "behind";
  /** Whether everything is a little closer together. */
  readonly isTight?: boolean;
  /** Whether the log is below, as with few players. */
  readonly hasLog?: boolean;
  /** Whether the boards, the players and the log are behind tabs. */
  readonly hasTabs?: boolean;
}

type Ways = readonly [Way, ...Way[]];
const TABS: Ways = [
  { others: 1, hasTabs: true },
  { others: "behind", hasTabs: true },
];
const OPEN: Ways = [
  { others: "whole", hasLog: true },
  { others: "whole" },
  { others: "whole", isTight: true },
  { others: 1, hasLog: true },
  { others: 1 },
  ...TABS,
];
/** With the pieces of many modules, strips have more to show. */
const CROWDED: Ways = [
  { others: "whole", hasLog: true },
  { others: "whole" },
  { others: 3 },
  { others: 2 },
  { others: 1 },
  ...TABS,
];
const BEHIND: Ways = [{ others: "behind", hasTabs: true }];

export function waysFor(isLow: boolean, isUpright: boolean, isCrowded: boolean): Ways {
  if (isUpright) return BEHIND;
  if (isLow) return TABS;
  return isCrowded ? CROWDED : OPEN;
}

/** The ways without whole castles of others, which need some width. */
function narrowed(ways: Ways): Ways {
  const [first = ways[0], ...others] = ways.filter(({ others: shown }) => shown !== "whole");
  return [first, ...others];
}

/** What is shown there. */
interface Shown {
  readonly isCrowded: boolean;
  readonly tab: Tab;
  readonly hasDrawer: boolean;
  /** Whether the question concerns a board, and whether it concerns the missions on display. */
  readonly isBoardAsked: boolean;
  readonly areMissionsAsked: boolean;
}

export class Beside {
  readonly #shown: () => Shown;
  readonly fit: Fit<Way>;

  constructor(shown: () => Shown) {
    this.#shown = shown;
    this.fit = new Fit(() => {
      const { isCrowded } = this.#shown();
      const ways = waysFor(layout.isLow(isCrowded), layout.arrangement === "upright", isCrowded);
      return layout.isRoomy ? ways : narrowed(ways);
    });
  }

  get way(): Way {
    return this.fit.way;
  }
  /** Whether nothing is behind tabs. */
  get isOpen(): boolean {
    const { arrangement } = layout;
    return (arrangement === "wide" || arrangement === "middle") && !this.way.hasTabs;
  }
  /** The tab that is open: as chosen by hand, or else the board that the question concerns, or the castle. */
  readonly tab = $derived.by((): Tab => {
    const { tab, hasDrawer, isBoardAsked, areMissionsAsked } = this.#shown();
    if (tab !== "play" && (tab !== "boards" || hasDrawer)) return tab;
    if (hasDrawer) return isBoardAsked ? "boards" : "castle";
    return areMissionsAsked ? "missions" : "castle";
  });
}
