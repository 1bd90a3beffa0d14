import { defaultLocale, isLocale, type Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import type { HiddenWords } from './hidden-words.ts';
import { hasWords } from './words.ts';

export interface NarrowListOptions {
  readonly form: HTMLElement;
  readonly list: HTMLElement;
  readonly query: string;
  /** What finds an entry besides what it shows. */
  readonly hidden: HiddenWords;
}

/** Hides entries without the words of the query, and parts of the list that are then empty, and shows the
 * number of matches. */
export function narrowList({ form, list, query, hidden }: NarrowListOptions): void {
  const entries = [...list.querySelectorAll<HTMLElement>('li, tbody > tr')];
  for (const entry of entries) entry.hidden = !hasWords(collectWords(entry, hidden), query);
  for (const part of list.querySelectorAll<HTMLElement>('section')) {
    part.hidden = part.querySelector(':is(li, tbody > tr):not([hidden])') === null;
  }
  const status = form.querySelector('[role="status"]');
  if (!status) return;
  const count = entries.filter((entry) => !entry.hidden).length;
  status.textContent = query.trim() === '' ? '' : showCount(count, form);
}

/** A row is found by its name and by the heading of its table, not by the numbers in it; a link also by what it leads to. */
function collectWords(entry: HTMLElement, hidden: HiddenWords): string {
  const name = entry.querySelector('th');
  if (!name) {
    const more = hidden.get(entry.querySelector('a')?.getAttribute('href') ?? '') ?? '';
    return `${entry.textContent} ${more}`;
  }
  return `${name.textContent} ${entry.closest('section')?.querySelector('h2')?.textContent ?? ''}`;
}

/** The texts are on the form element; the counted text has one per plural form of the page's language. */
function showCount(count: number, { dataset, ownerDocument }: HTMLElement): string {
  const { foundOne: one, foundFew: few, foundMany: many, foundOther: other = '', none = '' } = dataset;
  if (count === 0) return none;
  return formatCount(count, { one, few, many, other }, findLocale(ownerDocument));
}

function findLocale({ documentElement: { lang } }: Document): Locale {
  return isLocale(lang) ? lang : defaultLocale;
}
