/** Timers by name. Setting one again replaces it. */
export class Timers {
  #running = new Map<string, ReturnType<typeof setTimeout>>();

  after(name: string, milliseconds: number, then: () => void): void {
    this.cancel(name);
    this.#running.set(
      name,
      setTimeout(() => {
        this.#running.delete(name);
        then();
      }, milliseconds),
    );
  }

  cancel(...names: readonly string[]): void {
    for (const name of names) {
      clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }

  cancelAll(): void {
    this.cancel(...this.#running.keys());
  }
}
