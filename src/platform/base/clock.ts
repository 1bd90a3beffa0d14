/** Source of the current time, replaced in tests and replays.
 * @returns Milliseconds since the Unix epoch. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
