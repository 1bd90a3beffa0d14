/** Ids of processed messages, to detect a message that arrives twice. */
export interface ReplayGuard {
  /** @param untilMs Expiry, in milliseconds since the Unix epoch.
   * @returns false when the id was already taken.
   * @throws When the store fails. */
  take(id: string, untilMs: number): Promise<boolean>;
  /** Makes an id available again. */
  release(id: string): Promise<void>;
}
