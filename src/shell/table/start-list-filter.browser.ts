/** Entry script, loaded with the page; imports the filter when its field is first used, or filled by the
 * browser. The list is complete and linked without it; the form around the field submits to the site search. */
import { markStarted, waitFor } from '#shell/browser/mount.browser.ts';
import type { HiddenWords } from './hidden-words.ts';

/** @param form Contains the field, and names the list by its id; its entries are list items or rows of tables. It may
 * name a part of the search index (`data-words`), whose texts find them too. */
export async function startListFilter(form: HTMLElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const list = document.getElementById(form.dataset.list ?? '');
  if (!field || !list) return;
  markStarted(form);
  await Promise.race([waitFor(form, 'interaction'), untilFilled(field)]);
  const { narrowList } = await import('./narrow-list.browser.ts');
  let hidden: HiddenWords = new Map();
  const narrow = () => narrowList({ form, list, query: field.value, hidden });
  field.addEventListener('input', narrow);
  addEventListener('pageshow', narrow);
  narrow();
  const { words } = form.dataset;
  if (words === undefined) return;
  const { loadHiddenWords } = await import('./hidden-words.ts');
  hidden = await loadHiddenWords(words);
  narrow();
}

/** A page restored by the back button keeps its input. */
function untilFilled(field: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => {
      if (field.value !== '') resolve();
    });
  });
}
