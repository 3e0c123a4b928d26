/**
 * What the rules of King Arthur declare: the words, and by module the zones, questions, acts and events.
 * Written by `python -m tests.declarations`; do not change it by hand.
 */

export type Kind = "dark" | "enemy" | "monster" | "dragon";
export type Way = "usual" | "repeated" | "double";
export type Reason = "adventures" | "adversaries" | "stalemate";
/** A player, by the number of the seat. */
export type Seat = number;
/** A knight by its colour and worth: red2, merlin. */
export type Knight = string;
/** An adversary by its kind and value: dragon4. */
export type Adversary = string;
/** An adventure. */
export type AdventureName = string;

// base

export interface BaseZones {
  readonly turns: number;
  readonly over: boolean;
  readonly active: Seat;
  readonly adventures: Readonly<Record<string, Seat | null>>;
  readonly columns: Readonly<Record<Kind, readonly Adversary[]>>;
  readonly adversary_supply: readonly Adversary[] | number;
  readonly trophies: readonly (readonly Adversary[] | number)[];
  readonly out: readonly Adversary[];
  readonly knight_supply: readonly Knight[] | number;
  readonly knight_discards: readonly Knight[];
  readonly hands: readonly (readonly Knight[] | number)[];
  readonly resting: number;
  readonly ended: string | null;
}
/** Do you turn adversaries over? */
export type AskDrawAdversaries = {
  readonly ask: "draw-adversaries"; readonly options: readonly ("draw" | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which adversary do you challenge, and with which knights? */
export type AskChallenge = {
  readonly ask: "challenge"; readonly options: readonly (readonly [string, Adversary, readonly string[]] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which adventure do you take, and for which adversaries? */
export type AskAdventure = {
  readonly ask: "adventure"; readonly options: readonly (readonly [AdventureName, readonly string[]] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** How many knights do you draw? */
export type AskDrawKnights = {
  readonly ask: "draw-knights"; readonly options: readonly (number | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type BaseQuestion = AskDrawAdversaries | AskChallenge | AskAdventure | AskDrawKnights;
/** The adversaries are laid out, and a player begins. */
export type Began = {
  readonly name: "began"; readonly seat: number | null;
  readonly facts: { readonly columns: Readonly<Record<Kind, readonly Adversary[]>> };
};
/** A turn begins. */
export type Turn = {
  readonly name: "turn"; readonly seat: number | null;
  readonly facts: { readonly number: number };
};
/** Adversaries are turned over. */
export type DrewAdversaries = {
  readonly name: "drew-adversaries"; readonly seat: number | null;
  readonly facts: { readonly cards: readonly Adversary[] };
};
/** An adversary goes to the hand of a player, who pays with knights. */
export type Defeated = {
  readonly name: "defeated"; readonly seat: number | null;
  readonly facts: { readonly way: Way; readonly adversary: Adversary; readonly payment: readonly Knight[] };
};
/** A player takes an adventure for adversaries. */
export type Ventured = {
  readonly name: "ventured"; readonly seat: number | null;
  readonly facts: { readonly adventure: AdventureName; readonly trophies: readonly Adversary[]; readonly value: number };
};
/** A player draws knights. */
export type DrewKnights = {
  readonly name: "drew-knights"; readonly seat: number | null;
  readonly facts: { readonly cards?: readonly Knight[]; readonly count: number };
};
/** The discards become the supply of knights. */
export type Reshuffled = {
  readonly name: "reshuffled"; readonly seat: number | null;
  readonly facts: { readonly count: number };
};
/** A player does nothing in a turn. */
export type Passed = {
  readonly name: "passed"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** The game ends. */
export type Over = {
  readonly name: "over"; readonly seat: number | null;
  readonly facts: { readonly reason: Reason; readonly scores: readonly number[]; readonly winners: readonly Seat[] };
};
export type BaseEvent = Began | Turn | DrewAdversaries | Defeated | Ventured | DrewKnights | Reshuffled | Passed | Over;
export type BaseEventName = "began" | "turn" | "drew-adversaries" | "defeated" | "ventured" | "drew-knights" | "reshuffled" | "passed" | "over";

// seals

export interface SealsZones {
  readonly seals: Readonly<Record<Kind, readonly (Seat | null)[]>>;
  readonly seals_left: readonly number[];
}
/** A seal lies on an adversary. */
export type Sealed = {
  readonly name: "sealed"; readonly seat: number | null;
  readonly facts: { readonly adversary: Adversary; readonly payment: readonly Knight[] };
};
/** A column falls: everybody takes the cards under their seals. */
export type ColumnFell = {
  readonly name: "column-fell"; readonly seat: number | null;
  readonly facts: { readonly kind: Kind; readonly won: readonly (readonly [Seat, Adversary])[] };
};
export type SealsEvent = Sealed | ColumnFell;
export type SealsEventName = "sealed" | "column-fell";

export type Event = BaseEvent | SealsEvent;

export type Question = BaseQuestion;

export type Act = never;

/** The position as it goes over the wire; what a module keeps is there with the module. */
export type Zones = BaseZones & Partial<SealsZones>;

/** A view as it goes over the wire: the table, and the zones. */
export type WireView = Zones & {
  readonly seats: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly asked: number | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
};

export type EventName = Event["name"];
export type Ask = Question["ask"];
