/** @param cause A thrown value, not necessarily an Error.
 * @returns Its message. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
