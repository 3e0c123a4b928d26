/**
 * The layers of a table: the base game, and around it the modules it plays with, in the order of the rules. A layer
 * describes its acts, questions, events, things and spaces in tables of records. Everything that is read, said or
 * drawn asks the outermost layer first. A module's folder is loaded with the first table that plays it.
 */

import type { Component } from "svelte";
import type { Act, ActTable, Situation } from "./choosing/act";
import type { AskTable } from "./question/asks";
import type { EventTable } from "./events/records";
import type { SourceTable } from "./events/sources";
import type { PowerTable } from "./telling/powers";
import type { SpaceTable } from "./telling/spaces";
import type { ThingTable } from "./telling/things";
import type { Lit } from "./board/lights";
import type { Board } from "./sideboards/sideboards";
import type { Choosing } from "./choosing/choosing.svelte";
import type { Offer } from "./choosing/offers";
import type { Belongings, Besides, Entry, Section, Told } from "./telling/inwords";
import type { Mission, Need, Parts } from "./position/parts";
import type { Lesson } from "./guided/moment";
import type { Step } from "./scoring/steps";
import { LAYERS, type Event, type LayerKey, type WireView } from "./rules";
import type { Callings } from "./telling/callings.svelte";
import type { Court } from "./castle/court";
import type { SourceBarPart, ScoringStation, StepRecord, ValuedSource } from "./scoring/records";
import type { Tile as EnvironsTile, View } from "./position/view";
import type { Good, Place, Vassal } from "./position/words";

type Wire = Readonly<Record<string, unknown>>;
type Settings = Readonly<Record<string, string>>;

const BASE: LayerKey = "base";

/** A vassal and its destination. */
export interface Posting {
  readonly vassal: Vassal;
  readonly place: Place;
}

/** A piece by its name, in a drawing or, with a size, as a separate picture. */
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

/** The props of other things in a principality, and of things beside the dice of a player. */
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

/** The props of things on the ring or on the table. */
export interface WheelProps extends Record<string, unknown> {
  view: View;
  lit: Lit;
}
/** The props of things beside the name of a player. */
export interface HeldProps extends Record<string, unknown> {
  view: View;
  seat: number;
  size: number;
}
/** Things that represent many options, side by side in a question instead of in rows. */
export interface GatheredProps extends Record<string, unknown> {
  choosing: Choosing;
  situation: Situation;
  offers: readonly Offer[];
  caps: ReadonlyMap<string, string>;
  barred: string | null;
  small: boolean;
}
/** A thing that only one player can hold. */
export interface Treasure {
  /** Its name, which is also the name of its sign. */
  readonly name: string;
  /** The seat that holds it; null while it is on the table. */
  readonly holder: number | null;
}

/** An icon printed on a tile of the environs, in addition to its terrain and a tower. */
export interface Printed {
  readonly piece: string;
  readonly words: () => string;
}

/** The props of tags beside the name of another player. */
export interface TagsProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  seat: number;
}

/** The look of a figure that everyone moves. */
export interface FigureLook {
  /** Its name. */
  readonly name?: () => string;
  /** The die of the same name: the sign behind the pips, and its words for a screen reader. */
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
  /** The subject of the question. */
  text: string;
  caps: ReadonlyMap<string, string>;
  barred: string | null;
  small: boolean;
  onchoose: (act: Act) => void;
  /** Whether the next tap on this option chooses it. */
  isReady: (act: Act) => boolean;
}

/** A count in front of a player. The order of apples is 10, staffs 20, markers 30, manors 40. */
export interface Count {
  readonly id: string;
  readonly order: number;
  readonly n: number;
  /** The piece that represents it, drawn by its module. */
  readonly piece: string;
  readonly words: string;
  /** It lies open in front of its player, if there is room for it. */
  readonly isOpen?: boolean;
}

/** A supply on the table. Its sign is one of the base game's, or a piece of a module. */
export interface Supply {
  readonly name: string;
  readonly piece: string;
  readonly count: number;
  /** It lies below the environs. */
  readonly isBelow?: boolean;
}

/** Something other than a die that a turn can be taken with. */
export interface Helper {
  readonly die: string;
  /** How far it goes. */
  readonly face: number;
  readonly isUsed: boolean;
}

type Goods = Readonly<Record<Good, number>>;
/** What goods are needed for: to be counted or given away, to pay and to defend, or for a mission. */
export type Use = "score" | "pay" | Mission;

/** A piece that counts as a shield, a flag or a material. */
export interface Tile {
  readonly id: string;
  readonly piece: string;
  readonly n: number;
}

/** The tables of records of a layer. */
export interface Records {
  /** Its records of acts by kind, of questions by name, and of events by name. */
  readonly acts?: ActTable;
  readonly asks?: AskTable;
  readonly events?: EventTable;
  /** The sources of points that it adds. */
  readonly sources?: SourceTable;
  /** Its records of things by the first word of their ids, of spaces by their action, and the rules of powers. */
  readonly things?: ThingTable;
  readonly spaces?: SpaceTable;
  readonly powers?: PowerTable;
  /** The hints of its first lesson, loaded at the table of one. */
  readonly lesson?: () => Promise<{ readonly LESSON: Lesson }>;
}

/** What a layer adds to the position, and how it counts. */
export interface InPosition {
  readonly parts?: (components: Wire, settings: Settings) => Partial<Parts>;
  readonly read?: (wire: WireView) => Partial<View>;
  /** It adds so much that all castles are drawn closer together. */
  readonly crowds?: boolean;
  /** The things that only one player can hold. */
  readonly treasures?: (view: View) => readonly Treasure[];
  /** How many missions a player may have in hand. */
  readonly handSize?: (view: View, seat: number) => number | null;
  /** A player's goods, for some use of them. */
  readonly goods?: (goods: Goods, view: View, seat: number, use: Use) => Goods;
  /** A tile at a castle that stands in for a good. */
  readonly tile?: (view: View, seat: number, good: Good) => Tile | null;
  /** Influence in a principality in addition to the markers, both for the majority and as points. */
  readonly influence?: (view: View, seat: number, place: Place) => number;
  readonly pot?: (view: View, place: Place) => number;
  /** Whether a good, an "apple" or a piece of a module is blocked although one is left. */
  readonly closes?: (what: string, view: View) => boolean;
  /** A contender in a principality who is not a player. */
  readonly contender?: (view: View, place: Place) => Contender | null;
  /** Other things than dice that a turn can be taken with. */
  readonly helpers?: (view: View, seat: number) => readonly Helper[];
}

/** What a layer adds to a scoring, and to the end of the game. */
export interface InScoring {
  readonly barParts?: readonly SourceBarPart[];
  readonly valued?: Readonly<Record<string, ValuedSource>>;
  readonly stations?: readonly ScoringStation[];
  /** The kinds of steps that it adds or changes. */
  readonly steps?: Readonly<Record<string, StepRecord>>;
  /** How many of a player's markers always leave a principality. */
  readonly leaving?: (view: View, seat: number, place: Place) => number;
  /** A remark on the next scoring, after this round. */
  readonly projection?: (round: number) => string;
  /** A remark on a step of a scoring. */
  readonly scored?: (step: Step) => string | null;
}

/** What a layer says. */
export interface InWords {
  /** A note for waiting players on a decision that others make during someone's turn, derived from its events. */
  readonly aside?: (events: readonly Event[]) => string | null;
  /** The names of the places at this table, if not their animals. */
  readonly callings?: (view: View) => Callings | null;
  /** A summary of the board in one sentence. */
  readonly summary?: (view: View) => string | null;
  /** What helps with a mission that lacks something; `said` is the mission. */
  readonly relief?: (said: string, lacking: readonly Need[], situation: Situation) => string | null;
  /** The duty that a vassal does where it is sent. */
  readonly duty?: (posting: Posting, situation: Situation) => string | null;
  /** The duty after the sender's allies have changed it. */
  readonly sent?: (duty: string, posting: Posting, situation: Situation) => string;
  /** The words of a row, with what its act brings if that is known; `isTold`: without its points. */
  readonly withGains?: (words: string | null, situation: Situation, isTold: boolean) => string | null;
  /** The extra effect of building on a tile. */
  readonly siteEffect?: (cell: string, situation: Situation) => string | null;
  /** Whether the vassals printed on missions matter. */
  readonly countsVassals?: true;
  readonly sections?: (told: Told) => readonly Section[];
  /** The things at a place instead of its goods: in words, and the ids of its parts. */
  readonly stored?: (place: Place, view: View) => Pick<Entry, "words" | "parts"> | null;
  /** Other things at a castle than goods, in words. */
  readonly lying?: (view: View, seat: number) => readonly string[];
  /** Other explainable things at a castle. */
  readonly belongings?: Belongings;
  /** Other things in a principality than vassals, goods and markers. */
  readonly besides?: (place: Place, view: View) => Besides | null;
}

/** What a layer draws. */
export interface InPictures {
  readonly draws?: (name: string) => boolean;
  readonly Piece?: Component<PieceProps>;
  /** Signs in the colour of the text, by their names. */
  readonly signs?: Readonly<Record<string, string>>;
  /** The icon printed on a tile of the environs. */
  readonly printed?: (tile: EnvironsTile) => Printed | null;
  /** The sign of a place, if its animal is not enough. */
  readonly placeSign?: (place: Place) => string | null;
  readonly counts?: (view: View, seat: number, parts: Parts) => readonly Count[];
  /** The sorts of things at a castle, by the first word of their ids. */
  readonly atCastle?: readonly string[];
  readonly supplies?: (supplies: readonly Supply[], view: View) => readonly Supply[];
  /** A note beside the missions in hand. */
  readonly handNote?: (view: View, seat: number) => string | null;
  readonly boards?: readonly Board[];
  readonly panels?: readonly {
    readonly takes: (act: Act, small: boolean) => boolean;
    readonly of: Component<PanelProps>;
    /** It shows the subject of the question itself. */
    readonly tellsText?: true;
  }[];
  readonly gathered?: { readonly takes: (id: string) => boolean; readonly of: Component<GatheredProps> };
  readonly figures?: Readonly<Record<string, FigureLook>>;
  readonly court?: Court;
  /** The people and pieces of a place that replaces a principality. */
  readonly Substitute?: Component<GroundProps>;
  /** Under the markers of a principality and over them, on the ring, under the manors, and over the environs. */
  readonly ground?: readonly Component<GroundProps>[];
  readonly over?: readonly Component<GroundProps>[];
  readonly OnRing?: Component<WheelProps>;
  readonly underManors?: readonly Component<WheelProps>[];
  readonly OnTable?: Component<WheelProps>;
  /** Beside the dice of a player, and beside the name. */
  readonly beside?: readonly Component<SeatProps>[];
  readonly Held?: Component<HeldProps>;
  /** Tags beside the name of another player, in place of a note. */
  readonly Tags?: Component<TagsProps>;
}

/** The base game or a module. */
export interface Layer extends Records, InPosition, InScoring, InWords, InPictures {
  /** The setting of the table that switches it on. */
  readonly key: LayerKey;
  /** The areas of its messages. */
  readonly areas: readonly string[];
  /** Some of its pieces, which are drawn beside its rules, and what they are called. */
  readonly samples?: Readonly<Record<string, () => string>>;
}

/** Somebody with influence in a principality. */
export interface Contender {
  readonly count: number;
  /** "Merlin two markers" */
  readonly words: string;
}

const installed = new Map<LayerKey, Layer>();
let inPlay: readonly Layer[] = [];

/** Adds a layer. Its folder calls this when it is loaded. */
export function install(layer: Layer): void {
  installed.set(layer.key, layer);
}

/** Makes the table with these settings the current one. */
export function play(settings: Settings): readonly Layer[] {
  inPlay = layersWith(settings);
  return inPlay;
}

/** The loaded layers of a table with these settings, outermost first. */
export function layersWith(settings: Settings): readonly Layer[] {
  return LAYERS.filter((key) => key === BASE || settings[key] === "on").flatMap(
    (key) => installed.get(key) ?? [],
  );
}

/** The layers of the current table, outermost first. */
export function layers(): readonly Layer[] {
  return inPlay;
}

/** The layers of the current table in drawing order, lowest first. */
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
