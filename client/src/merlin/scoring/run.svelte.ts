/** The run through a scoring: which step is shown, whether it advances by itself, and what has landed. */

import { settings } from "../../lib/settings.svelte";
import type { View } from "../position/view";
import { recordOf, type Scoring, type Step } from "./steps";

/** How long a step is shown. */
const STEP = 1600;

export class Run {
  #scoring: () => Scoring;
  #index = $state(0);
  #isRunning = $state(settings.lasting(STEP) > 0);
  /** The step whose points have reached their players. */
  #landed = $state.raw<Step | null>(null);

  constructor(scoring: () => Scoring) {
    this.#scoring = scoring;
    $effect(() => this.#wait());
  }

  /** The step that is shown; null for the sum, which comes after the last one. */
  readonly step = $derived.by((): Step | null => this.#scoring().steps[this.#index] ?? null);
  readonly next = $derived.by((): Step | null => this.#scoring().steps[this.#index + 1] ?? null);
  readonly isSum = $derived.by(() => this.step === null);
  /** Without motion the points are there as soon as the step is shown. */
  readonly isLanded = $derived.by(() => this.#landed === this.step || !this.canRun);
  /** The position to draw. */
  readonly view = $derived.by((): View => {
    const { step, isLanded } = this;
    if (!step) return this.#scoring().after;
    // Manors visibly go home; everything else stays until the next step.
    if (recordOf(step).isHomecoming) return isLanded ? step.after : step.before;
    return { ...step.before, points: (isLanded ? step.after : step.before).points };
  });

  get index(): number {
    return this.#index;
  }
  get isFirst(): boolean {
    return this.#index === 0;
  }
  get isRunning(): boolean {
    return this.#isRunning;
  }
  /** Without motion every step waits for the reader. */
  get canRun(): boolean {
    return settings.lasting(STEP) > 0;
  }

  /** Go forward or back by hand. */
  by(steps: 1 | -1): void {
    this.pause();
    this.#to(this.#index + steps);
  }
  toSum(): void {
    this.pause();
    this.#to(this.#scoring().steps.length);
  }
  pause(): void {
    this.#isRunning = false;
  }
  pauseOrRun(): void {
    this.#isRunning = !this.#isRunning;
  }
  /** The points of a step have reached their players. */
  land(step: Step): void {
    this.#landed = step;
  }

  #to(wanted: number): void {
    this.#index = Math.max(0, Math.min(this.#scoring().steps.length, wanted));
  }

  /** Advance when the step has been shown long enough. Returns a function that stops the wait. */
  #wait(): (() => void) | undefined {
    const lasting = settings.lasting(STEP);
    if (!this.#isRunning || this.isSum || lasting <= 0) return undefined;
    const from = this.#index;
    const timer = setTimeout(() => this.#to(from + 1), lasting);
    return () => clearTimeout(timer);
  }
}
