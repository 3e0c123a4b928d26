/**
 * What the rules of Merlin declare: the words, and by module the zones, questions, acts and events.
 * Written by `python -m tests.declarations`; do not change it by hand.
 */

export type Place = "black" | "grey" | "blue" | "purple" | "orange" | "brown";
export type Kind = "shield" | "flag" | "material";
export type Vassal = "lady" | "shield-bearer" | "builder" | "flag-bearer";
export type Terrain = "mountain" | "wood" | "lake";
export type Power = "repel" | "missions" | "reverse" | "turn" | "different" | "mirror" | "nudge" | "switch";
export type District = "mint" | "merchant" | "orchard" | "smith" | "quarry" | "tailor";
export type Ally = "tristram" | "lamorak" | "gawain" | "lancelot" | "gareth" | "geraint" | "galahad" | "bors" | "gaheris" | "percival" | "bedivere" | "kay";
export type Good = "black-shield" | "grey-shield" | "blue-shield" | "purple-shield" | "orange-shield" | "brown-shield" | "black-flag" | "grey-flag" | "blue-flag" | "purple-flag" | "orange-flag" | "brown-flag" | "black-material" | "grey-material" | "blue-material" | "purple-material" | "orange-material" | "brown-material";
export type Post = "castle" | "black" | "grey" | "blue" | "purple" | "orange" | "brown";
export type Figure = "merlin" | "knight0" | "knight1" | "knight2" | "knight3" | "arthur";
export type Die = "die1" | "die2" | "die3" | "merlin" | "arthur";
export type MorganaDie = "morgana1" | "morgana2" | "morgana3" | "morgana4";
export type AnyDie = "die1" | "die2" | "die3" | "merlin" | "arthur" | "morgana1" | "morgana2" | "morgana3" | "morgana4";
export type Direction = "cw" | "ccw";
export type Way = "cw" | "ccw" | "mirror" | "stairs" | "portal";
export type Means = "apple" | "flag" | "decree" | "coin" | "fruit" | "tristram" | "gawain" | "poison" | "bewitch";
export type Repeller = "shield" | "flag" | "excalibur" | "favor";
export type Piece = "influence" | "shield" | "flag" | "material" | "manor";
export type Stack = "A" | "B";
export type TokenAction = "bewitch" | "swap" | "gold" | "dark" | "hut";
export type Ability = "lady-1" | "lady-2" | "lady-3" | "shield-bearer-1" | "shield-bearer-2" | "shield-bearer-3" | "builder-1" | "builder-2" | "builder-3" | "flag-bearer-1" | "flag-bearer-2" | "flag-bearer-3";
/** A player, by the number of the seat. */
export type Seat = number;
/** What a die shows, 1 to 6. */
export type Face = number;
/** A space of a ring: blue, vp-shield, build-2. */
export type Space = string;
/** A place of the environs: a1 to d6. */
export type Cell = string;
/** A tile of the environs: lake, wood-tower, mountain-grail. */
export type Tile = string;
/** A starting tile. */
export type StartingTile = string;
/** A flag for after a move, and the space that it leads to. */
export type Detour = readonly ["mirror" | "different", Space];
/** A mission. */
export type Card = string;
/** A decree by what it brings: blue-shield, vp-2. */
export type Decree = string;
/** A Pict. */
export type PictName = string;
/** A treasure by its action: grail, influence-shield-flag, discard-flag-marker. */
export type TreasureName = string;
/** A day labourer by its steps: labourer-3. */
export type Labourer = string;
export type Mover = Die | Labourer;
/** A ware of the market: blue-shield-tile, plus, fruit, labourer-3. */
export type Ware = string;

// base

export interface BaseZones {
  readonly turns: number;
  readonly over: boolean;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly ring: readonly Space[];
  readonly figures: Readonly<Record<string, Space>>;
  readonly faces: readonly Readonly<Record<string, Face>>[];
  readonly used: readonly (readonly string[])[];
  readonly supply: Readonly<Record<Good, number>>;
  readonly castles: readonly Readonly<Record<Good, number>>[];
  readonly apple_supply: number;
  readonly apples: readonly number[];
  readonly staffs: readonly number[];
  readonly excalibur: Seat | null;
  readonly grail: Seat | null;
  readonly vassals: readonly Readonly<Record<Vassal, Post>>[];
  readonly markers: readonly Readonly<Record<Place, number>>[];
  readonly tiles: readonly Tile[];
  readonly manors: Readonly<Record<string, Seat>>;
  readonly traitor_supply: readonly Place[] | number;
  readonly traitor_discards: readonly Place[];
  readonly traitors: readonly (readonly Place[])[];
  readonly mission_deck: readonly Card[] | number;
  readonly mission_discards: readonly Card[];
  readonly display: readonly Card[];
  readonly hands: readonly (readonly Card[] | number)[];
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly chosen: string | null;
  readonly ate: boolean;
  readonly resolved: number;
  readonly flagged: number;
  readonly due: number;
  readonly finished: boolean;
}
/** What do you give back at an exchange space? */
export type AskGive = {
  readonly ask: "give"; readonly options: readonly (Good | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** What do you take in exchange? */
export type AskTake = {
  readonly ask: "take"; readonly options: readonly Good[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which vassal do you send to which principality? */
export type AskSend = {
  readonly ask: "send"; readonly options: readonly (readonly [Vassal, Place] | null)[];
  readonly about: { readonly space: Place };
};
/** From which principality where you have a marker do you take a good? */
export type AskClaim = {
  readonly ask: "claim"; readonly options: readonly (Place | null)[];
  readonly about: { readonly kind: Kind };
};
/** Which vassal do you send to a principality where you have a marker? */
export type AskDeploy = {
  readonly ask: "deploy"; readonly options: readonly (readonly [Vassal, Place] | Act | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which vassal do you move to a neighbouring principality? */
export type AskRelocate = {
  readonly ask: "relocate"; readonly options: readonly (readonly [Vassal, Place] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** On which tile do you build, and which material pays? */
export type AskBuild = {
  readonly ask: "build"; readonly options: readonly (readonly [Cell, Place] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** What do you take for the tower? */
export type AskTower = {
  readonly ask: "tower"; readonly options: readonly (Good | readonly ["marker", Place] | null)[];
  readonly about: { readonly cell: Cell };
};
/** Which mission do you take: one from the display, or the top one of the deck? */
export type AskDraw = {
  readonly ask: "draw"; readonly options: readonly (Card | "deck")[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which one or two missions do you replace? */
export type AskReplace = {
  readonly ask: "replace"; readonly options: readonly (readonly Card[] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which of your traitors does Excalibur discard? */
export type AskExcalibur = {
  readonly ask: "excalibur"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** What do you do: move with a die, change one, or do a free act? */
export type AskMove = {
  readonly ask: "move"; readonly options: readonly Act[];
  readonly about: Readonly<Record<never, never>>;
};
/** What else do you do before your turn ends? */
export type AskRest = {
  readonly ask: "rest"; readonly options: readonly (Act | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** What do you use against your traitors instead of shields? */
export type AskDefend = {
  readonly ask: "defend"; readonly options: readonly (Act | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Do you use a shield against a traitor of its colour? */
export type AskShield = {
  readonly ask: "shield"; readonly options: readonly (Good | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Do you win the tie in this principality? */
export type AskGrail = {
  readonly ask: "grail"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type BaseQuestion = AskGive | AskTake | AskSend | AskClaim | AskDeploy | AskRelocate | AskBuild | AskTower | AskDraw | AskReplace | AskExcalibur | AskMove | AskRest | AskDefend | AskShield | AskGrail;
/** Resolve a mission whose conditions you meet. */
export type ActMission = readonly [name: "mission", card: Card];
/** Use a Missions flag to resolve another mission and score two extra points. */
export type ActSecond = readonly [name: "second", card: Card];
/** Use a Repel flag to repel all your traitors of one colour without shields. */
export type ActRepel = readonly [name: "repel", place: Place];
/** Give an apple back and turn the chosen die to any face. */
export type ActApple = readonly [name: "apple", die: Die, face: Face];
/** Turn a die to the opposite face. */
export type ActTurn = readonly [name: "turn", die: Die];
/** Move the figure of your die, with flags for after the move. */
export type ActGo = readonly [name: "go", die: Mover, direction: Direction, space: Space, ...detours: Detour[]];
/** Use a Reverse flag to move your knight backwards, with flags for after the move. */
export type ActReverse = readonly [name: "reverse", die: Mover, space: Space, ...detours: Detour[]];
/** Put a staff into the box. */
export type ActStaff = readonly [name: "staff", space: Space];
export type BaseAct = ActMission | ActSecond | ActRepel | ActApple | ActTurn | ActGo | ActReverse | ActStaff;
/** A good goes from its principality to a castle. */
export type Took = {
  readonly name: "took"; readonly seat: number | null;
  readonly facts: { readonly good: Good };
};
/** A good goes from a castle back to its principality. */
export type GaveBack = {
  readonly name: "gave-back"; readonly seat: number | null;
  readonly facts: { readonly good: Good };
};
/** The Grail has a new holder. */
export type TookGrail = {
  readonly name: "took-grail"; readonly seat: number | null;
  readonly facts: { readonly former: Seat | null };
};
/** An apple goes from the supply to a castle. */
export type TookApple = {
  readonly name: "took-apple"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** A marker goes from a castle to a principality. */
export type PlacedMarker = {
  readonly name: "placed-marker"; readonly seat: number | null;
  readonly facts: { readonly place: Place };
};
/** Markers go from a principality back to their castle. */
export type Withdrew = {
  readonly name: "withdrew"; readonly seat: number | null;
  readonly facts: { readonly place: Place; readonly count: number };
};
/** A vassal goes to a principality. */
export type Sent = {
  readonly name: "sent"; readonly seat: number | null;
  readonly facts: { readonly vassal: Vassal; readonly origin: Post; readonly place: Place };
};
/** A vassal goes back to its castle. */
export type WentHome = {
  readonly name: "went-home"; readonly seat: number | null;
  readonly facts: { readonly vassal: Vassal; readonly place: Place };
};
/** A manor is built on a tile. */
export type Built = {
  readonly name: "built"; readonly seat: number | null;
  readonly facts: { readonly cell: Cell; readonly tile: Tile };
};
/** A mission is resolved and goes to the discards. */
export type Resolved = {
  readonly name: "resolved"; readonly seat: number | null;
  readonly facts: { readonly mission: Card };
};
/** A mission comes from the deck. */
export type DrewMission = {
  readonly name: "drew-mission"; readonly seat: number | null;
  readonly facts: { readonly mission?: string };
};
/** A mission comes from the display, and another is revealed. */
export type TookMission = {
  readonly name: "took-mission"; readonly seat: number | null;
  readonly facts: { readonly mission: Card; readonly revealed: Card };
};
/** The discards become the deck of missions. */
export type ReshuffledMissions = {
  readonly name: "reshuffled-missions"; readonly seat: number | null;
  readonly facts: { readonly count: number };
};
/** Missions of a hand go to the discards. */
export type DiscardedMissions = {
  readonly name: "discarded-missions"; readonly seat: number | null;
  readonly facts: { readonly missions: readonly Card[] };
};
/** A mission is worth its points. */
export type ScoredMissions = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "missions"; readonly mission: Card };
};
/** A Missions flag makes a second mission worth more. */
export type ScoredFlags = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "flags"; readonly mission: Card };
};
/** A space is worth a point for each piece. */
export type ScoredSpaces = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "spaces"; readonly space: Space; readonly piece: Piece };
};
/** A traitor that was not repelled costs points. */
export type ScoredTraitors = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "traitors"; readonly traitor: Place };
};
/** Excalibur pays for having no traitor. */
export type ScoredExcalibur = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "excalibur" };
};
/** A territory is won or shared. */
export type ScoredEnvirons = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "environs"; readonly cells: readonly Cell[] };
};
/** The markers in a principality are counted. */
export type ScoredInfluence = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "influence"; readonly place: Place };
};
/** Vassals in principalities are worth a point each. */
export type ScoredVassals = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "vassals" };
};
/** Leftover pieces are worth points at the end of the game. */
export type ScoredApples = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "apples" | "staffs" | "goods" };
};
/** A flag is used for its power and goes back to its principality. */
export type UsedFlag = {
  readonly name: "used-flag"; readonly seat: number | null;
  readonly facts: { readonly power: Power; readonly flag: Good };
};
/** A traitor goes to the discards. */
export type Repelled = {
  readonly name: "repelled"; readonly seat: number | null;
  readonly facts: { readonly traitor: Place; readonly means: Repeller };
};
/** Excalibur has a new holder. */
export type TookExcalibur = {
  readonly name: "took-excalibur"; readonly seat: number | null;
  readonly facts: { readonly former: Seat | null };
};
/** The discards become the supply of traitors. */
export type ReshuffledTraitors = {
  readonly name: "reshuffled-traitors"; readonly seat: number | null;
  readonly facts: { readonly count: number };
};
/** A player draws new traitors. */
export type DrewTraitors = {
  readonly name: "drew-traitors"; readonly seat: number | null;
  readonly facts: { readonly traitors: readonly Place[] };
};
/** A player has rolled the dice. */
export type Rolled = {
  readonly name: "rolled"; readonly seat: number | null;
  readonly facts: { readonly faces: Readonly<Record<string, Face>> };
};
/** A die is put aside for this round. */
export type UsedDie = {
  readonly name: "used-die"; readonly seat: number | null;
  readonly facts: { readonly die: Die; readonly face: Face };
};
/** A figure goes to a space. */
export type Moved = {
  readonly name: "moved"; readonly seat: number | null;
  readonly facts: { readonly figure: Figure; readonly origin: Space; readonly space: Space; readonly way: Way };
};
/** A die shows another face. */
export type Turned = {
  readonly name: "turned"; readonly seat: number | null;
  readonly facts: { readonly die: AnyDie; readonly origin: Face; readonly face: Face; readonly means: Means };
};
/** The action of a space is not performed. */
export type Forfeited = {
  readonly name: "forfeited"; readonly seat: number | null;
  readonly facts: { readonly space: Space };
};
/** A turn begins. */
export type Turn = {
  readonly name: "turn"; readonly seat: number | null;
  readonly facts: { readonly number: number; readonly round: number };
};
/** A flag chooses the space of another knight, whose action follows. */
export type Borrowed = {
  readonly name: "borrowed"; readonly seat: number | null;
  readonly facts: { readonly figure: Figure; readonly space: Space };
};
/** A staff goes to the box and repeats the action of a space. */
export type UsedStaff = {
  readonly name: "used-staff"; readonly seat: number | null;
  readonly facts: { readonly space: Space };
};
/** A scoring begins. */
export type Scoring = {
  readonly name: "scoring"; readonly seat: number | null;
  readonly facts: { readonly round: number };
};
/** The Grail wins a tie. */
export type BrokeTie = {
  readonly name: "broke-tie"; readonly seat: number | null;
  readonly facts: { readonly place: Place };
};
/** A round ends. */
export type RoundEnded = {
  readonly name: "round-ended"; readonly seat: number | null;
  readonly facts: { readonly round: number };
};
/** The next round begins with another first player. */
export type Round = {
  readonly name: "round"; readonly seat: number | null;
  readonly facts: { readonly round: number };
};
/** The game ends. */
export type Over = {
  readonly name: "over"; readonly seat: number | null;
  readonly facts: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
};
/** The board is laid out, and the first player is chosen. */
export type Began = {
  readonly name: "began"; readonly seat: number | null;
  readonly facts: { readonly ring: readonly Space[]; readonly tiles: readonly Tile[]; readonly display: readonly Card[] };
};
/** A player takes a starting tile and what it shows. */
export type Started = {
  readonly name: "started"; readonly seat: number | null;
  readonly facts: { readonly tile: StartingTile; readonly space: Space; readonly marker: Place };
};
/** A player gets a hand of missions. */
export type DealtMissions = {
  readonly name: "dealt-missions"; readonly seat: number | null;
  readonly facts: { readonly missions?: readonly Card[]; readonly count: number };
};
export type BaseEvent = Took | GaveBack | TookGrail | TookApple | PlacedMarker | Withdrew | Sent | WentHome | Built | Resolved | DrewMission | TookMission | ReshuffledMissions | DiscardedMissions | ScoredMissions | ScoredFlags | ScoredSpaces | ScoredTraitors | ScoredExcalibur | ScoredEnvirons | ScoredInfluence | ScoredVassals | ScoredApples | UsedFlag | Repelled | TookExcalibur | ReshuffledTraitors | DrewTraitors | Rolled | UsedDie | Moved | Turned | Forfeited | Turn | Borrowed | UsedStaff | Scoring | BrokeTie | RoundEnded | Round | Over | Began | Started | DealtMissions;
export type BaseEventName = "scored" | "took" | "gave-back" | "took-grail" | "took-apple" | "placed-marker" | "withdrew" | "sent" | "went-home" | "built" | "resolved" | "drew-mission" | "took-mission" | "reshuffled-missions" | "discarded-missions" | "used-flag" | "repelled" | "took-excalibur" | "reshuffled-traitors" | "drew-traitors" | "rolled" | "used-die" | "moved" | "turned" | "forfeited" | "turn" | "borrowed" | "used-staff" | "scoring" | "broke-tie" | "round-ended" | "round" | "over" | "began" | "started" | "dealt-missions";

// favor

export interface FavorZones {
  readonly seals: readonly Readonly<Record<string, boolean>>[];
  readonly moved_in: boolean;
  readonly doubled: boolean;
  readonly staffed: boolean;
}
/** Which ability do you learn instead of scoring the mission? */
export type AskLearn = {
  readonly ask: "learn"; readonly options: readonly (Ability | null)[];
  readonly about: { readonly mission: Card };
};
/** Where do you build a second manor? */
export type AskFavorBuild = {
  readonly ask: "favor-build"; readonly options: readonly (readonly [Cell, Place] | Act | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which pieces do you score on this space? */
export type AskFavorScore = {
  readonly ask: "favor-score"; readonly options: readonly (Piece | null)[];
  readonly about: { readonly space: Space };
};
/** Which of two vassals do you send first? */
export type AskFavorDeploy = {
  readonly ask: "favor-deploy"; readonly options: readonly (readonly [Vassal, Place] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type FavorQuestion = AskLearn | AskFavorBuild | AskFavorScore | AskFavorDeploy;
/** Repel a traitor without a shield and score a point. */
export type ActFavor = readonly [name: "favor", place: Place];
export type FavorAct = ActFavor;
/** An ability brings a point. */
export type ScoredFavor = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "favor"; readonly ability: Ability; readonly mission?: string };
};
/** A player learns an ability instead of scoring a mission. */
export type Learned = {
  readonly name: "learned"; readonly seat: number | null;
  readonly facts: { readonly ability: Ability; readonly mission: Card };
};
/** A seal is turned face down. */
export type UsedFavor = {
  readonly name: "used-favor"; readonly seat: number | null;
  readonly facts: { readonly ability: Ability };
};
/** Seals are face up again. */
export type TurnedSeals = {
  readonly name: "turned-seals"; readonly seat: number | null;
  readonly facts: { readonly abilities: readonly Ability[] };
};
export type FavorEvent = ScoredFavor | Learned | UsedFavor | TurnedSeals;
export type FavorEventName = "learned" | "used-favor" | "turned-seals";

// knights

export interface KnightsZones {
  readonly ally_stacks: Readonly<Record<string, readonly Ally[]>>;
  readonly allies: readonly (readonly Ally[])[];
  readonly ally_tiles: readonly Readonly<Record<string, number>>[];
  readonly kay_tiles: Readonly<Record<Place, number>>;
  readonly castle_tiles: readonly Cell[];
  readonly geraint_tiles: readonly (readonly string[])[];
  readonly gareth_tiles: readonly (readonly Place[])[];
  readonly marshal: Place | null;
}
/** Which ally do you choose? */
export type AskAlly = {
  readonly ask: "ally"; readonly options: readonly Ally[];
  readonly about: { readonly stack: Stack };
};
/** Do you lay a tile beside the marker in this principality? */
export type AskKay = {
  readonly ask: "kay"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** From which other principality do you take a good? */
export type AskGalahad = {
  readonly ask: "galahad"; readonly options: readonly (Place | null)[];
  readonly about: { readonly kind: Kind; readonly place: Place };
};
/** Do you lay a castle tile under this manor? */
export type AskCastleTile = {
  readonly ask: "castle-tile"; readonly options: readonly (Cell | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Does the lady bring a second marker to this principality? */
export type AskLancelot = {
  readonly ask: "lancelot"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type KnightsQuestion = AskAlly | AskKay | AskGalahad | AskCastleTile | AskLancelot;
/** Spend a tile to swap a mission in your hand for one on display. */
export type ActSwap = readonly [name: "swap", own: Card, shown: Card];
/** Spend a tile to turn the die to any face. */
export type ActGawain = readonly [name: "gawain", die: Die, face: Face];
/** Spend a tile to turn a die one or two pips up or down. */
export type ActTristram = readonly [name: "tristram", die: Die, face: Face];
/** Spend a tile and a personal die to move your knight to a principality space, then use flags. */
export type ActPortal = readonly [name: "portal", die: Die, space: Place, ...detours: Detour[]];
export type KnightsAct = ActSwap | ActGawain | ActTristram | ActPortal;
/** A space brings a point more; the tiles are worth points at the end. */
export type ScoredGeraint = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "geraint"; readonly space?: string };
};
/** The first traitor of a colour brings a point; the tiles are worth points at the end. */
export type ScoredGareth = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "gareth"; readonly colour?: Place };
};
/** An ally of a stack joins a player with its tiles. */
export type Joined = {
  readonly name: "joined"; readonly seat: number | null;
  readonly facts: { readonly ally: Ally; readonly stack: Stack; readonly tiles: number };
};
/** A tile of an ally is used; `left` is the number that remains. */
export type UsedTile = {
  readonly name: "used-tile"; readonly seat: number | null;
  readonly facts: { readonly ally: Ally; readonly left: number };
};
/** A tile of Kay lies beside a marker. */
export type LaidTile = {
  readonly name: "laid-tile"; readonly seat: number | null;
  readonly facts: { readonly ally: Ally; readonly place: Place };
};
/** Tiles of Kay go back to him. */
export type ReturnedTiles = {
  readonly name: "returned-tiles"; readonly seat: number | null;
  readonly facts: { readonly ally: Ally; readonly place: Place; readonly count: number };
};
/** A mission in hand and one on display are swapped. */
export type SwappedMissions = {
  readonly name: "swapped-missions"; readonly seat: number | null;
  readonly facts: { readonly given: Card; readonly taken: Card };
};
/** A tile changes one colour of a mission. */
export type Recoloured = {
  readonly name: "recoloured"; readonly seat: number | null;
  readonly facts: { readonly mission: Card; readonly origin: Place; readonly colour: Place };
};
/** A castle tile lies under a manor. */
export type LaidCastle = {
  readonly name: "laid-castle"; readonly seat: number | null;
  readonly facts: { readonly cell: Cell };
};
/** The marshal stands in a principality. */
export type PlacedMarshal = {
  readonly name: "placed-marshal"; readonly seat: number | null;
  readonly facts: { readonly place: Place };
};
export type KnightsEvent = ScoredGeraint | ScoredGareth | Joined | UsedTile | LaidTile | ReturnedTiles | SwappedMissions | Recoloured | LaidCastle | PlacedMarshal;
export type KnightsEventName = "joined" | "used-tile" | "laid-tile" | "returned-tiles" | "swapped-missions" | "recoloured" | "laid-castle" | "placed-marshal";

// gold

export interface GoldZones {
  readonly coin_supply: number;
  readonly coins: readonly number[];
  readonly mistletoe_supply: number;
  readonly mistletoe: readonly number[];
}
/** Do you take an apple or mistletoe? */
export type AskFruit = {
  readonly ask: "fruit"; readonly options: readonly ("apple" | "mistletoe")[];
  readonly about: Readonly<Record<never, never>>;
};
/** How much mistletoe do you spend on a mission? */
export type AskMistletoe = {
  readonly ask: "mistletoe"; readonly options: readonly number[];
  readonly about: { readonly mission: Card };
};
export type GoldQuestion = AskFruit | AskMistletoe;
/** Pay a coin to turn one of your dice a point up or down. */
export type ActCoin = readonly [name: "coin", die: Die, face: Face];
export type GoldAct = ActCoin;
/** Pairs of coins are worth points at the end of the game. */
export type ScoredCoins = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "coins" };
};
/** Coins go from the supply to a castle. */
export type TookCoins = {
  readonly name: "took-coins"; readonly seat: number | null;
  readonly facts: { readonly count: number };
};
/** Coins go back to the supply. */
export type PaidCoins = {
  readonly name: "paid-coins"; readonly seat: number | null;
  readonly facts: { readonly count: number };
};
/** A piece of mistletoe goes from the supply to a castle. */
export type TookMistletoe = {
  readonly name: "took-mistletoe"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** A piece of mistletoe goes back to the supply. */
export type UsedMistletoe = {
  readonly name: "used-mistletoe"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
export type GoldEvent = ScoredCoins | TookCoins | PaidCoins | TookMistletoe | UsedMistletoe;
export type GoldEventName = "took-coins" | "paid-coins" | "took-mistletoe" | "used-mistletoe";

// caerleon

export interface CaerleonZones {
  readonly districts: Readonly<Record<Place, District>>;
}
/** Which vassal goes home from the full district? */
export type AskMakeRoom = {
  readonly ask: "make-room"; readonly options: readonly (readonly [number, Vassal])[];
  readonly about: { readonly vassal: Vassal; readonly place: Place };
};
/** What do you take from the store? */
export type AskFetch = {
  readonly ask: "fetch"; readonly options: readonly Good[];
  readonly about: { readonly kind: Kind };
};
/** What do you give to the merchant? */
export type AskMerchant = {
  readonly ask: "merchant"; readonly options: readonly (Act | null)[];
  readonly about: { readonly left: number };
};
/** What do you take from the merchant? */
export type AskBarter = {
  readonly ask: "barter"; readonly options: readonly (Good | "coin")[];
  readonly about: { readonly given: Good | "coin" };
};
export type CaerleonQuestion = AskMakeRoom | AskFetch | AskMerchant | AskBarter;
/** Give a good or a coin, then take any good; for a good you can also take a coin. */
export type ActBarter = readonly [name: "barter", given: Good | "coin"];
export type CaerleonAct = ActBarter;
/** The districts are laid out. */
export type LaidCity = {
  readonly name: "laid-city"; readonly seat: number | null;
  readonly facts: { readonly districts: Readonly<Record<Place, District>> };
};
export type CaerleonEvent = LaidCity;
export type CaerleonEventName = "laid-city";

// morgana

export interface MorganaZones {
  readonly morgana: Place | null;
  readonly morgana_faces: Readonly<Record<string, Face>>;
  readonly pentagrams: readonly (string | null)[];
  readonly cauldrons: readonly (readonly string[])[];
  readonly cauldron_dice: readonly (string | null)[];
  readonly horn: Seat | null;
  readonly poison_supply: number;
  readonly poisoned: readonly number[];
  readonly fresh_poison: number;
  readonly dark_supply: number;
  readonly dark_markers: Readonly<Record<Place, number>>;
  readonly topped: readonly Readonly<Record<Place, number>>[];
  readonly huts: readonly Cell[];
}
/** What do you pay for the horn? */
export type AskHorn = {
  readonly ask: "horn"; readonly options: readonly (Good | "coin")[];
  readonly about: { readonly left: number };
};
/** Where does Morgana go? */
export type AskMorgana = {
  readonly ask: "morgana"; readonly options: readonly (Place | null)[];
  readonly about: { readonly cauldron: number };
};
/** Which die do you turn, and to which face? */
export type AskBewitch = {
  readonly ask: "bewitch"; readonly options: readonly (readonly [Seat, Die, Face] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which figures exchange their places? */
export type AskSwapFigures = {
  readonly ask: "swap-figures"; readonly options: readonly (readonly [Figure, Figure] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Do you sell goods for coins, or buy goods? */
export type AskWitchGold = {
  readonly ask: "witch-gold"; readonly options: readonly ("coins" | "goods" | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which good do you sell? */
export type AskSell = {
  readonly ask: "sell"; readonly options: readonly Good[];
  readonly about: { readonly left: number };
};
/** What do you buy where Morgana is? */
export type AskBuy = {
  readonly ask: "buy"; readonly options: readonly (Good | "coin" | "apple" | "mistletoe")[];
  readonly about: { readonly left: number };
};
/** Where does the second marker of Morgana go? */
export type AskDark = {
  readonly ask: "dark"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which of your manors gets a hut? */
export type AskHut = {
  readonly ask: "hut"; readonly options: readonly (Cell | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type MorganaQuestion = AskHorn | AskMorgana | AskBewitch | AskSwapFigures | AskWitchGold | AskSell | AskBuy | AskDark | AskHut;
/** Take no die. */
export type ActPass = readonly [name: "pass"];
/** For a die with any face, take a poisoned apple. */
export type ActPoison = readonly [name: "poison", die: MorganaDie];
/** Spend a poisoned apple: one of your dice and one of a rival exchange their faces. */
export type ActCurse = readonly [name: "curse", die: AnyDie, rival: Seat, other: Die];
/** Add coins and materials to the die to make seven, and take the horn. */
export type ActHorn = readonly [name: "horn", die: MorganaDie];
/** Lay the die into a cauldron: Morgana moves, then its token works and is turned over. */
export type ActCauldron = readonly [name: "cauldron", die: MorganaDie, number: number];
export type MorganaAct = ActPass | ActPoison | ActCurse | ActHorn | ActCauldron;
/** The horn brings points, when it is taken and at the end of a round. */
export type ScoredHorn = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "horn"; readonly round?: number };
};
/** The tokens lie on the cauldrons. */
export type LaidTokens = {
  readonly name: "laid-tokens"; readonly seat: number | null;
  readonly facts: { readonly cauldrons: readonly (readonly TokenAction[])[] };
};
/** Morgana's dice show new faces. */
export type RolledMorgana = {
  readonly name: "rolled-morgana"; readonly seat: number | null;
  readonly facts: { readonly faces: Readonly<Record<string, Face>> };
};
/** A player uses none of Morgana's dice in this round. */
export type Passed = {
  readonly name: "passed"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** One of Morgana's dice is used: for an apple, for the horn or for a cauldron. */
export type UsedPentagram = {
  readonly name: "used-pentagram"; readonly seat: number | null;
  readonly facts: { readonly die: MorganaDie; readonly face: Face; readonly use: string };
};
/** A poisoned apple goes to a castle. */
export type TookPoison = {
  readonly name: "took-poison"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** A poisoned apple is spent. */
export type UsedPoison = {
  readonly name: "used-poison"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
/** The horn has a new holder. */
export type TookHorn = {
  readonly name: "took-horn"; readonly seat: number | null;
  readonly facts: { readonly former: Seat | null };
};
/** The action of a token is not performed. */
export type ForfeitedToken = {
  readonly name: "forfeited-token"; readonly seat: number | null;
  readonly facts: { readonly action: TokenAction };
};
/** A token is turned over to another action. */
export type TurnedToken = {
  readonly name: "turned-token"; readonly seat: number | null;
  readonly facts: { readonly cauldron: number; readonly action: TokenAction };
};
/** Morgana closes another principality. */
export type MovedMorgana = {
  readonly name: "moved-morgana"; readonly seat: number | null;
  readonly facts: { readonly origin: Place | null; readonly place: Place };
};
/** Two figures exchange their places. */
export type SwappedFigures = {
  readonly name: "swapped-figures"; readonly seat: number | null;
  readonly facts: { readonly figure: Figure; readonly other: Figure; readonly left: Space; readonly space: Space };
};
/** A marker of Morgana goes to a principality, on top of a player's marker or alone. */
export type Darkened = {
  readonly name: "darkened"; readonly seat: number | null;
  readonly facts: { readonly place: Place; readonly top: boolean };
};
/** Markers of Morgana leave a principality. */
export type Dispelled = {
  readonly name: "dispelled"; readonly seat: number | null;
  readonly facts: { readonly place: Place; readonly count: number };
};
/** A hut goes on a manor. */
export type PlacedHut = {
  readonly name: "placed-hut"; readonly seat: number | null;
  readonly facts: { readonly cell: Cell };
};
/** Huts leave the environs. */
export type RemovedHuts = {
  readonly name: "removed-huts"; readonly seat: number | null;
  readonly facts: { readonly cells: readonly Cell[] };
};
/** Manors go back to their owner. */
export type Abandoned = {
  readonly name: "abandoned"; readonly seat: number | null;
  readonly facts: { readonly cells: readonly Cell[] };
};
/** Castle tiles without a manor go back to Gaheris. */
export type ReturnedCastles = {
  readonly name: "returned-castles"; readonly seat: number | null;
  readonly facts: { readonly cells: readonly Cell[] };
};
export type MorganaEvent = ScoredHorn | LaidTokens | RolledMorgana | Passed | UsedPentagram | TookPoison | UsedPoison | TookHorn | ForfeitedToken | TurnedToken | MovedMorgana | SwappedFigures | Darkened | Dispelled | PlacedHut | RemovedHuts | Abandoned | ReturnedCastles;
export type MorganaEventName = "laid-tokens" | "rolled-morgana" | "passed" | "used-pentagram" | "took-poison" | "used-poison" | "took-horn" | "forfeited-token" | "turned-token" | "moved-morgana" | "swapped-figures" | "darkened" | "dispelled" | "placed-hut" | "removed-huts" | "abandoned" | "returned-castles";

// market

export interface MarketZones {
  readonly market: Readonly<Record<string, number>>;
  readonly wares: readonly Readonly<Record<string, number>>[];
  readonly traded: boolean;
  readonly plus_tokens: readonly Readonly<Record<Place, number>>[];
  readonly hired: readonly (readonly Labourer[])[];
  readonly worked: readonly (readonly Labourer[])[];
}
/** Which do you use as the shield, the good or a tile? */
export type AskRaise = {
  readonly ask: "raise"; readonly options: readonly (Good | Ware)[];
  readonly about: { readonly good: Good };
};
/** Which do you give, the piece or a tile in its place? */
export type AskPay = {
  readonly ask: "pay"; readonly options: readonly (Good | Ware | "mistletoe")[];
  readonly about: { readonly piece: Good | "mistletoe" };
};
/** Do you lay a token under the marker in this principality? */
export type AskPlus = {
  readonly ask: "plus"; readonly options: readonly (Place | null)[];
  readonly about: Readonly<Record<never, never>>;
};
export type MarketQuestion = AskRaise | AskPay | AskPlus;
/** Pay a coin and take a ware. */
export type ActBuy = readonly [name: "buy", ware: Ware];
/** Spend a fruit tile as an apple and turn the chosen die to any face. */
export type ActFruit = readonly [name: "fruit", die: Die, face: Face];
/** Stop for this round; your remaining labourers do not work. */
export type ActStop = readonly [name: "stop"];
export type MarketAct = ActBuy | ActFruit | ActStop;
/** A ware is bought. */
export type Bought = {
  readonly name: "bought"; readonly seat: number | null;
  readonly facts: { readonly ware: Ware };
};
/** A ware that is spent goes back to the market. */
export type ReturnedWare = {
  readonly name: "returned-ware"; readonly seat: number | null;
  readonly facts: { readonly ware: Ware };
};
/** A token lies under a marker. */
export type LaidPlus = {
  readonly name: "laid-plus"; readonly seat: number | null;
  readonly facts: { readonly place: Place };
};
/** Tokens go back to the market. */
export type ReturnedPlus = {
  readonly name: "returned-plus"; readonly seat: number | null;
  readonly facts: { readonly place: Place; readonly count: number };
};
/** A labourer has worked. */
export type Worked = {
  readonly name: "worked"; readonly seat: number | null;
  readonly facts: { readonly ware: Labourer };
};
/** A player takes no more turns in this round. */
export type Stopped = {
  readonly name: "stopped"; readonly seat: number | null;
  readonly facts: { readonly wares: readonly Labourer[] };
};
/** Labourers go back to the market. */
export type Dismissed = {
  readonly name: "dismissed"; readonly seat: number | null;
  readonly facts: { readonly wares: readonly Labourer[] };
};
export type MarketEvent = Bought | ReturnedWare | LaidPlus | ReturnedPlus | Worked | Stopped | Dismissed;
export type MarketEventName = "bought" | "returned-ware" | "laid-plus" | "returned-plus" | "worked" | "stopped" | "dismissed";

// arthur

export interface ArthurZones {
  readonly inner_ring: readonly Space[];
  readonly signet: Seat | null;
  readonly nudged: number;
  readonly switched: string | null;
  readonly pict_stacks: Readonly<Record<string, readonly PictName[] | number>>;
  readonly pict_display: readonly PictName[];
  readonly picts: readonly (readonly PictName[])[];
  readonly raised_by_pict: boolean;
}
/** What does a resource space give you? */
export type AskResource = {
  readonly ask: "resource"; readonly options: readonly (Good | readonly ["marker", Place] | null)[];
  readonly about: { readonly space: Space };
};
/** Which mission do you resolve without meeting it? */
export type AskSignet = {
  readonly ask: "signet"; readonly options: readonly (Card | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Does your knight climb the stairs to this principality space? */
export type AskStairs = {
  readonly ask: "stairs"; readonly options: readonly (Place | readonly [Place, Detour] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Where does Merlin go? */
export type AskMarchMerlin = {
  readonly ask: "march-merlin"; readonly options: readonly (readonly [Direction, Space] | readonly [Direction, Space, Detour] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Where does Arthur go? */
export type AskMarchArthur = {
  readonly ask: "march-arthur"; readonly options: readonly (readonly [Direction, Space] | readonly [Direction, Space, Detour] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Whose manor do you replace by one of yours? */
export type AskReplaceManor = {
  readonly ask: "replace-manor"; readonly options: readonly (Cell | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which of your vassals does its duty again? */
export type AskActivate = {
  readonly ask: "activate"; readonly options: readonly (readonly [Vassal, Place] | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which of your manors in this territory stays? */
export type AskKeep = {
  readonly ask: "keep"; readonly options: readonly Cell[];
  readonly about: Readonly<Record<never, never>>;
};
/** Which Pict do you defeat? */
export type AskPict = {
  readonly ask: "pict"; readonly options: readonly (PictName | null)[];
  readonly about: Readonly<Record<never, never>>;
};
/** Where do you build the manor that the Pict brings? */
export type AskPictManor = {
  readonly ask: "pict-manor"; readonly options: readonly Cell[];
  readonly about: { readonly terrain: Terrain };
};
export type ArthurQuestion = AskResource | AskSignet | AskStairs | AskMarchMerlin | AskMarchArthur | AskReplaceManor | AskActivate | AskKeep | AskPict | AskPictManor;
/** Use a +/-1 flag: the figure of the chosen die goes one step more or less. */
export type ActNudge = readonly [name: "nudge", die: Die, way: "more" | "less"];
/** Use a Switch flag: the die moves your knight, Merlin or Arthur. */
export type ActSwitch = readonly [name: "switch", die: Die, figure: Figure];
export type ArthurAct = ActNudge | ActSwitch;
/** The strongest Picts bring points, the weakest cost points. */
export type ScoredPicts = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "picts"; readonly strength: number };
};
/** A figure will go this many steps with its die. */
export type Nudged = {
  readonly name: "nudged"; readonly seat: number | null;
  readonly facts: { readonly die: Die; readonly steps: number };
};
/** A die will move another figure. */
export type Switched = {
  readonly name: "switched"; readonly seat: number | null;
  readonly facts: { readonly die: Die; readonly figure: Figure };
};
/** The signet ring has a new holder. */
export type TookSignet = {
  readonly name: "took-signet"; readonly seat: number | null;
  readonly facts: { readonly former: Seat | null };
};
/** A manor takes the place of another player's. */
export type ReplacedManor = {
  readonly name: "replaced-manor"; readonly seat: number | null;
  readonly facts: { readonly cell: Cell; readonly former: Seat };
};
/** A vassal does its duty again where it stands. */
export type Activated = {
  readonly name: "activated"; readonly seat: number | null;
  readonly facts: { readonly vassal: Vassal; readonly place: Place };
};
/** Of the manors in a territory one is kept, and these go home. */
export type Cleared = {
  readonly name: "cleared"; readonly seat: number | null;
  readonly facts: { readonly kept: Cell; readonly cells: readonly Cell[] };
};
/** A Pict is defeated. */
export type TookPict = {
  readonly name: "took-pict"; readonly seat: number | null;
  readonly facts: { readonly pict: PictName };
};
/** A Pict fills a gap of the display. */
export type RevealedPict = {
  readonly name: "revealed-pict"; readonly seat: number | null;
  readonly facts: { readonly pict: PictName; readonly at: number };
};
/** The Picts of a player go to the box. */
export type DiscardedPicts = {
  readonly name: "discarded-picts"; readonly seat: number | null;
  readonly facts: { readonly picts: readonly PictName[] };
};
export type ArthurEvent = ScoredPicts | Nudged | Switched | TookSignet | ReplacedManor | Activated | Cleared | TookPict | RevealedPict | DiscardedPicts;
export type ArthurEventName = "nudged" | "switched" | "took-signet" | "replaced-manor" | "activated" | "cleared" | "took-pict" | "revealed-pict" | "discarded-picts";

// treasures

export interface TreasuresZones {
  readonly neutral_staffs: number;
  readonly laden: readonly Readonly<Record<Place, number>>[];
}
/** From which principality do you take the goods shown, or do your rivals give something up? */
export type AskTreasure = {
  readonly ask: "treasure"; readonly options: readonly (Place | TreasureName | null)[];
  readonly about: { readonly treasure: TreasureName; readonly cell: Cell };
};
/** What do you give up for the treasure that a rival found? */
export type AskDiscard = {
  readonly ask: "discard"; readonly options: readonly (Good | readonly ["marker" | "topped", Place])[];
  readonly about: { readonly treasure: TreasureName; readonly finder: Seat };
};
export type TreasuresQuestion = AskTreasure | AskDiscard;
/** A treasure brings points. */
export type ScoredTreasures = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "treasures" };
};
/** A manor is built on a treasure, whose action follows. */
export type FoundTreasure = {
  readonly name: "found-treasure"; readonly seat: number | null;
  readonly facts: { readonly cell: Cell; readonly treasure: TreasureName };
};
/** A neutral staff goes to a castle. */
export type TookStaff = {
  readonly name: "took-staff"; readonly seat: number | null;
  readonly facts: Readonly<Record<never, never>>;
};
export type TreasuresEvent = ScoredTreasures | FoundTreasure | TookStaff;
export type TreasuresEventName = "found-treasure" | "took-staff";

// decrees

export interface DecreesZones {
  readonly decree_stacks: Readonly<Record<Place, readonly Decree[] | number>>;
  readonly decree_readers: Readonly<Record<Place, readonly Seat[]>>;
  readonly decrees: readonly (readonly Decree[])[];
}
/** Do you look through these decrees instead of doing the vassal's duty? */
export type AskLook = {
  readonly ask: "look"; readonly options: readonly (Place | null)[];
  readonly about: { readonly vassal: Vassal; readonly place: Place };
};
/** Which decree do you take? */
export type AskDecree = {
  readonly ask: "decree"; readonly options: readonly (Decree | null)[];
  readonly about: { readonly place: Place };
};
/** What do you take for two decrees? */
export type AskDecreeBonus = {
  readonly ask: "decree-bonus"; readonly options: readonly (Good | readonly ["marker", Place])[];
  readonly about: Readonly<Record<never, never>>;
};
export type DecreesQuestion = AskLook | AskDecree | AskDecreeBonus;
/** Use a decree to turn one of your dice a point up or down. */
export type ActDecree = readonly [name: "decree", die: Die, face: Face];
/** Use two decrees for a good or a marker, or three for five points. */
export type ActDecrees = readonly [name: "decrees", count: 2 | 3];
export type DecreesAct = ActDecree | ActDecrees;
/** A decree brings points, or using three does. */
export type ScoredDecrees = {
  readonly name: "scored"; readonly seat: number | null;
  readonly facts: { readonly points: number; readonly total: number; readonly source: "decrees"; readonly decree?: string };
};
/** A player looks through the decrees of a principality. */
export type Looked = {
  readonly name: "looked"; readonly seat: number | null;
  readonly facts: { readonly decrees?: readonly Decree[]; readonly place: Place };
};
/** A player takes a decree from a principality. */
export type TookDecree = {
  readonly name: "took-decree"; readonly seat: number | null;
  readonly facts: { readonly place: Place; readonly decree: Decree };
};
/** Decrees are used and go to the box. */
export type UsedDecrees = {
  readonly name: "used-decrees"; readonly seat: number | null;
  readonly facts: { readonly decrees: readonly Decree[] };
};
export type DecreesEvent = ScoredDecrees | Looked | TookDecree | UsedDecrees;
export type DecreesEventName = "looked" | "took-decree" | "used-decrees";

export type Scored = ScoredMissions | ScoredFlags | ScoredSpaces | ScoredTraitors | ScoredExcalibur | ScoredEnvirons | ScoredInfluence | ScoredVassals | ScoredApples | ScoredFavor | ScoredGeraint | ScoredGareth | ScoredCoins | ScoredHorn | ScoredPicts | ScoredTreasures | ScoredDecrees;

export type Event = BaseEvent | FavorEvent | KnightsEvent | GoldEvent | CaerleonEvent | MorganaEvent | MarketEvent | ArthurEvent | TreasuresEvent | DecreesEvent;

export type Question = BaseQuestion | FavorQuestion | KnightsQuestion | GoldQuestion | CaerleonQuestion | MorganaQuestion | MarketQuestion | ArthurQuestion | TreasuresQuestion | DecreesQuestion;

export type Act = BaseAct | FavorAct | KnightsAct | GoldAct | CaerleonAct | MorganaAct | MarketAct | ArthurAct | DecreesAct;

/** The position as it goes over the wire; what a module keeps is there with the module. */
export type Zones = BaseZones & Partial<FavorZones> & Partial<KnightsZones> & Partial<GoldZones> & Partial<CaerleonZones> & Partial<MorganaZones> & Partial<MarketZones> & Partial<ArthurZones> & Partial<TreasuresZones> & Partial<DecreesZones>;

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

/** The base and its modules, outermost first. */
export const LAYERS = ["decrees", "treasures", "arthur", "market", "morgana", "caerleon", "gold", "knights", "favor", "base"] as const;
export type LayerKey = (typeof LAYERS)[number];
