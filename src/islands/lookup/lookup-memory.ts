/** Keeps a lookup after its page is left, in the history entry, which no request carries. A contract number
 * never stays in an address, so it reaches neither Referer nor logs. */
import { contractParameter } from '#site/consent.ts';
import type { Lookup } from './lookup-state.ts';

export interface Remembered {
  /** Contract number as typed. */
  readonly typed: string;
  readonly query: string;
  readonly page: number;
}

/** Key in session storage through which one page passes a number to another. */
const handedOver = 'lookup';

/** The lookup to start with: a number in the address, one passed by the previous page, or the last lookup of
 * this history entry. Removes the number from the address and the storage. */
export function takeRemembered(): Remembered | undefined {
  const address = new URL(location.href);
  const typed = address.searchParams.get(contractParameter) ?? takeHandedOver();
  address.searchParams.delete(contractParameter);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return typed ? { typed, query: '', page: 1 } : rememberedIn(history.state);
}

/** Stores the lookup in the history entry of the page. */
export function rememberLookup({ asked, typed = '', query, page }: Lookup): void {
  if (asked.type === 'nothing') return;
  const lookup: Remembered = { typed: asked.type === 'contract' ? asked.number : typed, query, page };
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), lookup }, '');
}

/** @returns Whether the next page can read it. */
export function handOver(typed: string): boolean {
  try {
    sessionStorage.setItem(handedOver, typed);
    return true;
  } catch {
    // Storage is disabled: the form sends the number itself.
    return false;
  }
}

function takeHandedOver(): string | null {
  try {
    const typed = sessionStorage.getItem(handedOver);
    sessionStorage.removeItem(handedOver);
    return typed;
  } catch {
    // Storage is disabled, so nothing was stored.
    return null;
  }
}

function rememberedIn(state: unknown): Remembered | undefined {
  if (typeof state !== 'object' || state === null || !('lookup' in state)) return undefined;
  return isRemembered(state.lookup) ? state.lookup : undefined;
}

/** The state may come from another version of the site. */
function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  if (!('typed' in value && 'query' in value && 'page' in value)) return false;
  return [typeof value.typed, typeof value.query, typeof value.page].join() === 'string,string,number';
}
