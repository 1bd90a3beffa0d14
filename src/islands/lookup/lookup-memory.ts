/** A lookup outlives its page: in the history entry, which no request carries. So that a contract number reaches
 * neither Referer nor logs, it never stays in an address. */
import { contractParameter } from '#site/consent.ts';
import type { Lookup } from './lookup-state.ts';

export interface Remembered {
  /** Contract number as it was typed. */
  readonly typed: string;
  readonly query: string;
  readonly page: number;
}

/** Entry of the session storage through which one page hands a number to another. */
const handedOver = 'lookup';

/** What to look up when a page opens: a number in its address, one handed over by the page before, or the lookup that
 * was left here. Takes the number out of the address and the storage. */
export function takeRemembered(): Remembered | undefined {
  const address = new URL(location.href);
  const typed = address.searchParams.get(contractParameter) ?? takeHandedOver();
  address.searchParams.delete(contractParameter);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return typed ? { typed, query: '', page: 1 } : rememberedIn(history.state);
}

/** Keeps the lookup with the history entry of the page. */
export function rememberLookup({ asked, typed = '', query, page }: Lookup): void {
  if (asked.type === 'nothing') return;
  const lookup: Remembered = { typed: asked.type === 'contract' ? asked.number : typed, query, page };
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), lookup }, '');
}

/** @returns Whether the next page will find it. */
export function handOver(typed: string): boolean {
  try {
    sessionStorage.setItem(handedOver, typed);
    return true;
  } catch {
    // The storage is switched off: the form sends the number itself.
    return false;
  }
}

function takeHandedOver(): string | null {
  try {
    const typed = sessionStorage.getItem(handedOver);
    sessionStorage.removeItem(handedOver);
    return typed;
  } catch {
    // The storage is switched off, so nothing was put there.
    return null;
  }
}

function rememberedIn(state: unknown): Remembered | undefined {
  if (typeof state !== 'object' || state === null || !('lookup' in state)) return undefined;
  return isRemembered(state.lookup) ? state.lookup : undefined;
}

/** The state may be that of another version of the site. */
function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  if (!('typed' in value && 'query' in value && 'page' in value)) return false;
  return [typeof value.typed, typeof value.query, typeof value.page].join() === 'string,string,number';
}
