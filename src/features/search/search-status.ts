import type { Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import type { Outcome } from './outcome.ts';
import { pageSize } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';

interface Found {
  readonly outcome:
    | Exclude<Outcome, { readonly type: 'found' | 'none' }>
    | { readonly type: 'none' }
    | { readonly type: 'found'; readonly answer: { readonly total: number } };
  readonly page: number;
  /** The form was sent without a query. */
  readonly isMissing: boolean;
}

/** The total and the current page; changes are announced to screen readers. */
export function statusText({ outcome, page, isMissing }: Found, texts: SearchTexts, locale: Locale): string {
  if (outcome.type === 'idle') return isMissing ? texts.missing : '';
  if (outcome.type !== 'found') return texts[outcome.type];
  const { total } = outcome.answer;
  const found = formatCount(total, texts.found, locale);
  const last = Math.ceil(total / pageSize);
  const pages = `${Math.min(page, last)}/${last}`;
  return total > pageSize ? `${found}, ${texts.pager.page.replace('{page}', pages)}` : found;
}
