/**
 * Shows the table as it is now.
 *
 * Changes arrive from the connection faster than anyone can read them. Their events are played one after the other
 * at a readable pace, each with what it changes. The question appears when everything before it has been shown.
 * Skipping loses nothing.
 */

import { tick } from "svelte";
import type { EventInfo, QuestionInfo, Step, TableState } from "../lib/api";
import { isSame, patched, type Wire } from "../lib/change";
import type { Live } from "../lib/live/live.svelte";
import type { Change } from "../lib/live/seen.svelte";
import { settings } from "../lib/settings.svelte";
import { AGAIN } from "./again";
import type { Beat } from "./beats";
import { Befores } from "./befores";
import { Cues, isOwn, type Cue } from "./cues";
import { LastLooks, type Past } from "./lastlooks";
import { PACE, Pace } from "./pace";
import { Pauses } from "./pauses";
import type { Presentation } from "./presentation";
import type { Stage } from "./stage.svelte";
import { allTold, standingAfter, type Told } from "./told";

/** What is in motion: these events, or their undoing. */
export interface Motion {
  readonly events: readonly EventInfo[];
  readonly isBack: boolean;
  /** How much faster than usual; infinitely fast without motion. */
  readonly haste: number;
}

/** Called with each event when it is shown, or only told. */
type Listener = (event: EventInfo, isSeen: boolean) => void;

const STILL: Motion = { events: [], isBack: false, haste: 1 };

/** Undoing takes half the time. */
const BACKWARDS = 2;

/** After a long absence only the last turns are played; the others are only told. */
const TURNS_PLAYED = 6;

export class Playback<View> {
  readonly live: Live;
  #presentation: Presentation<View>;
  #stage: Stage;

  #wire: Wire | null = null;
  #view = $state.raw<View | null>(null);
  #told = $state.raw<readonly Told[]>([]);
  #state = $state.raw<TableState | null>(null);
  #isPlaying = $state(false);
  #isRecap = $state(false);
  /** The number of turns that are shown once more; 0 while something new is played. */
  #again = $state(0);
  #lit = $state.raw<readonly EventInfo[]>([]);
  #motion = $state.raw<Motion>(STILL);
  #apart = $state.raw<Wire | null>(null);
  #jumps = $state(false);
  #hasMissed = $state(false);

  #cues: Cues<View>;
  #pace: Pace;
  /** When the table came to rest, and when the current beat began. */
  #stopped = 0;
  #began = 0;
  #befores = new Befores();
  #skips = false;
  #isGreeting = false;
  #pauses = new Pauses();
  /** Counts arrivals. What was being played before a new arrival is dropped. */
  #arrivals = 0;
  #lastLooks: LastLooks;
  #listeners = new Set<Listener>();

  constructor(live: Live, presentation: Presentation<View>, stage: Stage, past: Past | null = null) {
    this.live = live;
    this.#presentation = presentation;
    this.#stage = stage;
    this.#lastLooks = new LastLooks(
      live.id,
      past,
      (event, was) => presentation.isApart?.(event, was) ?? false,
    );
    this.#pace = new Pace(() => (this.#again ? AGAIN / this.#again : presentation.budget()));
    this.#cues = new Cues(presentation, () => {
      if (this.#wire === null || this.#view === null) throw new Error("nothing is on the table yet");
      return { wire: this.#wire, view: this.#view, isApart: this.#apart !== null };
    });
  }

  get view(): View | null {
    return this.#view;
  }
  /** The view as it came over the wire. */
  get wire(): Wire | null {
    return this.#wire;
  }
  /** Everything that has been shown, oldest first. */
  get told(): readonly Told[] {
    return this.#told;
  }
  /** The state whose view is shown, or is being played towards. */
  get state(): TableState | null {
    return this.#state;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  /** Whether it is playing what has happened since this seat last looked. */
  get isRecap(): boolean {
    return this.#isRecap;
  }
  /** Whether it is showing once more what the others did. */
  get isAgain(): boolean {
    return this.#again > 0;
  }
  /** Whether everything is shown without delay until the reader is asked. */
  get isJumping(): boolean {
    return this.#jumps || (settings.others === "jump" && !this.#again);
  }
  /** Whether the reader has missed something that others did since the reader's last decision. */
  get hasMissed(): boolean {
    return this.#hasMissed;
  }
  get motion(): Motion {
    return this.#motion;
  }
  /** The position in which something began that is shown apart, such as a scoring; null at any other time. */
  get apart(): Wire | null {
    return this.#apart;
  }
  /** The events that are being played now. */
  get lit(): readonly EventInfo[] {
    return this.#lit;
  }
  /** The question, once everything before it has been shown. */
  get question(): QuestionInfo | null {
    return this.#isPlaying ? null : (this.#state?.question ?? null);
  }
  get canUndo(): boolean {
    return !this.#isPlaying && this.#state?.can_undo === true;
  }
  get isOver(): boolean {
    return !this.#isPlaying && this.#state?.table.stage === "over";
  }

  /** Call a listener with every event as it is shown, or only told (`isSeen` is false). Returns a function that stops it. */
  onevent(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follow the connection. Returns a function that stops it. */
  start(): () => void {
    const quiet = this.live.onchange((change) => this.#take(change));
    if (this.live.state) this.#arrive(this.live.state, this.live.steps);
    return () => {
      quiet();
      this.#arrivals += 1;
      this.#pauses.end();
    };
  }

  /** Show what is still to be played without delay. */
  skip(): void {
    if (!this.#isPlaying) return;
    this.#skips = true;
    this.#stage.land();
    this.#pauses.end();
  }

  /** Show everything without delay until the reader is asked something. */
  jump(): void {
    this.#jumps = this.question === null;
    this.skip();
  }

  /** Show once more what the others did since the reader's last turn. False if there is nothing that can be shown. */
  async again(): Promise<boolean> {
    const { state, question } = this;
    const arrival = this.#arrivals;
    if (!question || !state?.view || state.seat === null || settings.pace === 0) return false;
    const again = await this.#lastLooks.again(this.live.steps, state.seat);
    if (!again || arrival !== this.#arrivals || this.question !== question) return false;
    const befores = this.#befores;
    this.#befores = new Befores();
    [this.#again, this.#isRecap] = [again.turns, true];
    this.#lay(again.wire);
    this.#told = again.told;
    this.#cues.prepend({ state, fresh: [...again.steps], cause: "update" });
    await this.#play();
    if (arrival !== this.#arrivals) return true;
    this.#again = 0;
    this.#befores = befores;
    this.#hasMissed = false;
    this.#told = allTold(this.live.steps.filter(({ seq }) => seq <= (this.#state?.seq ?? 0)));
    if (this.#state && this.#wire) this.#lastLooks.keep(this.#state, this.#wire, this.#told);
    return true;
  }

  #take(change: Change): void {
    const { state, fresh, cause } = change;
    // While a recap is being prepared the change waits.
    const isBusy = this.#isPlaying || this.#isGreeting;
    if (cause !== "update") this.#arrive(state, fresh);
    // There is nothing to show, as after a break of the connection: the question stays as it is.
    else if (!isBusy && !fresh.length && state.view) this.#settle(state, state.view);
    else {
      this.#cues.push(change);
      if (!isBusy) void this.#play();
    }
  }

  /** Somebody looks for the first time, or from another seat. */
  #arrive(state: TableState, steps: readonly Step[]): void {
    this.#arrivals += 1;
    this.#pauses.end();
    this.#cues.clear();
    this.#befores = new Befores();
    this.#isPlaying = false;
    this.#isRecap = false;
    this.#again = 0;
    this.#hasMissed = false;
    this.#apart = null;
    this.#motion = STILL;
    this.#lit = [];
    this.#isGreeting = true;
    void this.#greet(state, steps);
  }

  /** Show what this seat has missed since it last looked, or the table as it is if that is not known. */
  async #greet(state: TableState, steps: readonly Step[]): Promise<void> {
    const arrival = this.#arrivals;
    const known = this.#lastLooks.known(state, steps) ?? (await this.#lastLooks.recall(state, steps));
    if (arrival !== this.#arrivals) return;
    this.#isGreeting = false;
    if (!state.view) return;
    const missed = known ? standingAfter(steps, known.seq) : [];
    if (known && missed.length) {
      this.#lay(known.wire);
      this.#told = known.told;
      const { scene = [] } = known;
      const rest = { state, fresh: missed.slice(scene.length), cause: "update" } as const;
      const within = { ...state, view: null, question: null };
      this.#cues.prepend(...(scene.length ? [{ ...rest, state: within, fresh: [...scene] }] : []), rest);
      this.#isRecap = true;
    } else {
      this.#told = allTold(steps);
      this.#settle(state, state.view);
    }
    if (!this.#cues.isEmpty && !this.#isPlaying) await this.#play();
  }

  #lay(wire: Wire): void {
    this.#wire = wire;
    this.#view = this.#presentation.read(wire);
  }

  #settle(state: TableState, wire: Wire): void {
    this.#state = state;
    // A view without anything new need not be drawn again.
    if (!isSame(this.#wire, wire)) this.#lay(wire);
    // A scene that is shown apart counts as seen only at its end.
    if (!this.#apart) this.#lastLooks.keep(state, wire, this.#told);
  }

  async #play(): Promise<void> {
    const arrival = this.#arrivals;
    this.#isPlaying = true;
    this.#pace.rest(this.#since(this.#stopped));
    for (let cue = this.#cues.next(); cue; cue = this.#cues.next()) {
      this.#began = performance.now();
      const last = await this.#perform(cue);
      if (arrival !== this.#arrivals) return;
      const { state, isLast } = last;
      if (isLast && state.view) this.#settle(state, state.view);
      if (isLast && state.question) this.#jumps = false;
      this.#pace.spend(this.#since(this.#began));
    }
    await this.#rest();
    if (arrival !== this.#arrivals) return;
    this.#cues.rest();
    this.#stopped = performance.now();
    this.#skips = false;
    this.#isRecap = false;
    this.#lit = [];
    this.#isPlaying = false;
  }

  /** The time since a moment, converted to the usual speed. */
  #since(moment: number): number {
    return settings.pace > 0 ? (performance.now() - moment) / settings.pace : 0;
  }

  /** After skipping nothing is left in motion. */
  async #rest(): Promise<void> {
    if (!this.#skips) return;
    await tick();
    this.#stage.land();
  }

  /** Perform a cue, together with the next ones if there is little time. Returns the last of them. */
  async #perform(cue: Cue<View>): Promise<Cue<View>> {
    this.#state = cue.state;
    if (cue.kind === "undo") await this.#takeBack(cue.step);
    // If their changes are no longer known, the events are only told.
    else if (cue.kind === "jump")
      this.#told = allTold(this.live.steps.filter(({ seq }) => seq <= cue.state.seq));
    else {
      const isOurs = isOwn(cue);
      if (isOurs) this.#hasMissed = false;
      const { cues, beat, lasting, turns } = this.#cues.gather(cue, this.#pace);
      const last = cues.at(-1) ?? cue;
      this.#state = last.state;
      this.#befores.keep(this.#told, cues);
      const isSkipped = this.#skips || (this.isJumping && !isOurs);
      await this.#show(beat, isSkipped || turns >= TURNS_PLAYED ? null : lasting);
      return last;
    }
    return cue;
  }

  /** Move everything back the way it came, at double speed. */
  async #takeBack({ seq, changes }: Step): Promise<void> {
    const { back = [], events = [], told } = this.#befores.take() ?? {};
    const last = this.#view;
    this.#motion = { events, isBack: true, haste: BACKWARDS };
    await this.#stage.move(
      back,
      () => {
        if (this.#wire) this.#lay(patched(this.#wire, (changes ?? []).flat()));
        // If the decision was made before we arrived, only the steps that still hold are known.
        this.#told = told ?? allTold(this.live.steps.filter((step) => step.seq <= seq));
      },
      this.#skips ? 0 : settings.lasting(PACE.undo),
    );
    if (last !== null && this.#view !== null && !this.#skips) {
      const walk = this.#presentation.walk?.(last, this.#view, events) ?? 0;
      await this.#pauses.take(settings.lasting(walk) / BACKWARDS);
    }
    this.#motion = STILL;
  }

  /** Show a beat for this long; null if it is only told. */
  async #show(beat: Beat<View>, lasting: number | null): Promise<void> {
    const { told, before, flights, need, walk, isApart, isOurs } = beat;
    const events = told.map(({ event }) => event);
    if (isApart && !before.isApart && !this.#again) this.#apart = before.wire;
    const isSeen = lasting !== null;
    for (const event of events) for (const listener of this.#listeners) listener(event, isSeen);
    if (!isApart) this.#apart = null;
    if (!isSeen && !isOurs && need > 0) this.#hasMissed = true;
    const factor = lasting && need > 0 ? lasting / need : 0;
    let walking = Promise.resolve();
    const change = () => {
      this.#wire = beat.wire;
      this.#view = beat.view;
      this.#told = [...this.#told, ...told];
      this.#lit = events;
      this.#motion = { events, isBack: false, haste: 1 / factor };
      walking = this.#pauses.take(settings.lasting(walk * factor));
    };
    // The time of a scoring is the reader's own.
    if (await this.#stage.held()) this.#began = performance.now();
    if (!isSeen || need <= 0 || this.#skips) {
      change();
      return;
    }
    this.#befores.add(events, flights);
    // The events are lit while the points of earlier ones are still flying.
    this.#lit = events;
    await Promise.all([
      this.#stage.move(flights, change, settings.lasting(PACE.move * factor)),
      // Our own moves need no time to be read.
      this.#pauses.take(isOurs ? 0 : settings.lasting(PACE.event * factor)),
    ]);
    await walking;
  }
}
