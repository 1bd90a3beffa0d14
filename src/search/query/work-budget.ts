/** What looking at one word costs: as a whole, and letter by letter with errors forgiven. */
export const lookCost = { plain: 1, forgiving: 8 } as const;

/** Looks for one query: some 200 ms of a slow processor, and more than any search of the shipped content takes. */
const queryLooks = 2_000_000;

/** Work that one query may cause. It is counted rather than timed, so that a query finds the same on every machine, busy or
 * not; what does not fit any more is not looked at. */
export class WorkBudget {
  readonly #max: number;
  #spent = 0;
  #isExhausted = false;

  constructor(max = queryLooks) {
    this.#max = max;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Something did not fit; nothing else is looked at from there on. */
  get isExhausted(): boolean {
    return this.#isExhausted;
  }

  /** @returns Whether there was enough left; nothing is taken otherwise. */
  spend(looks: number): boolean {
    this.#isExhausted ||= this.#spent + looks > this.#max;
    if (this.#isExhausted) return false;
    this.#spent += looks;
    return true;
  }
}
