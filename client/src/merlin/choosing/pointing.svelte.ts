/** Pointing at a thing for a while asks what it is: with a pointer that rests, a finger that stays, or by a key. */

const RESTS = 700;
const HOLDS = 550;
const STILL = 10;
/** So long an answer waits for a pointer on its way to it. */
const WAITS = 400;

export interface Explained {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** So much of the page, from x to the right, is not to be covered. */
  readonly width: number;
  /** The keyboard has asked, and goes on from the answer. */
  readonly byKey: boolean;
}

/** The thing at which a pointer is: a piece, or what stands for one and says so. */
export function pieceAt(event: MouseEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const found = target?.closest<SVGElement | HTMLElement>("[data-piece], [data-about]")?.dataset;
  return found?.["piece"] ?? found?.["about"] ?? null;
}

export class Pointing {
  #explained = $state.raw<Explained | null>(null);
  #at = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #touch = false;
  #held = false;

  get explained(): Explained | null {
    return this.#explained;
  }
  /** The last thing that touched the screen was a finger. */
  get isTouch(): boolean {
    return this.#touch;
  }
  /** A finger has stayed on a thing to ask about it: its end is no choice. */
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
    const id = pieceAt(event);
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

  /** The pointer is over a thing now, or over nothing. */
  over(id: string | null): void {
    // A finger that is lifted leaves what it has asked about.
    if (this.#touch) return;
    clearTimeout(this.#timer);
    if (this.#explained?.id === id) this.stay();
    else this.leave();
    if (id) this.#wait(id, RESTS, false);
  }

  /** The pointer has reached the answer, to read on or to follow its link. */
  readonly stay = (): void => {
    clearTimeout(this.#leaving);
    clearTimeout(this.#timer);
    this.#leaving = undefined;
  };

  /** The pointer has left the answer, or what it is about. */
  readonly leave = (): void => {
    if (this.#touch || !this.#explained) return;
    this.#leaving ??= setTimeout(() => {
      this.#leaving = undefined;
      this.#explained = null;
    }, WAITS);
  };

  /** Say at once what a thing is. */
  ask(id: string): void {
    this.stay();
    this.#explained = { id, ...this.#at, width: 0, byKey: false };
  }

  /** Say what a thing is, beside the element with the focus. */
  askByKey(id: string): void {
    this.stay();
    const box = document.activeElement?.getBoundingClientRect();
    const { left: x = 0, top: y = 0, width = 0 } = box ?? {};
    this.#explained = { id, x, y, width, byKey: true };
  }

  /** The end of a finger that has asked is no choice, wherever it was; a key is one. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#held || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A finger that stays has asked already; the browser's own menu would cover the answer. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#touch && pieceAt(event)) event.preventDefault();
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
