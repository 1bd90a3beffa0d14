/** Entry script, loaded with the page; imports the lookup on first interaction, or at once if there is a
 * number in the address, from the previous page, or in the history entry. On a page with analytics it only
 * passes the number on.
 *
 * Keeps a lookup after its page is left, in the history entry, which no request carries, and passes it to the same
 * page in another language. A contract number never stays in an address, so it reaches neither Referer nor logs. */
import { tryJson } from '#platform/base/json.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { handOver, type KeptLookup, takeHandedOver } from '#shell/browser/handover.browser.ts';
import { localeChosen } from '#shell/layout/locale-chosen.ts';
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startLookup(root: HTMLElement): void {
  const form = root.querySelector('form');
  const field = root.querySelector('input');
  if (!form || !field) return;
  form.addEventListener('submit', forgetVisited);
  document.addEventListener('click', passContractOn);
  // This page has analytics; the page that the form leads to never has.
  if (root.dataset.handsOver !== undefined) leadOn(form, field);
  else takeOver(root, field);
}

/** The server's result for a form that was sent before the script loaded. */
const visited = () => document.querySelector('.lookup.visited');

function forgetVisited(): void {
  visited()?.remove();
}

/** A link of a collection leads to a form that asks for the contract number. */
function passContractOn({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-contract]') : null;
  if (link) handOver('contract', link.dataset.contract ?? '');
}

function takeOver(root: HTMLElement, field: HTMLInputElement): void {
  const arrived = takeArrived();
  const kept = keptIn(history.state);
  document.addEventListener(localeChosen, () => passOn(field));
  let live: typeof import('./live-lookup.browser.ts') | undefined;
  void mountIsland(
    {
      root,
      wake: (arrived ?? kept) === undefined ? 'interaction' : 'at-once',
      load: async () => {
        live = await import('./live-lookup.browser.ts');
        return live.component;
      },
    },
    async () => {
      // Its answer replaces the server's.
      if (arrived !== undefined) forgetVisited();
      await live?.beginLookup(field, arrived, kept);
    },
  );
}

/** The number in the address, or the lookup passed by the previous page. Removes it from there. */
function takeArrived(): unknown {
  const typed = takeFromAddress();
  return typed === '' ? tryJson(takeHandedOver('lookup') ?? '') : begun(typed);
}

/** Removes the number from the address.
 * @returns Empty if there is none. */
function takeFromAddress(): string {
  const address = new URL(location.href);
  const typed = address.searchParams.get(contractParameter) ?? '';
  address.searchParams.delete(contractParameter);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return typed;
}

/** What is kept there is checked by whoever shows it. */
const keptIn = (state: unknown): unknown =>
  typeof state === 'object' && state && 'lookup' in state ? state.lookup : undefined;

/** The next page is the same in another language: the lookup shown here is shown there. */
function passOn(field: HTMLInputElement): void {
  const shown = keptIn(history.state) ?? (visited() ? begun(field.value) : undefined);
  if (shown !== undefined) handOverLookup(shown);
}

const begun = (typed: string): KeptLookup => ({ typed });

const handOverLookup = (lookup: unknown): boolean => handOver('lookup', JSON.stringify(lookup));

/** Leads to the page of the form, also at once with a number in the address. */
function leadOn(form: HTMLFormElement, field: HTMLInputElement): void {
  form.addEventListener('submit', (event) => {
    // If storage is disabled, the form sends the number itself.
    if (!handOverLookup(begun(field.value))) return;
    event.preventDefault();
    location.assign(form.action);
  });
  const typed = takeFromAddress();
  if (typed === '') return;
  field.value = typed;
  if (handOverLookup(begun(field.value))) location.replace(form.action);
}
