/** Values that one page passes to the next through session storage, because no address may carry them: a contract
 * number reveals an address. Taking a value removes it. */

/** `lookup`: the lookup to show, a `KeptLookup` as JSON (start-lookup.browser.ts). `contract`: the contract number of a form (start-posted-form.browser.ts). */
type Handed = 'lookup' | 'contract';

/** What is kept of a lookup after its page is left. */
export interface KeptLookup {
  /** Contract number as typed. */
  readonly typed: string;
  /** What was looked for among its days, and on which page of them; absent before. */
  readonly query?: string;
  readonly page?: number;
}

/** @returns Whether the next page can read it. */
export function handOver(what: Handed, value: string): boolean {
  try {
    sessionStorage.setItem(what, value);
    return true;
  } catch {
    // Storage is disabled.
    return false;
  }
}

/** @returns undefined if nothing was passed. */
export function takeHandedOver(what: Handed): string | undefined {
  try {
    const value = sessionStorage.getItem(what) ?? undefined;
    sessionStorage.removeItem(what);
    return value;
  } catch {
    // Storage is disabled, so nothing was stored.
    return undefined;
  }
}
