/** Why a thread has not done what it was ordered. */
export type WorkFailure =
  /** It took longer than it may. */
  | 'late'
  /** Too many orders wait, or this one waited too long. */
  | 'overloaded'
  /** The thread ended, by its limit of memory for example. */
  | 'died'
  /** What it was ordered failed. */
  | 'failed'
  /** No order is taken any more. */
  | 'stopped';

export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly reason: WorkFailure;

  /** @param stack Of the thread; that of the pool says nothing. */
  constructor(reason: WorkFailure, message: string, stack?: string) {
    super(message);
    this.reason = reason;
    if (stack !== undefined) this.stack = stack;
  }
}
