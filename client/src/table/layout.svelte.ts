/** How much room there is; the design has four arrangements, not one that shrinks. */

/** wide: three columns; middle: two, the players on a strip; side: board and one column with tabs; phone: sheet and tabs. */
export type Arrangement = "wide" | "middle" | "side" | "phone";

export function arrangementOf(width: number, height: number): Arrangement {
  if (width < 700) return "phone";
  if (width < 1100) return height > width ? "phone" : "side";
  return width < 1440 ? "middle" : "wide";
}

class Layout {
  #arrangement = $state<Arrangement>(arrangementOf(innerWidth, innerHeight));

  constructor() {
    addEventListener("resize", () => {
      this.#arrangement = arrangementOf(innerWidth, innerHeight);
    });
  }

  get arrangement(): Arrangement {
    return this.#arrangement;
  }
}

export const layout = new Layout();
