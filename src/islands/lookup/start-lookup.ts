/** Entry script, loaded with the page; imports the lookup when its form is first touched, or at once when there is
 * something to look up: a number in the address or from the page before, or the lookup that was left here. On a page
 * whose visits are counted it only hands the number over. */
import { mountIsland } from '../mount/mount.ts';
import { handOver, takeRemembered } from './lookup-memory.ts';

export function startLookup(root: HTMLElement): void {
  const form = root.querySelector('form');
  const field = root.querySelector('input');
  if (!form || !field) return;
  form.addEventListener('submit', forgetVisited);
  // Visits to this page are counted, and the page that the form leads to is one where they never are.
  if (root.dataset.handsOver !== undefined) sendHandedOver(form, field);
  else takeOver(root, field);
}

/** What the server found for a form that was sent before the script was there. */
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
