/** Time limits for tests, of two kinds. Only tests import this file. */

/** Timeout for an expected response, in milliseconds: longer than the slowest machine needs, and never reached. */
export const comingMs = 20_000;

/** Timeout for a response that never arrives, in milliseconds: always reached, so short. */
export const silenceMs = 300;
