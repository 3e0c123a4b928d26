/**
 * What is on the table now. Changes come from the connection faster than one can read them: their events are
 * played one after the other, each at a readable pace and with what it changes. The question appears when everything
 * before it has been seen; nothing is lost by skipping.
 */

import { tick } from "svelte";
import type { EventInfo, QuestionInfo, Step, TableState } from "../lib/api";
import { patched, type Patch, type Wire } from "../lib/change";
import { standing, type Change, type Live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { keepLooked, lookedUpTo } from "./looked";
import type { Flight, Stage } from "./stage.svelte";

/** How a game is read and shown. */
export interface Face<View> {
  read(wire: Wire): View;
  flights(before: View, now: View, event: EventInfo, you: number | null): readonly Flight[];
  /** Events that nobody needs time to follow. */
  isSilent(event: EventInfo): boolean;
  /** How many of these take time; without it, all that are not silent. */
  countLoud?(events: readonly EventInfo[]): number;
  /** Whether an event is shown in one motion with the one before it. */
  isWith?(event: EventInfo, before: EventInfo): boolean;
  /** How long pieces walk by themselves, in milliseconds of the design. */
  walk?(before: View, now: View): number;
}

/** The view of the past: before a decision, as a seat saw it. */
export type Past = (decision: number, seat: number) => Promise<Wire>;

/** An event in the log, with the step it came with and what it changed, if that is still known. */
export interface Told {
  readonly seq: number;
  readonly event: EventInfo;
  readonly change: Patch;
}

/** What a seat saw when it last looked. */
interface Look {
  readonly seq: number;
  readonly wire: Wire;
  readonly told: readonly Told[];
}

/** A moment of the past that undo comes back to. */
interface Before {
  readonly told: readonly Told[];
  /** What has flown since then. */
  readonly flights: Flight[];
}

/** Hears of an event as it is shown, or only told. */
type Listener = (event: EventInfo, isSeen: boolean) => void;

export const PACE = {
  /** Between the events of others. */
  event: 700,
  move: 420,
  undo: 210,
};

/** After a long absence the first events are not played, only told. */
const PLAYED_AT_MOST = 24;
/** How long we wait for the view that a recap begins with. */
const PATIENCE = 1500;

/** What is told of a turn that the server has ended for its owner; no game knows it. */
export const PASSED = "turn-passed";

/** What is told of a step; what the step itself has changed comes with its last event. */
function toldOf({ seq, kind, seat, events, changes }: Step): Told[] {
  const told = events.map((event, index) => ({ seq, event, change: changes?.[index] ?? [] }));
  const last = told.at(-1);
  if (last) last.change = [...last.change, ...(changes?.at(-1) ?? [])];
  const passed = { seq, event: { name: PASSED, seat, facts: {} }, change: [] };
  return kind === "passed" ? [passed, ...told] : told;
}

function allTold(steps: readonly Step[]): Told[] {
  return standing(steps).flatMap(toldOf);
}

const isPlayable = (steps: readonly Step[]) => steps.every(({ changes }) => changes !== null);

/** The last of these steps, as far back as it is known what they have changed. */
function playable(steps: readonly Step[]): Step[] {
  return steps.slice(steps.findLastIndex(({ changes }) => changes === null) + 1);
}

/** The steps after a number that still stand; none where one before it was taken back. */
function standingAfter(steps: readonly Step[], seq: number): Step[] {
  const before = standing(steps.filter((step) => step.seq <= seq));
  const now = standing(steps);
  return before.every((step, index) => step === now[index]) ? now.slice(before.length) : [];
}

export class Playback<View> {
  readonly live: Live;
  #face: Face<View>;
  #stage: Stage;
  #past: Past | null;

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
  #waits = new Set<() => void>();
  /** Counts arrivals: what was being played before another arrival is given up. */
  #arrivals = 0;
  /** The last look of each of our seats, for the recap when its person takes the device again. */
  #remembered = new Map<number, Look>();
  #listeners = new Set<Listener>();

  constructor(live: Live, face: Face<View>, stage: Stage, past: Past | null = null) {
    this.live = live;
    this.#face = face;
    this.#stage = stage;
    this.#past = past;
  }

  get view(): View | null {
    return this.#view;
  }
  /** The same as it came over the wire. */
  get wire(): Wire | null {
    return this.#wire;
  }
  /** Everything that has been shown to happen, oldest first. */
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
  /** What is being played has happened since this seat last looked. */
  get isRecap(): boolean {
    return this.#isRecap;
  }
  /** A decision is being taken back: everything goes backwards, at double speed. */
  get isTakingBack(): boolean {
    return this.#isTakingBack;
  }
  /** The event that is being played now. */
  get lit(): EventInfo | null {
    return this.#lit;
  }
  /** The question, once everything before it has been seen. */
  get question(): QuestionInfo | null {
    return this.#isPlaying ? null : (this.#state?.question ?? null);
  }
  get canUndo(): boolean {
    return !this.#isPlaying && this.#state?.can_undo === true;
  }
  get isOver(): boolean {
    return !this.#isPlaying && this.#state?.table.stage === "over";
  }

  /** Hear of every event as it is shown, or only told (`isSeen` is false); gives back the way to stop. */
  onevent(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follow the connection; gives back the way to stop. */
  start(): () => void {
    const quiet = this.live.onchange((change) => this.#take(change));
    const { state } = this.live;
    if (state) this.#arrive(state, this.live.steps);
    return () => {
      quiet();
      this.#arrivals += 1;
      this.#wakeAll();
    };
  }

  /** Show at once what is still to be played. */
  skip(): void {
    if (!this.#isPlaying) return;
    this.#skips = true;
    this.#stage.land();
    this.#wakeAll();
  }

  #take(change: Change): void {
    const { state, fresh, cause } = change;
    // While somebody is being greeted the change waits for its turn.
    const isBusy = this.#isPlaying || this.#isGreeting;
    if (cause !== "update") this.#arrive(state, fresh);
    // Nothing is to be seen, as after a break of the connection: a question stays under the reader's hand.
    else if (!isBusy && !fresh.length && state.view) this.#settle(state, state.view);
    else {
      this.#queue.push(change);
      if (!isBusy) void this.#play();
    }
  }

  /** Somebody looks for the first time, or with other eyes. */
  #arrive(state: TableState, steps: readonly Step[]): void {
    this.#arrivals += 1;
    this.#wakeAll();
    this.#queue = [];
    this.#befores = [];
    this.#isPlaying = false;
    this.#isRecap = false;
    this.#isTakingBack = false;
    this.#lit = null;
    this.#isGreeting = true;
    void this.#greet(state, steps);
  }

  /** Show what this seat has missed since it last looked, or, if that is not known, the table as it is. */
  async #greet(state: TableState, steps: readonly Step[]): Promise<void> {
    const arrival = this.#arrivals;
    const known = this.#known(state, steps) ?? (await this.#recall(state, steps));
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

  /** The last look of this seat, if everything that has changed since is known. */
  #known({ seat }: TableState, steps: readonly Step[]): Look | undefined {
    const look = seat === null ? undefined : this.#remembered.get(seat);
    return look && isPlayable(standingAfter(steps, look.seq)) ? look : undefined;
  }

  /** The last look of this seat before the page was loaded anew, or a later one from which changes are known. */
  async #recall({ seat }: TableState, steps: readonly Step[]): Promise<Look | undefined> {
    const looked = seat === null ? null : lookedUpTo(this.live.id, seat);
    if (!this.#past || seat === null || looked === null || settings.pace === 0) return undefined;
    const missed = steps.filter((step) => step.seq > looked);
    const seq = Math.max(looked, (playable(missed)[0]?.seq ?? 0) - 1);
    if (!playable(missed).length) return undefined;
    const before = steps.filter((step) => step.seq <= seq);
    const decisions = standing(before).filter((step) => step.kind !== "began").length;
    const tooLate = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const wire = await Promise.race([this.#past(decisions, seat).catch(() => null), tooLate]);
    return wire ? { seq, wire, told: allTold(before) } : undefined;
  }

  #lay(wire: Wire): void {
    this.#wire = wire;
    this.#view = this.#face.read(wire);
  }

  #settle(state: TableState, wire: Wire): void {
    this.#state = state;
    this.#lay(wire);
    if (state.seat === null) return;
    this.#remembered.set(state.seat, { seq: state.seq, wire, told: this.#told });
    keepLooked(this.live.id, state.seat, state.seq);
  }

  async #play(): Promise<void> {
    const arrival = this.#arrivals;
    this.#isPlaying = true;
    for (let change = this.#queue.shift(); change; change = this.#queue.shift()) {
      this.#state = change.state;
      let left = this.#countLoud(change.fresh.flatMap(toldOf));
      // Too much has happened to be shown one after the other: it is only told.
      const isMuch = !isPlayable(change.fresh);
      if (isMuch) this.#told = allTold(this.live.steps.filter(({ seq }) => seq <= change.state.seq));
      for (const step of isMuch ? [] : change.fresh) {
        if (step.kind === "undone") await this.#takeBack(step);
        else {
          this.#remember();
          // What was taken back since is not told, but has changed something.
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

  /** What was skipped is not seen to move either. */
  async #rest(): Promise<void> {
    if (!this.#skips) return;
    await tick();
    this.#stage.land();
  }

  #countLoud(told: readonly Told[]): number {
    const events = told.map(({ event }) => event);
    return this.#face.countLoud?.(events) ?? events.filter((event) => !this.#face.isSilent(event)).length;
  }

  /** The events of a step, those together that are shown in one motion. */
  #groups(step: Step): Told[][] {
    const groups: Told[][] = [];
    for (const told of toldOf(step)) {
      const group = groups.at(-1);
      const last = group?.at(-1);
      if (last && this.#face.isWith?.(told.event, last.event)) group?.push(told);
      else groups.push([told]);
    }
    return groups;
  }

  #remember(): void {
    if (this.#view !== null) this.#befores.push({ told: this.#told, flights: [] });
  }

  /** Do all that a step has changed. */
  #apply({ changes }: Step): void {
    if (this.#wire) this.#lay(patched(this.#wire, (changes ?? []).flat()));
  }

  /** Everything goes back the way it came, at double speed. */
  async #takeBack(step: Step): Promise<void> {
    const before = this.#befores.pop();
    const last = this.#view;
    const back = (before?.flights ?? []).map(({ card, from, to }) => ({ card, from: to, to: from }));
    this.#isTakingBack = true;
    await this.#stage.move(
      back.reverse(),
      () => {
        this.#apply(step);
        // Where the decision was made before we came, the steps that stand are all we know.
        this.#told = before?.told ?? allTold(this.live.steps.filter(({ seq }) => seq <= step.seq));
      },
      this.#skips ? 0 : settings.lasting(PACE.undo),
    );
    if (last !== null && this.#view !== null) await this.#wait(this.#walk(last, this.#view) / 2);
    this.#isTakingBack = false;
  }

  /** How long pieces walk from one view to the other, at the reader's pace. */
  #walk(before: View, now: View): number {
    return this.#skips ? 0 : settings.lasting(this.#face.walk?.(before, now) ?? 0);
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
      const then = this.#face.read(wire);
      flights.push(...this.#face.flights(now, then, event, you));
      now = then;
    }
    const events = group.map(({ event }) => event);
    let walking = Promise.resolve();
    const change = () => {
      this.#wire = wire;
      this.#view = now;
      this.#told = [...this.#told, ...group];
      this.#lit = events.at(-1) ?? null;
      walking = this.#wait(this.#walk(view, now));
    };
    const isSeen = !isOld && !this.#skips;
    for (const event of events) for (const listener of this.#listeners) listener(event, isSeen);
    await this.#stage.held();
    if (!isSeen || events.every((event) => this.#face.isSilent(event))) {
      change();
      return;
    }
    this.#befores.at(-1)?.flights.push(...flights.filter((flight) => !flight.isMark));
    // What is about to be seen is told while points are still on their way.
    this.#lit = events.at(-1) ?? null;
    // Our own moves need no time to be read, only to be seen.
    const isOurs = events.every(({ seat }) => seat !== null && seat === you);
    await Promise.all([
      this.#stage.move(flights, change, settings.lasting(PACE.move)),
      this.#wait(isOurs ? 0 : settings.lasting(PACE.event)),
    ]);
    await walking;
  }

  #wakeAll(): void {
    for (const wake of [...this.#waits]) wake();
  }

  /** Wait, unless the reader skips; nobody reads a page in the background, so it waits there. */
  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const go = () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
        this.#waits.delete(go);
        done();
      };
      const look = () => {
        if (document.visibilityState !== "hidden") go();
      };
      const timer = setTimeout(() => {
        if (document.visibilityState === "hidden") document.addEventListener("visibilitychange", look);
        else go();
      }, milliseconds);
      this.#waits.add(go);
    });
  }
}
