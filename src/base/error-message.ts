/** @param cause What was thrown, which need not be an error.
 * @returns What it says, for a sentence of the caller. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
