/** Entry script, loaded with the page; imports the lookup on first interaction, or at once if there is a
 * number in the address, from the previous page, or in the history entry. On a page with analytics it only
 * passes the number on.
 *
 * Keeps a lookup after its page is left, in the history entry, which no request carries. A contract number
 * never stays in an address, so it reaches neither Referer nor logs. */
import { contractParameter } from '#site/consent.ts';
import { mountIsland } from '../mount/mount.ts';
import type { Lookup, Remembered } from './lookup-state.ts';

export function startLookup(root: HTMLElement): void {
  const form = root.querySelector('form');
  const field = root.querySelector('input');
  if (!form || !field) return;
  form.addEventListener('submit', forgetVisited);
  // This page has analytics; the page that the form leads to never has.
  if (root.dataset.handsOver !== undefined) sendHandedOver(form, field);
  else takeOver(root, field);
}

/** The server's result for a form that was sent before the script loaded. */
function forgetVisited(): void {
  document.querySelector('.lookup.visited')?.remove();
}

function takeOver(root: HTMLElement, field: HTMLInputElement): void {
  const remembered = takeRemembered();
  if (remembered) field.value ||= remembered.typed;
  void mountIsland(
    {
      root,
      wake: remembered ? 'at-once' : 'interaction',
      load: async () => (await import('./Lookup.tsx')).Lookup,
    },
    async () => {
      const { $lookup, resumeLookup, dispatchLookup } = await import('./lookup-store.ts');
      $lookup.listen(rememberLookup);
      dispatchLookup({ type: 'typed', typed: field.value });
      if (remembered) resumeLookup(remembered);
    },
  );
}

/** The lookup to start with: a number in the address, one passed by the previous page, or the last lookup of
 * this history entry. Removes the number from the address and the storage. */
function takeRemembered(): Remembered | undefined {
  const address = new URL(location.href);
  const typed = address.searchParams.get(contractParameter) ?? takeHandedOver();
  address.searchParams.delete(contractParameter);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return typed ? { typed, query: '', page: 1 } : rememberedIn(history.state);
}

/** Key in session storage through which one page passes a number to another. */
const handedOver = 'lookup';

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

/** Stores the lookup in the history entry of the page. */
function rememberLookup({ asked, typed = '', query, page }: Lookup): void {
  if (asked.type === 'nothing') return;
  const lookup: Remembered = { typed: asked.type === 'contract' ? asked.number : typed, query, page };
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), lookup }, '');
}

function sendHandedOver(form: HTMLFormElement, field: HTMLInputElement): void {
  form.addEventListener('submit', (event) => {
    if (!handOver(field.value)) return;
    event.preventDefault();
    location.assign(form.action);
  });
}

/** @returns Whether the next page can read it. */
function handOver(typed: string): boolean {
  try {
    sessionStorage.setItem(handedOver, typed);
    return true;
  } catch {
    // Storage is disabled: the form sends the number itself.
    return false;
  }
}
