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
