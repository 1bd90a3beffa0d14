/** Cost of comparing one word: exactly, and with typing errors allowed. */
export const lookCost = { plain: 1, forgiving: 8 } as const;

/** Max cost of one query: about 200 ms on a slow processor, and more than any search of the shipped content needs. */
const queryLooks = 2_000_000;

/** Limits the work of a query. Work is counted, not timed, so a query finds the same on every machine under any load.
 * Work beyond the budget is skipped. */
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

  /** The budget was exceeded; all further work is skipped. */
  get isExhausted(): boolean {
    return this.#isExhausted;
  }

  /** @returns Whether the budget sufficed; if not, nothing is spent. */
  spend(looks: number): boolean {
    this.#isExhausted ||= this.#spent + looks > this.#max;
    if (this.#isExhausted) return false;
    this.#spent += looks;
    return true;
  }
}
