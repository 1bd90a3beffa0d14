import { toMessage } from '../result.ts';

/** Why a thread did not complete an order. An error that the order itself threw is thrown as it is. */
export type WorkFailure =
  /** It exceeded its time limit. */
  | 'late'
  /** Too many orders wait, or this one waited too long. */
  | 'overloaded'
  /** The thread ended, for example by its memory limit. */
  | 'died'
  /** The thread is stopped. */
  | 'stopped';

export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly reason: WorkFailure;

  constructor(reason: WorkFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** For the log: where an error of a thread happened. */
export function describeWorkError(cause: unknown): string {
  const error = cause instanceof WorkError ? cause.cause : cause;
  return error instanceof Error ? (error.stack ?? error.message) : toMessage(cause);
}
