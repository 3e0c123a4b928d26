/** A table of Merlin for one reader: the position, what can be chosen, and what is open on the page. */

import { untrack } from "svelte";
import type { GameInfo } from "../../lib/api";
import { withWords } from "../../lib/i18n.svelte";
import type { Live } from "../../lib/live/live.svelte";
import { layout } from "../../table/layout.svelte";
import { noteOn } from "../../table/people";
import type { SheetHeight } from "../../table/Sheet.svelte";
import { outcomesOf } from "../../table/outlook";
import type { Guidance } from "../../table/guided";
import { Sitting } from "../../table/sitting.svelte";
import { posed, type Situation } from "../choosing/acts";
import { boardsOf, type Board } from "../sideboards/sideboards";
import type { Landing, Planning } from "../plan/planning.svelte";
import { Drawer, type DrawerTab } from "../sideboards/drawer.svelte";
import type { Lit } from "../board/lights";
import { Choosing } from "../choosing/choosing.svelte";
import { callAsAt } from "../telling/callings.svelte";
import type { AskingMerlin } from "../counsel/asking.svelte";
import { Counting } from "../scoring/counting.svelte";
import { presentation } from "../motion/presentation";
import { MERLIN_KEYS } from "../choosing/keys";
import { tagOf } from "../telling/spaces";
import { readParts } from "../position/parts";
import { Pointing } from "../../table/pointing.svelte";
import type { Asked } from "../choosing/reasons";
import type { Event } from "../rules";
import { lineOf } from "../telling/sentences";
import { soundOf } from "../motion/sounds";
import { trailOf } from "../telling/turn";
import { isCrowded, unusedDice, type View } from "../position/view";
import { Beside } from "./beside.svelte";

/** The tabs of a small page. */
export type Tab = "play" | "castle" | "missions" | "boards" | "players" | "log";

const NOTHING: Lit = new Map();
const NO_LANDINGS: readonly Landing[] = [];

export class Desk {
  readonly live: Live;
  readonly #game: () => GameInfo;
  readonly counting = new Counting();
  readonly pointing = new Pointing();
  readonly sitting: Sitting<View>;
  readonly choosing: Choosing;
  readonly drawer: Drawer;
  readonly beside: Beside;
  /** Counsel, once it is loaded and if the table has it. */
  counsel = $state.raw<AskingMerlin | null>(null);

  #near = $state<string | null>(null);
  /** Whether the keyboard is at the thing that is near. */
  #byKey = $state(false);
  #planning = $state.raw<Planning | null>(null);
  /** The situation in which the last decision was made: it keeps the words it was chosen with. */
  #chosenIn = $state.raw<Situation | null>(null);

  /** The guidance of a lesson, once it is loaded. */
  #guidance = $state.raw<Guidance | null>(null);

  tab = $state<Tab>("play");
  /** The height of the sheet on a phone. */
  sheet = $state<SheetHeight>("half");
  /** The castle of another player that is open. */
  opened = $state<number | null>(null);
  /** Whether the projection of the next scoring is open. */
  projects = $state(false);
  /** Whether the board in words is open. */
  describes = $state(false);
  /** Whether anything lies over the table. */
  readonly isOverlaid = $derived.by(
    () =>
      this.pointing.explained !== null ||
      this.counting.shown !== null ||
      this.opened !== null ||
      this.projects ||
      this.describes,
  );

  /** Call this while a component is being created. A table has one connection for as long as it is on the screen. */
  constructor(live: Live, game: () => GameInfo) {
    this.live = live;
    this.#game = game;
    const { counting } = this;
    this.sitting = new Sitting<View>(live, {
      presentation,
      lineOf: (event, eyes) => lineOf(event as Event, eyes, this.parts),
      soundOf: (event, before) => (this.sitting.playback.apart ? null : soundOf(event as Event, before)),
      keys: MERLIN_KEYS,
    });
    this.sitting.follow();
    callAsAt(() => this.view);
    $effect(() => untrack(() => counting.follow(this.sitting)));
    const { playback, deciding } = this.sitting;
    this.choosing = new Choosing(() => ({
      view: this.view,
      parts: this.parts,
      question: deciding.question,
      seq: playback.state?.seq ?? 0,
      names: this.names,
      outcomes: this.#outcomes,
      isBarred: live.isOffline,
      tag: tagOf,
      decide: (word, along) => {
        this.pointing.forget();
        this.#chosenIn = this.choosing.situation;
        void deciding.decide(word, along);
      },
    }));
    this.drawer = new Drawer(() => ({
      boards: this.boards,
      question: this.sitting.questionKey,
      ask: (deciding.question ?? deciding.made?.question)?.ask ?? null,
      purpose: this.choosing.purpose,
      landings: [
        ...this.choosing.previews.map(({ landing }) => landing),
        ...(this.choosing.nearId === null ? [] : [this.choosing.nearId]),
      ],
    }));
    $effect(() => {
      if (this.sitting.table?.counsel) void this.#loadCounsel();
    });
    $effect(() => {
      const lesson = this.#lesson;
      if (lesson === null) return;
      void withWords(import("../guided"), "guided", "explain")
        .then(({ guidanceAt }) => guidanceAt(this, lesson))
        .then((guidance) => (this.#guidance ??= guidance));
    });
    $effect(() => {
      if (this.aim !== null) this.hasAimed = true;
    });
    this.beside = new Beside(() => ({
      isCrowded: this.isCrowded,
      tab: this.tab,
      hasDrawer: this.hasDrawer,
      isBoardAsked: this.drawer.isAsked,
      areMissionsAsked:
        this.choosing.purpose === "swap" || (deciding.question ?? deciding.made?.question)?.ask === "draw",
    }));
  }

  /** The lesson that the reader takes here, as soon as there is something to see. */
  readonly #lesson = $derived.by(() =>
    this.view && this.you !== null ? (this.sitting.table?.lesson ?? null) : null,
  );
  get guidance(): Guidance | null {
    return this.#guidance;
  }
  /** The settings of the table in one string. While it is unchanged, the parts are not read again. */
  readonly #settings = $derived.by(() => JSON.stringify(this.sitting.table?.settings ?? {}));
  readonly parts = $derived.by(() =>
    readParts(this.#game().components, JSON.parse(this.#settings) as Record<string, string>),
  );
  get view(): View | null {
    return this.sitting.view;
  }
  get you(): number | null {
    return this.sitting.you;
  }
  get names(): readonly string[] {
    return this.sitting.names;
  }
  /** The mission that is looked at, explained or picked. */
  readonly aim = $derived.by((): string | null => {
    if (this.you === null) return null;
    const ids = [this.#near, this.pointing.explained?.id, ...this.choosing.picked];
    const mission = ids.find((id) => id?.startsWith("mission:"));
    return mission?.slice("mission:".length) ?? null;
  });
  /** Whether a mission was ever looked at: what it points to is loaded then. */
  hasAimed = $state(false);
  get chosenIn(): Situation | null {
    return this.#chosenIn;
  }
  readonly #outcomes = $derived.by(() => {
    const { playback, live } = this.sitting;
    const { state } = playback;
    if (!state || live.outlook?.seq !== state.seq) return null;
    return outcomesOf({ question: state.question, outcomes: live.outlook.outcomes });
  });
  /** While a plan is open nothing is chosen, so nothing is gold. */
  readonly lit = $derived.by(() => (this.#planning ? NOTHING : this.choosing.lit));
  /** The sorts of pieces that can be chosen now. */
  readonly litKinds = $derived.by(() => new Set([...this.lit.keys()].map((id) => id.split(":")[0] ?? "")));
  readonly boards = $derived.by(() => (this.view ? boardsOf(this.view) : []));
  /** Whether anything on a board can be chosen now. Missions in hand lie elsewhere. */
  isLitOn({ pieces }: Board): boolean {
    return [...this.lit.keys()].some((id) => {
      const [sort = "", one = ""] = id.split(":");
      return pieces.includes(sort) && !this.hand?.includes(one);
    });
  }
  /** Whether there are boards beside the wheel other than the missions on display. */
  get hasDrawer(): boolean {
    return this.boards.length > 1;
  }
  readonly isCrowded = $derived.by(() => this.view !== null && isCrowded(this.view));
  readonly isPhone = $derived.by(() => layout.arrangement === "phone");
  /** Whether this is a phone, upright or on its side. */
  readonly isSmall = $derived.by(() => this.isPhone || layout.isFlat);

  readonly hand = $derived.by(() =>
    this.view && this.you !== null ? (this.view.hands[this.you]?.cards ?? null) : null,
  );
  /** The other seats, clockwise from your own. */
  readonly others = $derived.by(() => {
    const seats = this.sitting.table?.seats ?? [];
    return seats
      .map((_, index) => ((this.you ?? -1) + 1 + index) % seats.length)
      .filter((seat) => seat !== this.you);
  });
  /** The events so far, as the rules declare them. */
  readonly events = $derived.by(() => this.sitting.events as readonly Event[]);
  readonly situation = $derived.by((): Situation | null => {
    const { view, parts, you, names, sitting } = this;
    if (!view) return null;
    const question = sitting.deciding.made?.question ?? sitting.question;
    const outcomes = this.#outcomes;
    return { view, parts, seat: you ?? view.active, asked: question && posed(question), names, outcomes };
  });
  /** The current question, to find out why a thing cannot be chosen. */
  readonly asked = $derived.by((): Asked | null => {
    const { question } = this.sitting;
    return question && { ask: question.ask, acts: this.choosing.acts, seat: question.seat };
  });
  readonly trail = $derived.by(() => {
    const { question, readers } = this.sitting;
    return trailOf(this.events, question, readers, this.parts);
  });
  /** The last step of this turn. */
  readonly done = $derived.by(() =>
    this.sitting.over ? undefined : this.trail.findLast(({ state }) => state === "done"),
  );

  /** Whether something is chosen that Escape puts back. */
  get isHeldBack(): boolean {
    return this.choosing.isHalfMade || this.sitting.deciding.held !== null;
  }
  get canUndo(): boolean {
    return this.sitting.deciding.canUndo || this.choosing.isHalfMade;
  }

  /** Show a tab of a small page. With more boards, the missions in hand are beside the castle. */
  showTab(tab: Tab): void {
    this.tab = tab === "missions" && this.hasDrawer ? "castle" : tab;
  }
  /** Open a board: its tab of the drawer and, on a small page, the tab with the drawer. */
  showBoard(key: DrawerTab): void {
    this.drawer.show(key);
    this.tab = "boards";
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }
  noteOf(seat: number): string {
    const info = this.sitting.table?.seats[seat];
    return info ? noteOn(info, this.you) : "";
  }

  readonly pick = (id: string): void => {
    const { choosing, pointing } = this;
    if (pointing.isHeld) return;
    pointing.forget();
    if (this.#planning || !choosing.pick(id, pointing.isTouch)) {
      if (this.#byKey && this.#near === id) pointing.askByKey(id);
      else pointing.ask(id);
    }
    // A choice that began behind a tab is made or continued with the question and the board.
    else if (choosing.isHalfMade) this.tab = "play";
  };
  readonly near = (id: string | null): void => {
    this.#byKey = false;
    this.#near = id;
    this.#look(id);
    this.pointing.over(id);
  };
  /** The focus is at a thing, or has left it. */
  readonly focus = (id: string | null): void => {
    this.#byKey = id !== null;
    this.#near = id;
    this.#look(id);
  };
  #look(id: string | null): void {
    this.choosing.look(this.#planning ? null : id);
  }
  /** The plan of the round, while it is open. */
  get planning(): Planning | null {
    return this.#planning;
  }
  /** Whether there is an order to plan. */
  readonly canPlan = $derived.by(
    () =>
      this.view !== null &&
      this.you !== null &&
      !this.view.over &&
      unusedDice(this.view, this.you).length > 1,
  );
  get landings(): readonly Landing[] {
    return this.#planning?.landings ?? NO_LANDINGS;
  }
  /** The spaces where the plan lands. */
  readonly landingIds = $derived.by(() => this.landings.map(({ space }) => `space:${space}`));
  get isAimedByKey(): boolean {
    return this.#byKey;
  }
  /** Open the plan of the round in place of the question, or close it. */
  readonly plan = (): void => {
    if (this.#planning) this.closePlan();
    else if (this.canPlan) {
      void import("../plan/planning.svelte").then(({ Planning }) => {
        this.choosing.lookAway();
        this.#planning = new Planning(this.live, () => ({ view: this.view, you: this.you }));
      });
      this.tab = "play";
      if (this.sheet === "peek") this.sheet = "half";
    }
  };
  readonly closePlan = (): void => {
    this.#planning = null;
  };
  readonly open = (seat: number): void => {
    if (!this.pointing.isHeld) this.opened = seat;
  };
  readonly undo = (): void => {
    if (this.choosing.isHalfMade) this.choosing.putBack();
    else void this.sitting.deciding.undo();
  };

  /** Go back to the question: close everything that is open and, on a small page, show its tab. */
  readonly showCounsel = (): void => {
    this.tab = "play";
    this.sheet = "full";
  };

  readonly toTurn = (): void => {
    this.opened = null;
    this.projects = this.describes = false;
    this.pointing.forget();
    this.closePlan();
    this.drawer.follow();
    this.tab = "play";
    if (this.sheet === "peek") this.sheet = "half";
    void this.sitting.toTurn();
  };

  /** The actions of the table's keys. */
  readonly keyboard = {
    options: () => this.sitting.questionBox?.querySelector<HTMLElement>(".options") ?? null,
    undo: this.undo,
    back: () => {
      if (this.pointing.explained) this.pointing.forget();
      else if (this.#planning) this.closePlan();
      else if (this.counsel?.open) this.counsel.close();
      else if (!this.sitting.deciding.putBack()) this.choosing.putBack();
    },
    skip: () => this.sitting.skip(),
    jump: () => this.sitting.jump(),
    recap: () => void this.sitting.replayOthers(),
    toTurn: this.toTurn,
    help: () => (this.sitting.keysAreShown = true),
    explain: () => this.#explain(),
    describe: () => (this.describes = true),
    plan: this.plan,
    counsel: () => void this.#loadCounsel().then((counsel) => counsel.toggle()),
  };

  async #loadCounsel(): Promise<AskingMerlin> {
    const { AskingMerlin } = await import("../counsel/asking.svelte");
    return (this.counsel ??= new AskingMerlin(this));
  }

  #explain(): boolean {
    const { pointing, choosing } = this;
    if (pointing.explained) {
      pointing.forget();
      return true;
    }
    const [near] = choosing.near;
    const { situation, nearId } = choosing;
    if (!near || !situation) return false;
    void withWords(import("../telling/explain"), "explain").then(({ targetOf }) => {
      const id = nearId ?? targetOf(near, situation);
      if (id !== null) pointing.askByKey(id);
    });
    return true;
  }
}
