/** An upstream refuses or fails. The message is one line with the problem and what to do, and is shown without a stack.
 * Any other error is a bug. */
export abstract class UpstreamError extends Error {}
