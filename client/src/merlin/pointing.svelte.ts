/** Pointing at a thing for a while asks what it is: with a pointer that rests, a finger that stays, or by a key. */

const RESTS = 700;
const HOLDS = 550;
const STILL = 10;

export interface Explained {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** So much of the page, from x to the right, is not to be covered. */
  readonly width: number;
  /** The keyboard has asked, and goes on from the answer. */
  readonly byKey: boolean;
}

function pieceOf(event: MouseEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<SVGElement | HTMLElement>("[data-piece]")?.dataset["piece"] ?? null;
}

export class Pointing {
  #explained = $state.raw<Explained | null>(null);
  #at = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    const id = pieceOf(event);
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
    if (this.#explained && this.#explained.id !== id) this.#explained = null;
    if (id) this.#wait(id, RESTS, false);
  }

  /** Say at once what a thing is. */
  ask(id: string): void {
    clearTimeout(this.#timer);
    this.#explained = { id, ...this.#at, width: 0, byKey: false };
  }

  /** Say what a thing is, beside the element with the focus. */
  askByKey(id: string): void {
    clearTimeout(this.#timer);
    const box = document.activeElement?.getBoundingClientRect();
    const { left: x = 0, top: y = 0, width = 0 } = box ?? {};
    this.#explained = { id, x, y, width, byKey: true };
  }

  /** A finger that stays has asked already; the browser's own menu would cover the answer. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#touch && pieceOf(event)) event.preventDefault();
  };

  forget(): void {
    clearTimeout(this.#timer);
    this.#explained = null;
  }

  #wait(id: string, milliseconds: number, holds: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#held = holds;
      this.#explained = { id, ...this.#at, width: 0, byKey: false };
    }, milliseconds);
  }
}
