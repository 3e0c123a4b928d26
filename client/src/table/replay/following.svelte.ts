/** Follows the reel outside the page: with the address, and with announcements to screen readers. */

import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import type { Reel } from "./reel.svelte";

/** Some browsers refuse a new address at every step of a fast run. */
const ADDRESS = 150;
/** How long a reader stays at a decision before it is announced. */
const STAY = 350;

/** Keeps the address of the page at the decision that is shown. */
export function followInAddress(reel: Reel, path: () => string): void {
  $effect(() => {
    if (!reel.timeline) return;
    const wanted = path();
    const replay = wanted.slice(0, wanted.lastIndexOf("/"));
    const timer = setTimeout(() => {
      if (location.pathname.startsWith(replay)) history.replaceState(history.state, "", wanted);
    }, ADDRESS);
    return () => clearTimeout(timer);
  });
}

/** Announces where the reader has stopped, and what else is new there. A focused slider says the first itself. */
export function followInWords(reel: Reel, text: () => string, news: () => string | null): void {
  let told = "";
  $effect(() => {
    const said = text();
    if (!reel.timeline || said === told) return;
    const timer = setTimeout(() => {
      const first = told === "";
      told = said;
      const onSlider = document.activeElement?.getAttribute("role") === "slider";
      if (first || untrack(() => reel.isPlaying)) return;
      const parts = [onSlider ? null : said, untrack(news)].filter((part) => part !== null);
      if (parts.length) announce(parts.join(" "));
    }, STAY);
    return () => clearTimeout(timer);
  });
}
