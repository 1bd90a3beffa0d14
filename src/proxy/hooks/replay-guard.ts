/** Ids that are taken once: a message that arrives a second time is known by its id. */
export interface ReplayGuard {
  /** @param untilMs The instant at which it may be forgotten.
   * @returns false when it is taken already.
   * @throws When the store fails. */
  take(id: string, untilMs: number): Promise<boolean>;
  /** Lets an id be taken again. */
  release(id: string): Promise<void>;
}
