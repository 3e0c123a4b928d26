/** Pointing at a thing for a while explains it: with a resting pointer, a finger held down, or a key. */

const RESTS = 700;
const HOLDS = 550;
const STILL = 10;
/** How long an explanation waits for a pointer on its way to it, in milliseconds. */
const WAITS = 400;

export interface Explained {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The width of the page, from x to the right, that must not be covered. */
  readonly width: number;
  /** Whether it was requested by keyboard. The focus then moves to the explanation. */
  readonly byKey: boolean;
}

/** The thing under a pointer: a piece, or an element that stands for one by its id. */
export function pieceAt(event: MouseEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const found = target?.closest<SVGElement | HTMLElement>("[data-piece], [data-about]")?.dataset;
  return found?.["piece"] ?? found?.["about"] ?? null;
}

export class Pointing {
  /** The thing under a pointer, by the names of a game. */
  readonly #thingAt: (event: MouseEvent) => string | null;
  #explained = $state.raw<Explained | null>(null);
  #at = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #touch = false;
  #held = false;

  constructor(thingAt: (event: MouseEvent) => string | null = pieceAt) {
    this.#thingAt = thingAt;
  }

  get explained(): Explained | null {
    return this.#explained;
  }
  /** Whether the screen was last touched by a finger. */
  get isTouch(): boolean {
    return this.#touch;
  }
  /** Whether a finger was held on a thing to ask about it. Lifting it is not a choice. */
  get isHeld(): boolean {
    return this.#held;
  }

  readonly down = (event: PointerEvent): void => {
    this.#touch = event.pointerType === "touch";
    this.#held = false;
    this.#at = { x: event.clientX, y: event.clientY };
    const inside = event.target instanceof Element && event.target.closest("[data-explanation]");
    if (!inside) this.forget();
    if (!this.#touch) return;
    const id = this.#thingAt(event);
    if (id) this.#wait(id, HOLDS, true);
  };

  readonly move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y) > STILL;
    if (event.pointerType === "touch") {
      if (far) clearTimeout(this.#timer);
      return;
    }
    this.#touch = false;
    this.#at = { x: event.clientX, y: event.clientY };
  };

  readonly up = (): void => {
    if (this.#touch) clearTimeout(this.#timer);
  };

  /** The pointer is now over a thing, or over nothing. */
  over(id: string | null): void {
    // Lifting the finger that requested an explanation keeps it open.
    if (this.#touch) return;
    clearTimeout(this.#timer);
    if (this.#explained?.id === id) this.stay();
    else this.leave();
    if (id) this.#wait(id, RESTS, false);
  }

  /** The pointer has reached the explanation, to read it or to follow its link. */
  readonly stay = (): void => {
    clearTimeout(this.#leaving);
    clearTimeout(this.#timer);
    this.#leaving = undefined;
  };

  /** The pointer has left the explanation or its thing. */
  readonly leave = (): void => {
    if (this.#touch || !this.#explained) return;
    this.#leaving ??= setTimeout(() => {
      this.#leaving = undefined;
      this.#explained = null;
    }, WAITS);
  };

  /** Explain a thing immediately. */
  ask(id: string): void {
    this.stay();
    this.#explained = { id, ...this.#at, width: 0, byKey: false };
  }

  /** Explain a thing, beside the element with the focus. */
  askByKey(id: string): void {
    this.stay();
    const box = document.activeElement?.getBoundingClientRect();
    const { left: x = 0, top: y = 0, width = 0 } = box ?? {};
    this.#explained = { id, x, y, width, byKey: true };
  }

  /** Ignore the click of a finger that requested an explanation, wherever it is lifted. A key still chooses. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#held || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A held finger has already asked. The browser's own menu would cover the explanation. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#touch && this.#thingAt(event)) event.preventDefault();
  };

  forget(): void {
    this.stay();
    this.#explained = null;
  }

  #wait(id: string, milliseconds: number, holds: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.stay();
      this.#held = holds;
      this.#explained = { id, ...this.#at, width: 0, byKey: false };
    }, milliseconds);
  }
}
