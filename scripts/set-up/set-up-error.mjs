/** Ends a command before its script runs. Its message says what happened and what to do, and is all that is shown. */
export class SetUpError extends Error {
  name = 'SetUpError';
}
