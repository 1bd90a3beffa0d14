/** Counts the time in which at least one of several things goes on. */
export class BusyTime {
  #open = 0;
  #since = 0;
  #ms = 0;

  begin(): void {
    if (this.#open === 0) this.#since = performance.now();
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#ms += performance.now() - this.#since;
  }

  /** Milliseconds so far. */
  get ms(): number {
    return this.#ms + (this.#open > 0 ? performance.now() - this.#since : 0);
  }
}
