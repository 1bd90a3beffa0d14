/** Equal work that is asked for at the same time is done once. Nothing is kept: what ends is forgotten. */
export class InFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  /** @param key Tells this work from other work.
   * @returns What the work that runs already comes to, or else that which is begun. */
  share(key: string, begin: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const begun = begin().finally(() => this.#running.delete(key));
    this.#running.set(key, begun);
    return begun;
  }
}
