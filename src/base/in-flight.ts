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
