/** Where code learns the time, so that tests and replays can set it.
 * @returns Milliseconds since the Unix epoch. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
