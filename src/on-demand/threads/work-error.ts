/** Why a thread did not complete an order. */
export type WorkFailure =
  /** It exceeded its time limit. */
  | 'late'
  /** Too many orders wait, or this one waited too long. */
  | 'overloaded'
  /** The thread ended, for example by its memory limit. */
  | 'died'
  /** The order threw an error. */
  | 'failed'
  /** The pool is closed. */
  | 'stopped';

export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly reason: WorkFailure;

  /** @param stack Stack of the thread; that of the pool is useless. */
  constructor(reason: WorkFailure, message: string, stack?: string) {
    super(message);
    this.reason = reason;
    if (stack !== undefined) this.stack = stack;
  }
}
