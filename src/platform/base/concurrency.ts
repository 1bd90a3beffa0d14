/** Limits on concurrent work. */

/** Semaphore: at most `count` tasks run at once; the others wait in FIFO order. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async use<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Runs equal concurrent work only once. Nothing is cached: a finished call is forgotten. */
export class InFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  /** @param key Identifies the work.
   * @returns The result of the call in flight, or of a new one. */
  share(key: string, begin: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const begun = begin().finally(() => this.#running.delete(key));
    this.#running.set(key, begun);
    return begun;
  }
}
