/** Time limits for tests, of which there are two kinds. Only tests import this. */

/** For an answer that is to come: longer than the busiest machine needs, and never waited out. Milliseconds. */
export const comingMs = 20_000;

/** For an answer that never comes: waited out in full, so short. Milliseconds. */
export const silenceMs = 300;
