/** An upstream failed. The message says in one line what is wrong and what to do, so no stack is needed; any other error is
 * a bug. */
export abstract class UpstreamError extends Error {}
