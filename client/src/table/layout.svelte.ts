/** How much room there is; the design has four arrangements, not one that shrinks. */

/** wide: three columns; middle: two, the players on a strip; side: board and one column with tabs; phone: sheet and tabs. */
export type Arrangement = "wide" | "middle" | "side" | "phone";

/** Below this height cards would be too small to read in two rows above a hand. */
const LOW = 740;
/** A phone on its side. */
const FLAT = 520;
/** A phone on which every line counts. */
const SHORT = 750;

export function arrangementOf(width: number, height: number): Arrangement {
  if (width < 700) return "phone";
  if (width < 1100) return height > width ? "phone" : "side";
  if (height < LOW) return "side";
  return width < 1440 ? "middle" : "wide";
}

/** Who reads in large letters has less room: with text of 200 % half as much. */
function room(): { width: number; height: number } {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return { width: innerWidth / letters, height: innerHeight / letters };
}

class Layout {
  #room = $state.raw(room());

  constructor() {
    addEventListener("resize", () => (this.#room = room()));
  }

  get arrangement(): Arrangement {
    return arrangementOf(this.#room.width, this.#room.height);
  }
  /** How high the page is, in pixels of the design. */
  get height(): number {
    return this.#room.height;
  }
  /** The height is so small that even the bar must shrink. */
  get isFlat(): boolean {
    return this.#room.height < FLAT;
  }
  /** A phone with so little height that only the essential is above the options. */
  get isShort(): boolean {
    return this.arrangement === "phone" && this.#room.height < SHORT;
  }
  /** A phone's arrangement on a tablet: there is room for whole cards. */
  get isTablet(): boolean {
    return this.arrangement === "phone" && this.#room.width >= 700;
  }
}

export const layout = new Layout();
