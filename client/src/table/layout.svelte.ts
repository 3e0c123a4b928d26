/**
 * How a table is arranged. What is asked and the board are always whole. The castle, or the hand, comes next: it lies
 * beside the board if the board still gets nearly all the height. Everything else lies there too if it fits, and
 * otherwise behind tabs.
 */

/**
 * wide, middle: the castle, the board and the question side by side, with a long or a short bar; side: the board and
 * the question, with tabs; upright: the board above the question and the castle; phone: the board above a sheet, with
 * tabs.
 */
export type Arrangement = "wide" | "middle" | "side" | "upright" | "phone";

/** The least widths of the columns beside the board, and the height of the bar. The styles of the tables use the same. */
const LEAST = { castle: 192, question: 296, bar: 54 };
/** The share of the height that the board must get, or else the castle goes behind a tab. */
const SHARE = 0.85;
/** Narrower pages are phones. */
const NARROW = 700;
/** From here on the bar has room for whole sentences. */
const WIDE = 1440;
/** A phone on its side. */
const FLAT = 520;
/** A phone on which every line counts. */
const SHORT = 750;
/** Below this height only the question fits into its column; with many modules it is longer. */
const LOW = { usual: 840, crowded: 960 };
/** The least width of a page whose bar says what table it is. */
const BROAD = 1100;
/** The least width of a column for whole castles of others. */
const ROOMY = 310;

export function arrangementOf(width: number, height: number): Arrangement {
  if (width < NARROW) return "phone";
  if (height > width) return "upright";
  const board = width - LEAST.castle - LEAST.question;
  if (height < FLAT || board < SHARE * (height - LEAST.bar)) return "side";
  return width < WIDE ? "middle" : "wide";
}

/** Large text leaves less room: half as much at 200 %. */
function room(): { width: number; height: number } {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  // On a phone, innerWidth grows with content that overflows the page.
  const width = document.documentElement.clientWidth || innerWidth;
  return { width: width / letters, height: innerHeight / letters };
}

class Layout {
  #room = $state.raw(room());

  constructor() {
    addEventListener("resize", () => (this.#room = room()));
  }

  get arrangement(): Arrangement {
    return arrangementOf(this.#room.width, this.#room.height);
  }
  /** The bar has room for two lines about the table, which are nothing when they are cut. */
  get isBroad(): boolean {
    return this.#room.width >= BROAD;
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
  /** Whether the column of the question has room for nothing else. */
  isLow(isCrowded = false): boolean {
    return this.#room.height < LOW[isCrowded ? "crowded" : "usual"];
  }
  /** Whether the column of the castles is wide enough for whole ones of others. */
  get isRoomy(): boolean {
    const { width, height } = this.#room;
    return (width - height + LEAST.bar) / 2 >= ROOMY;
  }
  /** The place of the question has room for little more than the answers. */
  get isScarce(): boolean {
    const { arrangement } = this;
    if (arrangement === "phone") return this.isShort;
    return arrangement === "upright" || arrangement === "side" || this.isLow();
  }
}

export const layout = new Layout();
