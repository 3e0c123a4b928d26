/**
 * What is on the table now.
 *
 * Changes arrive from the connection faster than anyone can read them. Their events are played one after the other
 * at a readable pace, each with what it changes. The question appears when everything before it has been shown.
 * Skipping loses nothing.
 */

import { tick } from "svelte";
import type { EventInfo, QuestionInfo, Step, TableState } from "../lib/api";
import { patched, type Wire } from "../lib/change";
import type { Live } from "../lib/live/live.svelte";
import type { Change } from "../lib/live/seen.svelte";
import { settings } from "../lib/settings.svelte";
import { LastLooks, type Past } from "./lastlooks";
import { Pauses } from "./pauses";
import type { Presentation } from "./presentation";
import type { Flight, Stage } from "./stage.svelte";
import { allTold, isPlayable, PASSED, standingAfter, toldOf, type Told } from "./told";

/** A moment of the past that undo returns to. */
interface Before {
  readonly told: readonly Told[];
  /** What has flown since then. */
  readonly flights: Flight[];
}

/** Is called with each event as it is shown, or only told. */
type Listener = (event: EventInfo, isSeen: boolean) => void;

export const PACE = {
  /** Between the events of others. */
  event: 700,
  move: 420,
  undo: 210,
};

/** After a long absence the first events are not played, only told. */
const PLAYED_AT_MOST = 24;

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
  #isTakingBack = $state(false);
  #lit = $state.raw<EventInfo | null>(null);

  #queue: Change[] = [];
  #befores: Before[] = [];
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
    this.#lastLooks = new LastLooks(live.id, past);
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
  /** Whether a decision is being undone: everything moves backwards, at double speed. */
  get isTakingBack(): boolean {
    return this.#isTakingBack;
  }
  /** The event that is being played now. */
  get lit(): EventInfo | null {
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
    const { state } = this.live;
    if (state) this.#arrive(state, this.live.steps);
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

  #take(change: Change): void {
    const { state, fresh, cause } = change;
    // While a recap is being prepared the change waits.
    const isBusy = this.#isPlaying || this.#isGreeting;
    if (cause !== "update") this.#arrive(state, fresh);
    // There is nothing to show, as after a break of the connection: the question stays as it is.
    else if (!isBusy && !fresh.length && state.view) this.#settle(state, state.view);
    else {
      this.#queue.push(change);
      if (!isBusy) void this.#play();
    }
  }

  /** Somebody looks for the first time, or from another seat. */
  #arrive(state: TableState, steps: readonly Step[]): void {
    this.#arrivals += 1;
    this.#pauses.end();
    this.#queue = [];
    this.#befores = [];
    this.#isPlaying = false;
    this.#isRecap = false;
    this.#isTakingBack = false;
    this.#lit = null;
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
      this.#queue = [{ state, fresh: missed, cause: "update" }, ...this.#queue];
      this.#isRecap = true;
      if (!this.#isPlaying) await this.#play();
    } else {
      this.#told = allTold(steps);
      this.#settle(state, state.view);
      if (this.#queue.length && !this.#isPlaying) await this.#play();
    }
  }

  #lay(wire: Wire): void {
    this.#wire = wire;
    this.#view = this.#presentation.read(wire);
  }

  #settle(state: TableState, wire: Wire): void {
    this.#state = state;
    this.#lay(wire);
    this.#lastLooks.keep(state, wire, this.#told);
  }

  async #play(): Promise<void> {
    const arrival = this.#arrivals;
    this.#isPlaying = true;
    for (let change = this.#queue.shift(); change; change = this.#queue.shift()) {
      this.#state = change.state;
      let left = this.#countLoud(change.fresh.flatMap(toldOf));
      // If it is no longer known what has changed, the events are only told.
      const isMuch = !isPlayable(change.fresh);
      if (isMuch) this.#told = allTold(this.live.steps.filter(({ seq }) => seq <= change.state.seq));
      for (const step of isMuch ? [] : change.fresh) {
        if (step.kind === "undone") await this.#takeBack(step);
        else {
          this.#remember();
          // A decision that was undone since is not told, but has changed something.
          if (!step.events.length) this.#apply(step);
          for (const group of this.#groups(step)) {
            await this.#show(group, left > PLAYED_AT_MOST);
            left -= this.#countLoud(group);
            if (arrival !== this.#arrivals) return;
          }
        }
        if (arrival !== this.#arrivals) return;
      }
      if (change.state.view) this.#settle(change.state, change.state.view);
    }
    await this.#rest();
    if (arrival !== this.#arrivals) return;
    this.#skips = false;
    this.#isRecap = false;
    this.#lit = null;
    this.#isPlaying = false;
  }

  /** After skipping nothing is left in motion. */
  async #rest(): Promise<void> {
    if (!this.#skips) return;
    await tick();
    this.#stage.land();
  }

  #countLoud(told: readonly Told[]): number {
    const events = told.map(({ event }) => event);
    return (
      this.#presentation.countLoud?.(events) ??
      events.filter((event) => !this.#presentation.isSilent(event)).length
    );
  }

  /** The events of a step, grouped by what is shown in one motion. */
  #groups(step: Step): Told[][] {
    const groups: Told[][] = [];
    for (const told of toldOf(step)) {
      const group = groups.at(-1);
      const last = group?.at(-1);
      if (last && this.#presentation.isWith?.(told.event, last.event)) group?.push(told);
      else groups.push([told]);
    }
    return groups;
  }

  #remember(): void {
    if (this.#view !== null) this.#befores.push({ told: this.#told, flights: [] });
  }

  /** Apply all that a step has changed. */
  #apply({ changes }: Step): void {
    if (this.#wire) this.#lay(patched(this.#wire, (changes ?? []).flat()));
  }

  /** Move everything back the way it came, at double speed. */
  async #takeBack(step: Step): Promise<void> {
    const before = this.#befores.pop();
    const last = this.#view;
    const back = (before?.flights ?? []).map(({ card, from, to }) => ({ card, from: to, to: from }));
    this.#isTakingBack = true;
    await this.#stage.move(
      back.reverse(),
      () => {
        this.#apply(step);
        // If the decision was made before we came, only the steps that still hold are known.
        this.#told = before?.told ?? allTold(this.live.steps.filter(({ seq }) => seq <= step.seq));
      },
      this.#skips ? 0 : settings.lasting(PACE.undo),
    );
    if (last !== null && this.#view !== null) await this.#pauses.take(this.#walk(last, this.#view) / 2);
    this.#isTakingBack = false;
  }

  /** How long pieces walk from one view to the other, at the reader's pace. */
  #walk(before: View, now: View): number {
    return this.#skips ? 0 : settings.lasting(this.#presentation.walk?.(before, now) ?? 0);
  }

  async #show(group: readonly Told[], isOld: boolean): Promise<void> {
    const view = this.#view;
    if (view === null || this.#wire === null) return;
    const you = this.#state?.seat ?? null;
    const flights: Flight[] = [];
    let now: View = view;
    let wire: Wire = this.#wire;
    for (const { event, change } of group) {
      if (event.name === PASSED) continue;
      wire = patched(wire, change);
      const then = this.#presentation.read(wire);
      flights.push(...this.#presentation.flights(now, then, event, you));
      now = then;
    }
    const events = group.map(({ event }) => event);
    let walking = Promise.resolve();
    const change = () => {
      this.#wire = wire;
      this.#view = now;
      this.#told = [...this.#told, ...group];
      this.#lit = events.at(-1) ?? null;
      walking = this.#pauses.take(this.#walk(view, now));
    };
    const isSeen = !isOld && !this.#skips;
    for (const event of events) for (const listener of this.#listeners) listener(event, isSeen);
    await this.#stage.held();
    if (!isSeen || events.every((event) => this.#presentation.isSilent(event))) {
      change();
      return;
    }
    this.#befores.at(-1)?.flights.push(...flights.filter((flight) => !flight.isMark));
    // The event is lit while the points of the one before are still on their way.
    this.#lit = events.at(-1) ?? null;
    // Our own moves need no time to be read.
    const isOurs = events.every(({ seat }) => seat !== null && seat === you);
    await Promise.all([
      this.#stage.move(flights, change, settings.lasting(PACE.move)),
      this.#pauses.take(isOurs ? 0 : settings.lasting(PACE.event)),
    ]);
    await walking;
  }
}
