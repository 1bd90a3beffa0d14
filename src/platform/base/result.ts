/** Expected failures as values, and errors of upstreams. */

/** Result of an operation that can fail as expected: callers handle failures as values, not exceptions. */
export type Result<Value, Failure> =
  | { readonly type: 'success'; readonly value: Value }
  | { readonly type: 'failure'; readonly failure: Failure };

export function success<Value>(value: Value): Result<Value, never> {
  return { type: 'success', value };
}

export function failure<Failure>(reason: Failure): Result<never, Failure> {
  return { type: 'failure', failure: reason };
}

/** @param cause A thrown value, not necessarily an Error.
 * @returns Its message. */
export const toMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** An upstream refuses or fails. The message is one line with the problem and what to do, and is shown without a stack.
 * Any other error is a bug. */
export abstract class UpstreamError extends Error {}
