/** What modules add to the table: a layer each, which is loaded by the tables that play with it. */

import type { Component } from "svelte";
import type { Part } from "../lib/i18n.svelte";
import type { Source } from "../table/end/face";
import type { Flight } from "../table/stage.svelte";
import type { Act, Situation } from "./acts";
import type { Lit, Outline, Preview } from "./board/lights";
import type { Board } from "./boards/boards";
import type { Choosing } from "./choosing.svelte";
import type { Explanation } from "./explain";
import type { Section } from "./inwords";
import type { Offer } from "./offers";
import type { Row } from "./options";
import type { Parts } from "./parts";
import type { Teller } from "./sentences";
import type { Effect } from "./spaces";
import type { Event, View } from "./view";
import type { Place } from "./words";

type Wire = Readonly<Record<string, unknown>>;

/** A drawing on the wheel. */
export interface OnBoard extends Record<string, unknown> {
  view: View;
  parts: Parts;
  lit: Lit;
}
/** What an option is about: the act, or the thing that several have in common. */
export interface OptionSignProps extends Record<string, unknown> {
  situation: Situation;
  of: Act | string;
  size: number;
}
/** A piece in the air, by the word of its flight. */
export interface FlyingProps extends Record<string, unknown> {
  name: string;
  size: number;
}
/** What lies before a player. */
export interface OwnedProps extends Record<string, unknown> {
  view: View;
  seat: number;
  size: number;
  lit?: Lit;
}
/** What stands in the question for options that are gathered under a thing. */
export interface GatheredProps extends Record<string, unknown> {
  choosing: Choosing;
  situation: Situation;
  offers: readonly Offer[];
  barred: string | null;
  small: boolean;
}

/** A number beside the castle: coins, poisoned apples. */
export interface Count {
  readonly id: string;
  readonly n: number;
  /** What it is, with its number: "3 coins". */
  readonly words: string;
  /** Lower numbers come first; apples are 10, staffs 20, markers 30, manors 40, Picts 50, decrees 60. */
  readonly order: number;
}

/** All that a module may say or draw; whatever it leaves out is as without it. Null: that is not mine. */
export interface Layer {
  /** The module, and the area of its words: "morgana.ask.bewitch". */
  readonly key: string;

  // The position

  readonly read?: (wire: Wire, view: View) => Partial<View>;
  readonly parts?: (components: Wire, options: Readonly<Record<string, string>>) => Partial<Parts>;
  readonly after?: (now: View, event: Event, before: View) => View;

  // What is asked

  readonly actOf?: (ask: string, option: unknown, word: string) => Act | null;
  readonly idsOf?: (act: Act, situation: Situation) => string[] | null;
  /** Of many alike: the thing that stands for all of them until it is picked. */
  readonly underOf?: (act: Act, situation: Situation) => string | null;
  /** What of an option is gold before it is looked at; all its pieces, if nobody says so. */
  readonly shownOf?: (act: Act, ids: readonly string[], picked: readonly string[]) => string[] | null;
  readonly waysOf?: (act: Act, situation: Situation) => Preview[] | null;
  readonly rowOf?: (act: Act, situation: Situation) => Row | null;
  readonly thingRow?: (id: string, acts: readonly Act[], situation: Situation) => Row | null;
  readonly askTitle?: (ask: string, acts: readonly Act[]) => string | null;
  readonly askText?: (ask: string, situation: Situation, acts: readonly Act[]) => string | null;
  readonly declineTitle?: (ask: string, situation: Situation, acts: readonly Act[]) => string | null;
  readonly effectOn?: (space: string, situation: Situation) => Effect | null;

  // What is told

  readonly said?: (event: Event, teller: Teller) => Part[] | null;
  readonly flights?: (before: View, now: View, event: Event) => Flight[] | null;
  /** Events that nobody needs time to follow. */
  readonly silent?: readonly string[];
  readonly explain?: (id: string, situation: Situation) => Explanation | null;
  readonly whyNot?: (id: string, ask: string, situation: Situation) => string | null;
  readonly sections?: (view: View, parts: Parts) => readonly Section[];
  readonly sources?: () => readonly Source[];

  // What is drawn

  readonly boards?: readonly Board[];
  readonly counts?: (view: View, seat: number) => readonly Count[];
  readonly outlineOf?: (id: string, view: View, places: readonly Place[]) => Outline | null;
  readonly CountSign?: Component<{ id: string; size: number }>;
  readonly Sign?: Component<OptionSignProps>;
  readonly Flying?: Component<FlyingProps>;
  /** Which of the things that stand for many are shown side by side, and how. */
  readonly gathers?: (id: string) => boolean;
  readonly Gathered?: Component<GatheredProps>;
  /** Beside the dice, and beside the name of a player. */
  readonly Dice?: Component<OwnedProps>;
  readonly Held?: Component<OwnedProps>;
  /** On the wheel: over the principalities, over the chairs, over the environs. */
  readonly OnGround?: Component<OnBoard>;
  readonly OnRing?: Component<OnBoard>;
  readonly OnTable?: Component<OnBoard>;
}

/** Those that were loaded. Each knows its own pieces, so at a table without its module it has nothing to say. */
const layers: Layer[] = [];

/** From now on a module has its say. */
export function enlist(layer: Layer): void {
  if (!layers.some(({ key }) => key === layer.key)) layers.push(layer);
}

/** The first that has something to say. */
export function fromLayers<Said>(ask: (layer: Layer) => Said | null | undefined): Said | null {
  for (const layer of layers) {
    const said = ask(layer);
    if (said !== null && said !== undefined) return said;
  }
  return null;
}

/** What each of them has to say. */
export function ofLayers<Said>(ask: (layer: Layer) => Said | undefined): Said[] {
  return layers.flatMap((layer) => {
    const said = ask(layer);
    return said === undefined ? [] : [said];
  });
}
