/**
 * Cards move from where they were to where they go. In the page a place has a name (`data-place`); where it is as
 * large as a card it is a piece (`data-piece`), and one that "comes" (or has `data-comes`, where a piece has its name
 * there) is not seen before it has landed; what stays on the table has a name of its own (`data-key`).
 */

import { tick } from "svelte";

/** A card on its way; of several names for a place the first that is on the screen counts. */
export interface Flight {
  /** What flies, in the words of the game that draws it. */
  readonly card: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Turned over on the way. */
  readonly turns?: boolean;
  /** Milliseconds after the first flight, before the reader's pace. */
  readonly delay?: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A flight with real places and times. */
export interface Ghost {
  readonly id: number;
  readonly card: string;
  readonly from: Box;
  readonly to: Box;
  readonly turns: boolean;
  readonly delay: number;
  readonly lasting: number;
}

/** Smaller shifts are not worth a motion. */
const NOTICEABLE = 2;

const FADE = 180;
/** A card that comes from or goes to a player's panel. */
const SMALL = { width: 30, height: 46 };

let count = 0;

function isShown({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Whether this browser can move things at all; a test without a screen cannot. */
function canMove(element: Element): boolean {
  return typeof element.animate === "function";
}

export class Stage {
  #root: HTMLElement | null = null;
  #ghosts = $state.raw<readonly Ghost[]>([]);
  #until: Promise<void> | null = null;

  /** The cards in the air. */
  get ghosts(): readonly Ghost[] {
    return this.#ghosts;
  }

  /** An attachment: the part of the page in which things move. */
  readonly attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    return () => {
      this.#root = null;
      this.#ghosts = [];
    };
  };

  /** Nothing moves before this is done. */
  hold(until: Promise<void>): void {
    this.#until = until;
  }

  /** Change the page, and let everything that has another place afterwards move there. */
  async move(flights: readonly Flight[], change: () => void, lasting: number): Promise<void> {
    if (this.#until) await this.#until;
    this.#until = null;
    const root = this.#root;
    if (!root || lasting <= 0 || !canMove(root)) {
      change();
      await tick();
      if (root) this.#mark(root, flights);
      return;
    }
    const before = this.#boxes(root);
    const starts = flights.map((flight) => this.#landing(this.#element(root, flight.from), null));
    change();
    await tick();
    this.#shift(root, before, lasting);
    const ghosts = flights.flatMap((flight, index) =>
      this.#launch(root, flight, starts[index] ?? null, lasting),
    );
    if (!ghosts.length) return;
    this.#ghosts = [...this.#ghosts, ...ghosts];
    await pause(lasting + Math.max(...ghosts.map((ghost) => ghost.delay)));
    this.#ghosts = this.#ghosts.filter((ghost) => !ghosts.includes(ghost));
  }

  /** Everything lands at once. */
  land(): void {
    this.#ghosts = [];
    for (const element of this.#root?.querySelectorAll("[data-key], [data-place]") ?? []) {
      if (canMove(element)) for (const motion of element.getAnimations()) motion.finish();
    }
  }

  /** Without motion a short fade marks what has changed. */
  #mark(root: HTMLElement, flights: readonly Flight[]): void {
    for (const { to } of flights) {
      const target = this.#element(root, to);
      if (target && canMove(target)) target.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: FADE });
    }
  }

  #launch(root: HTMLElement, flight: Flight, from: Box | null, lasting: number): Ghost[] {
    const target = this.#element(root, flight.to);
    const to = this.#landing(target, from);
    if (!from || !target || !to) return [];
    // The design's own length of a flight is the measure of its delays.
    const delay = ((flight.delay ?? 0) * lasting) / 420;
    count += 1;
    // The card is not there before it has landed.
    if (target.dataset["piece"] === "comes" || target.dataset["comes"] !== undefined) {
      target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasting });
    }
    return [{ id: count, card: flight.card, from, to, turns: flight.turns ?? false, delay, lasting }];
  }

  /** Pieces that stay on the table glide to their new place. */
  #shift(root: HTMLElement, before: ReadonlyMap<string, Box>, lasting: number): void {
    for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
      const from = before.get(element.dataset["key"] ?? "");
      const to = element.getBoundingClientRect();
      if (!from || !isShown(to)) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) < NOTICEABLE && Math.abs(y) < NOTICEABLE) continue;
      element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
        duration: lasting,
        easing: "cubic-bezier(.6,0,.3,1)",
      });
    }
  }

  #boxes(root: HTMLElement): Map<string, Box> {
    const boxes = new Map<string, Box>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
      const box = element.getBoundingClientRect();
      if (isShown(box)) boxes.set(element.dataset["key"] ?? "", box);
    }
    return boxes;
  }

  #element(root: HTMLElement, places: readonly string[]): HTMLElement | null {
    for (const place of places) {
      for (const element of root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)) {
        if (isShown(element.getBoundingClientRect())) return element;
      }
    }
    return null;
  }

  /** The box of a card at a place: its own, or, where the place is a panel, a small one at its upper left. */
  #landing(element: HTMLElement | null, from: Box | null): Box | null {
    const box = element?.getBoundingClientRect();
    if (!element || !box) return null;
    const { left, top, width, height } = box;
    if (element.dataset["piece"] !== undefined) return { left, top, width, height };
    const size = {
      width: SMALL.width,
      height: from ? (SMALL.width * from.height) / from.width : SMALL.height,
    };
    return { left: left + Math.min(10, width / 4), top: top + Math.min(6, height / 4), ...size };
  }
}
