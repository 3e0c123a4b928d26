/**
 * Cards move from where they were to where they go. In the page a place has a name (`data-place`). A place as large as
 * a card is a piece (`data-piece`). A piece that "comes", or a place with `data-comes`, stays hidden until its card has
 * landed; of any other piece, only the parts with `data-comes`. A piece that stays on the table also has a fixed name
 * (`data-key`). Outside the part of the page that shows it (`data-frame`) nothing is seen.
 */

import { tick } from "svelte";

/** A card on its way. If a place has several names, the first one on the screen counts. */
export interface Flight {
  /** What flies, in the words of the game that draws it. */
  readonly card: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Turned over on the way. */
  readonly turns?: boolean;
  /** Milliseconds after the first flight, at the usual speed. */
  readonly delay?: number;
  /** A sign such as "+4" instead of a piece. It has the same size everywhere and lands before the change that it tells of. */
  readonly isMark?: boolean;
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
  readonly isMark: boolean;
  readonly delay: number;
  readonly lasting: number;
}

/** A ghost, with what is hidden until it has landed. */
interface Launched {
  readonly ghost: Ghost;
  readonly hidden: readonly Animation[];
}

/** How long flights last, in milliseconds at the usual speed. Delays and marks scale with the flight of a piece. */
export const FLIGHT = { piece: 420, mark: 650 };

/** Smaller shifts are not animated. */
const NOTICEABLE = 2;

const FADE = 180;
/** A card that comes from or goes to a player's panel. */
const SMALL = { width: 30, height: 46 };
const MARK = { width: 64, height: 36 };

let count = 0;

function isShown({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

/** Whether the middle of an element can be seen. */
function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const frame = element.closest("[data-frame]")?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isIn = (left: number, top: number, width: number, height: number) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  return (
    isShown(box) &&
    isIn(0, 0, innerWidth, innerHeight) &&
    (!frame || isIn(frame.left, frame.top, frame.width, frame.height))
  );
}

/** The parts of a place that stay hidden until a flight has landed. */
function comingIn(target: HTMLElement): readonly HTMLElement[] {
  const { piece, comes } = target.dataset;
  if (piece === "comes" || comes !== undefined) return [target];
  return piece === undefined ? [] : [...target.querySelectorAll<HTMLElement>("[data-comes]")];
}

/** Whether this browser can animate. A test without a screen cannot. */
function canMove(element: Element): boolean {
  return typeof element.animate === "function";
}

export class Stage {
  #root: HTMLElement | null = null;
  #ghosts = $state.raw<readonly Ghost[]>([]);
  #until: Promise<void> | null = null;
  #flying = new Set<() => void>();
  #landings = 0;

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

  /** What must finish before anything else moves. */
  hold(until: Promise<void>): void {
    this.#until = until;
  }

  /** Wait for what must finish first; false if there is nothing. */
  async held(): Promise<boolean> {
    const until = this.#until;
    await until;
    this.#until = null;
    return until !== null;
  }

  /** Change the page, and let everything that has a new place move there. */
  async move(flights: readonly Flight[], change: () => void, lasting: number): Promise<void> {
    const root = this.#root;
    const [marks, pieces] = [flights.filter((one) => one.isMark), flights.filter((one) => !one.isMark)];
    if (!root || lasting <= 0 || !canMove(root)) {
      change();
      await tick();
      if (root) this.#mark(root, pieces);
      return;
    }
    const landings = this.#landings;
    const span = (lasting * FLIGHT.mark) / FLIGHT.piece;
    await this.#fly(
      marks.flatMap((mark) => this.#launch(root, mark, this.#box(root, mark.from, MARK), span, lasting)),
    );
    const before = this.#boxes(root);
    const starts = pieces.map((flight) => this.#landing(this.#element(root, flight.from), null));
    change();
    await tick();
    if (landings !== this.#landings) return;
    this.#shift(root, before, lasting);
    await this.#fly(
      pieces.flatMap((flight, index) => this.#launch(root, flight, starts[index] ?? null, lasting, lasting)),
    );
  }

  /** Let everything land immediately. */
  land(): void {
    this.#landings += 1;
    for (const done of [...this.#flying]) done();
    for (const element of this.#root?.querySelectorAll("[data-key], [data-place]") ?? []) {
      if (canMove(element)) for (const motion of element.getAnimations()) motion.finish();
    }
  }

  /** Let them fly until all have landed. */
  async #fly(launched: readonly Launched[]): Promise<void> {
    if (!launched.length) return;
    const ghosts = launched.map(({ ghost }) => ghost);
    this.#ghosts = [...this.#ghosts, ...ghosts];
    await new Promise<void>((landed) => {
      const done = () => {
        clearTimeout(timer);
        this.#flying.delete(done);
        landed();
      };
      const timer = setTimeout(done, Math.max(...ghosts.map(({ delay, lasting }) => delay + lasting)));
      this.#flying.add(done);
    });
    // In the same frame, so that neither a gap nor both are seen.
    for (const { hidden } of launched) for (const motion of hidden) motion.cancel();
    this.#ghosts = this.#ghosts.filter((ghost) => !ghosts.includes(ghost));
  }

  /** Without motion a short fade marks what has changed. */
  #mark(root: HTMLElement, flights: readonly Flight[]): void {
    for (const { to } of flights) {
      const target = this.#element(root, to);
      if (target && canMove(target)) target.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: FADE });
    }
  }

  #launch(root: HTMLElement, flight: Flight, from: Box | null, span: number, lasting: number): Launched[] {
    const { card, turns = false, isMark = false } = flight;
    const target = this.#element(root, flight.to);
    const to = isMark ? this.#box(root, flight.to, MARK) : this.#landing(target, from);
    if (!target || !to) return [];
    const parts = isMark ? [] : comingIn(target);
    if (!from) {
      for (const part of parts) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      return [];
    }
    const delay = ((flight.delay ?? 0) * lasting) / FLIGHT.piece;
    count += 1;
    return [
      {
        ghost: { id: count, card, from, to, turns, isMark, delay, lasting: span },
        // The card stays hidden until it has landed.
        hidden: parts.map((part) =>
          part.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + span, fill: "forwards" }),
        ),
      },
    ];
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
        if (isSeen(element)) return element;
      }
    }
    return null;
  }

  /** A box of this size around the middle of a place. */
  #box(root: HTMLElement, places: readonly string[], { width, height }: typeof MARK): Box | null {
    const box = this.#element(root, places)?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return { left: x - width / 2, top: y - height / 2, width, height };
  }

  /** The box of a card at a place: its own, or a small one at the upper left if the place is a panel. */
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
