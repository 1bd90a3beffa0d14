/** Random choices that can be repeated with the same seed. */
export class Random {
  #state: number;

  /** @param seed A whole number. */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** @returns A number from 0 to below 1 (the generator is mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @returns A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @throws {RangeError} When there is nothing to choose from. */
  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new RangeError('There is nothing to choose from.');
    return choice;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}

/** The seed in TEST_SEED, or one from the current time. */
export function testSeed(): number {
  const given = process.env.TEST_SEED;
  return given === undefined ? Date.now() % 1_000_000_000 : Number(given);
}
