/**
 * The layers of a table: the base game, and around it the modules it plays with, in the order of the rules. A layer
 * describes its acts, questions, events, things and spaces in tables of records. Whatever is read, said or drawn asks
 * the outermost layer first. A module's folder is loaded with the first table that plays it.
 */

import type { Component } from "svelte";
import type { Sound } from "../lib/hearing";
import type { Part } from "../lib/i18n.svelte";
import type { Flight } from "../table/stage.svelte";
import type { Act, ActTable, Adjust, Post, Situation } from "./choosing/acts";
import type { AskTable } from "./question/asks";
import type { EventTable } from "./telling/events";
import type { SpaceTable } from "./telling/spaces";
import type { ThingTable } from "./telling/things";
import type { Lit, Outline, Preview } from "./board/lights";
import type { Board } from "./sideboards/sideboards";
import type { CityAct } from "./modules/caerleon/acts";
import type { Choosing } from "./choosing/choosing.svelte";
import type { Explanation } from "./telling/explain";
import type { GoldAct } from "./modules/gold/acts";
import type { MarketAct } from "./modules/market/acts";
import type { MorganaAct } from "./modules/morgana/acts";
import type { Offer } from "./choosing/offers";
import type { Row } from "./question/rows";
import type { Belongings, Besides, Entry, Section, Told } from "./telling/inwords";
import type { Mission, Need, Parts } from "./position/parts";
import type { Step } from "./scoring/steps";
import type { Teller } from "./telling/sentences";
import type { Effect } from "./telling/spaces";
import { LAYERS, type Event, type EventName, type LayerKey, type WireView } from "./rules";
import type { Callings } from "./telling/callings.svelte";
import type { Court } from "./castle/court";
import type { Opening } from "./page/opening";
import type { BarPart, PointSource, ScoringStation, StepRecord } from "./scoring/records";
import type { Tile as EnvironsTile, View } from "./position/view";
import type { Good, Place } from "./position/words";

type Wire = Readonly<Record<string, unknown>>;
type Settings = Readonly<Record<string, string>>;

const BASE: LayerKey = "base";

/** The options that only modules know. */
export type ModuleAct = CityAct | GoldAct | MarketAct | MorganaAct;

/** A piece by its name, in a drawing or, with a size, as a picture of its own. */
export interface PieceProps extends Record<string, unknown> {
  name: string;
  size?: number | undefined;
  label?: string | undefined;
  /** It is used up in this round. */
  used?: boolean;
  /** It lies face down. */
  isBack?: boolean;
  /** The components, for a piece that shows what is printed on it. */
  parts?: Parts | undefined;
}

/** What lies in a principality besides vassals, goods and markers; and what lies beside the dice of a player. */
export interface GroundProps extends Record<string, unknown> {
  view: View;
  place: Place;
  index: number;
  lit: Lit;
}
export interface SeatProps extends Record<string, unknown> {
  view: View;
  seat: number;
  size: number;
  lit: Lit;
}

/** What lies on the ring or on the table. */
export interface WheelProps extends Record<string, unknown> {
  view: View;
  lit: Lit;
}
/** What stands beside the name of a player. */
export interface HeldProps extends Record<string, unknown> {
  view: View;
  seat: number;
  size: number;
}
/** Things that stand for many options, side by side in a question instead of in rows. */
export interface GatheredProps extends Record<string, unknown> {
  choosing: Choosing;
  situation: Situation;
  offers: readonly Offer[];
  caps: ReadonlyMap<string, string>;
  barred: string | null;
  small: boolean;
}
/** What only one player can hold. */
export interface Treasure {
  /** Its name, which is the name of its sign too. */
  readonly name: string;
  /** The seat that holds it; null while it lies on the table. */
  readonly holder: number | null;
}

/** What is printed on a tile of the environs besides its terrain and a tower. */
export interface Printed {
  readonly piece: string;
  readonly words: () => string;
}

/** What is shown of another player beside the name. */
export interface TagsProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  seat: number;
}

/** A figure that everybody moves: a face in these colours. */
export interface FigureFace {
  /** What it is called. */
  readonly name?: () => string;
  /** The die that has its name: the sign behind the pips, and what it is for a screen reader. */
  readonly die?: { readonly behind: string; readonly words: (face: number) => string };
  readonly icon: string;
  readonly field: string;
  readonly on: string;
  readonly line: string;
}

/** Options that are shown side by side in a question instead of in rows. */
export interface PanelProps extends Record<string, unknown> {
  choosing: Choosing;
  situation: Situation;
  acts: readonly Act[];
  caps: ReadonlyMap<string, string>;
  barred: string | null;
  small: boolean;
  onchoose: (act: Act) => void;
  /** The next tap on this option chooses it. */
  isReady: (act: Act) => boolean;
}

/** What is counted before a player; apples are 10, staffs 20, markers 30, manors 40. */
export interface Count {
  readonly id: string;
  readonly order: number;
  readonly n: number;
  /** What it is, drawn by its module. */
  readonly piece: string;
  readonly words: string;
  /** It lies open before its player, where there is room for it. */
  readonly isOpen?: boolean;
}

/** A supply on the table; its sign is one of the base game's, or a piece of a module. */
export interface Supply {
  readonly name: string;
  readonly piece: string;
  readonly count: number;
  /** It lies below the environs. */
  readonly isBelow?: boolean;
}

/** What a turn can be taken with besides dice. */
export interface Helper {
  readonly die: string;
  /** How far it goes. */
  readonly face: number;
  readonly isUsed: boolean;
}

/** Acts that are too many for rows of their own: they come to the fore once their thing is picked. */
export interface Gathering {
  readonly kind: Act["kind"];
  /** The thing under which they are gathered. */
  readonly id: (seat: number, act: Act) => string;
}

type Goods = Readonly<Record<Good, number>>;
/** What goods are wanted for: to be counted or given away, to pay and to defend, or for a mission. */
export type Use = "score" | "pay" | Mission;

/** A piece that is as good as a shield, a flag or a material. */
export interface Tile {
  readonly id: string;
  readonly piece: string;
  readonly n: number;
}

export interface Layer {
  /** The setting of the table that switches it on. */
  readonly key: LayerKey;
  /** The areas of its words. */
  readonly areas: readonly string[];

  /** What it knows of the acts, by their kind; of the questions, by what is asked; of the events, by their name. */
  readonly acts?: ActTable;
  readonly asks?: AskTable;
  readonly events?: EventTable;
  /** What it knows of the things with an id, by the first word of the id; of the spaces, by their action. */
  readonly things?: ThingTable;
  readonly spaces?: SpaceTable;

  // The position
  readonly parts?: (components: Wire, options: Readonly<Record<string, string>>) => Partial<Parts>;
  readonly read?: (wire: WireView) => Partial<View>;
  /** It brings so much that all castles stand closer together. */
  readonly crowds?: boolean;
  /** What only one player can hold. */
  readonly treasures?: (view: View) => readonly Treasure[];
  /** How many missions a player may have in hand. */
  readonly handSize?: (view: View, seat: number) => number | null;
  /** What counts as a player's goods, for some use of them. */
  readonly goods?: (goods: Goods, view: View, seat: number, use: Use) => Goods;
  /** What else lies at a castle in the place of a good. */
  readonly tile?: (view: View, seat: number, good: Good) => Tile | null;
  /** What counts in a principality besides the markers: for whoever has most, and as points. */
  readonly influence?: (view: View, seat: number, place: Place) => number;
  readonly pot?: (view: View, place: Place) => number;
  /** Whether a good or an apple cannot be had although it lies there. */
  readonly closes?: (what: Good | "apple", view: View) => boolean;
  /** Who has influence in a principality without being a player; and what is said to a step of a scoring. */
  readonly contender?: (view: View, place: Place) => Contender | null;
  readonly scored?: (step: Step) => string | null;

  // A scoring, and the end
  readonly sources?: readonly PointSource[];
  readonly bars?: readonly BarPart[];
  readonly stations?: readonly ScoringStation[];
  /** What an event of a scoring is about. */
  readonly counted?: (event: Event) => Pick<Step, "station" | "counted"> | null;
  /** The kinds of steps that it adds or changes. */
  readonly steps?: Readonly<Record<string, StepRecord>>;
  /** How many of a player's markers leave a principality in any case. */
  readonly leaving?: (view: View, seat: number, place: Place) => number;
  /** What is said of the next scoring, after this round. */
  readonly projection?: (round: number) => string;

  // What can be done
  readonly act?: (ask: string, option: unknown, word: string) => Act | null;
  readonly ids?: (act: Act, situation: Situation) => string[] | null;
  readonly free?: readonly Act["kind"][];
  /** What changes a die: what it is for the reader, and the thing that is given for it. */
  readonly alterations?: readonly Alteration[];
  readonly gatherings?: readonly Gathering[];
  /** What of an option is gold before it is looked at, and the ways that it shows. */
  readonly shown?: (act: Act, ids: readonly string[]) => readonly string[] | null;
  readonly ways?: (act: Act, situation: Situation) => readonly Preview[] | null;
  /** What options are for that are asked for under a name of their own, once one has come to them; and its rule. */
  readonly purpose?: (act: Act) => string | null;
  readonly rules?: Readonly<Record<string, string>>;
  /** The rule behind a question, where the server names a wider one. */
  readonly rule?: (ask: string, acts: readonly Act[]) => string | null;
  readonly helpers?: (view: View, seat: number) => readonly Helper[];

  // In words
  /** What the places of the table are called, if not by their animals. */
  readonly callings?: (view: View) => Callings | null;
  /** The board in a sentence. */
  readonly summary?: (view: View) => string | null;
  readonly title?: (ask: string, acts: readonly Act[]) => string | null;
  readonly text?: (ask: string, situation: Situation, acts: readonly Act[]) => string | null;
  readonly decline?: (ask: string, situation: Situation, acts: readonly Act[]) => string | null;
  readonly row?: (act: Act, situation: Situation) => Row | null;
  /** What helps with a mission of which something is lacking; `said` is the mission. */
  readonly relief?: (said: string, lacking: readonly Need[], situation: Situation) => string | null;
  readonly thing?: (id: string, acts: readonly Act[], situation: Situation) => Row | null;
  /** What a vassal does where it is sent. */
  readonly duty?: (posted: Pick<Post, "vassal" | "place">, situation: Situation) => string | null;
  readonly effect?: (space: string, situation: Situation) => Effect | null;
  readonly explain?: (id: string, situation: Situation) => Explanation | null;
  readonly whyNot?: (id: string, ask: string, situation: Situation) => string | null;
  readonly said?: (event: Event, teller: Teller) => readonly Part[] | null;
  readonly sections?: (told: Told) => readonly Section[];
  /** What lies at a place instead of its goods: in words, and the ids of its parts. */
  readonly stored?: (place: Place, view: View) => Pick<Entry, "words" | "parts"> | null;
  /** What lies at a castle besides the goods, in words. */
  readonly lying?: (view: View, seat: number) => readonly string[];
  /** What of a castle can be explained besides. */
  readonly belongings?: Belongings;
  /** What lies in a principality besides vassals, goods and markers. */
  readonly besides?: (place: Place, view: View) => Besides | null;

  // In pictures
  readonly draws?: (name: string) => boolean;
  readonly Piece?: Component<PieceProps>;
  /** Signs in the colour of the text, by their names. */
  readonly signs?: Readonly<Record<string, string>>;
  /** What is printed on a tile of the environs. */
  readonly printed?: (tile: EnvironsTile) => Printed | null;
  /** The gold line round what it puts on the board. */
  readonly outline?: (id: string, view: View, places: readonly Place[]) => Outline | null;
  /** The sign of a place, where its animal is not enough. */
  readonly placeSign?: (place: Place) => string | null;
  /** The piece that stands for an option, or for a thing that several begin with. */
  readonly sign?: (of: Act | string, situation: Situation) => string | null;
  readonly counts?: (view: View, seat: number, parts: Parts) => readonly Count[];
  /** The sorts of things that lie at a castle, by the first word of their ids. */
  readonly atCastle?: readonly string[];
  readonly supplies?: (supplies: readonly Supply[], view: View) => readonly Supply[];
  readonly sounds?: Readonly<Partial<Record<EventName, Sound | null>>>;
  /** What is said beside the missions in hand. */
  readonly handNote?: (view: View, seat: number) => string | null;
  readonly flights?: (before: View, now: View, event: Event) => readonly Flight[] | null;
  readonly boards?: readonly Board[];
  readonly panels?: readonly {
    readonly takes: (act: Act, small: boolean) => boolean;
    readonly of: Component<PanelProps>;
  }[];
  readonly gathered?: { readonly takes: (id: string) => boolean; readonly of: Component<GatheredProps> };
  readonly figures?: Readonly<Record<string, FigureFace>>;
  readonly court?: Court;
  readonly opening?: Opening;
  /** Events that nobody needs time to follow. */
  readonly silent?: readonly EventName[];
  /** Who stands and what lies at a place, in the stead of a principality. */
  readonly District?: Component<GroundProps>;
  /** Under the markers of a principality and over them, on the ring, under the manors, and over the environs. */
  readonly Ground?: Component<GroundProps>;
  readonly Over?: Component<GroundProps>;
  readonly OnRing?: Component<WheelProps>;
  readonly UnderManors?: Component<WheelProps>;
  readonly OnTable?: Component<WheelProps>;
  /** Beside the dice of a player, and beside the name. */
  readonly Beside?: Component<SeatProps>;
  readonly Held?: Component<HeldProps>;
  /** Beside the name of another player, in place of a note. */
  readonly Tags?: Component<TagsProps>;
}

/** Somebody with influence in a principality. */
export interface Contender {
  readonly count: number;
  /** "Morgana two markers" */
  readonly words: string;
}

/** A way to change the face of a die. */
export interface Alteration {
  readonly kind: Adjust["kind"];
  readonly piece: string;
  /** "with a coin" */
  readonly with: () => string;
  /** "Turned with a coin to" */
  readonly to: () => string;
}

const installed = new Map<LayerKey, Layer>();
let inPlay: readonly Layer[] = [];

/** Adds a layer: its folder calls this when it is loaded. */
export function install(layer: Layer): void {
  installed.set(layer.key, layer);
}

/** Makes the table with these settings the one before the reader. */
export function play(options: Settings): readonly Layer[] {
  inPlay = layersWith(options);
  return inPlay;
}

/** The layers of a table with these settings, as far as they are loaded, outermost first. */
export function layersWith(options: Settings): readonly Layer[] {
  return LAYERS.filter((key) => key === BASE || options[key] === "on").flatMap(
    (key) => installed.get(key) ?? [],
  );
}

/** The layers of the table before the reader, outermost first. */
export function layers(): readonly Layer[] {
  return inPlay;
}

/** The layers of the table before the reader as their pieces lie one on the other, the lowest first. */
export function fromBelow(): readonly Layer[] {
  return inPlay.toReversed();
}

/** The answer of the outermost layer that has one. */
export function answered<Answer>(of: (layer: Layer) => Answer | null | undefined): Answer | null {
  for (const layer of inPlay) {
    const answer = of(layer);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** A value after all layers have changed it, from the inside out. */
export function wrapped<Value>(
  value: Value,
  change: (layer: Layer, inner: Value) => Value | undefined,
): Value {
  return inPlay.reduceRight((inner, layer) => change(layer, inner) ?? inner, value);
}

/** How a layer changes a die. */
export function alterationFor(kind: string): Alteration | null {
  return answered(({ alterations }) => alterations?.find((known) => known.kind === kind));
}
