/** Pauses that the reader can skip. */
export class Pauses {
  #ends = new Set<() => void>();

  /** End every pause that is under way. */
  end(): void {
    for (const end of [...this.#ends]) end();
  }

  /** Wait. Nobody reads a page in the background, so there it waits until the page is visible again. */
  take(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
        this.#ends.delete(end);
        done();
      };
      const look = () => {
        if (document.visibilityState !== "hidden") end();
      };
      const timer = setTimeout(() => {
        if (document.visibilityState === "hidden") document.addEventListener("visibilitychange", look);
        else end();
      }, milliseconds);
      this.#ends.add(end);
    });
  }
}
