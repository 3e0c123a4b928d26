/** The component of each place, loaded when it is first needed. */

import type { Component } from "svelte";
import type Frame from "../components/frame/Frame.svelte";
import { withWords, type PlainKey } from "../lib/i18n.svelte";
import type { Place } from "../lib/router.svelte";

type Name = Place["screen"];
/** A screen takes the rest of its place as properties: `/rules/K5.1` is `<Rules rule="K5.1" />`. */
interface Screen {
  default: Component<Record<string, unknown>>;
}

const SCREENS: Record<Name, () => Promise<{ default: Component<never> }>> = {
  hall: () => withWords(import("./Hall.svelte"), "hall"),
  games: () => withWords(import("./Games.svelte"), "hall"),
  "new-table": () => withWords(import("./NewTable.svelte"), "hall", "make"),
  table: () => withWords(import("./Table.svelte"), "table"),
  replay: () => import("./Replay.svelte"),
  join: () => withWords(import("./Join.svelte"), "hall"),
  rules: () => withWords(import("./Rules.svelte"), "rules", "about", "kingarthur"),
  lessons: () => withWords(import("./Lessons.svelte"), "hall", "lessonlist"),
  opponents: () => withWords(import("./Opponents.svelte"), "opponents", "hall"),
  about: () => withWords(import("./About.svelte"), "about", "kingarthur"),
  you: () => withWords(import("./You.svelte"), "hall", "settings"),
  nowhere: () => import("./Nowhere.svelte"),
};

const TITLES: Record<Name, PlainKey> = {
  hall: "nav.hall",
  games: "nav.games",
  "new-table": "make.title",
  table: "table.title",
  replay: "table.replay",
  join: "join.title",
  rules: "nav.rules",
  lessons: "nav.lessons",
  opponents: "nav.opponents",
  about: "nav.about",
  you: "nav.you",
  nowhere: "notice.nowhere.title",
};

const loaded = new Map<Name, Promise<Screen>>();

/** The component of a place, once its frame is there too; the same promise for the same screen, so that only its properties change. */
export function screenOf(place: Place): Promise<Screen> {
  let screen = loaded.get(place.screen);
  if (!screen) {
    const found = SCREENS[place.screen]() as Promise<Screen>;
    screen = isFramed(place) ? Promise.all([found, siteFrame()]).then(([one]) => one) : found;
    loaded.set(place.screen, screen);
    screen.catch(() => loaded.delete(place.screen));
  }
  return screen;
}

/** Whether a place is shown in the frame of the site. A table fills the page. */
export function isFramed({ screen }: Place): boolean {
  return screen !== "table" && screen !== "replay";
}

let frame: Promise<{ default: typeof Frame }> | undefined;

/** Bar and navigation of the site. A first visit of a table does without them. */
export const siteFrame = () =>
  (frame ??= import("../components/frame/Frame.svelte").catch((thrown: unknown) => {
    frame = undefined;
    throw thrown;
  }));

/** The words for a place in the title of the page. */
export function titleOf(screen: Name): PlainKey {
  return TITLES[screen];
}
