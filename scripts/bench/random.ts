/** Numbers that look random and are the same on every machine: the bench measures the same site everywhere. */

/** @returns The next number, at least 0 and below 1. */
export type Random = () => number;

/** Mulberry32, a generator of 32 bits: https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws {RangeError} When there is nothing to choose from. */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
  return chosen;
}
