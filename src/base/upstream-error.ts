/** Another system does not do what is asked of it. The message says in one line what is wrong with it and what to do, so
 * that nobody needs a stack; any other error is a bug. */
export abstract class UpstreamError extends Error {}
