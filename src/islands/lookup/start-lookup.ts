/** Entry script, loaded with the page; imports the lookup on first interaction, or at once if there is a
 * number in the address, from the previous page, or in the history entry. On a page with analytics it only
 * passes the number on. */
import { mountIsland } from '../mount/mount.ts';
import { handOver, takeRemembered } from './lookup-memory.ts';

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
      const { resumeLookup, dispatchLookup } = await import('./lookup-store.ts');
      dispatchLookup({ type: 'typed', typed: field.value });
      if (remembered) resumeLookup(remembered);
    },
  );
}

function sendHandedOver(form: HTMLFormElement, field: HTMLInputElement): void {
  form.addEventListener('submit', (event) => {
    if (!handOver(field.value)) return;
    event.preventDefault();
    location.assign(form.action);
  });
}
