/** A search that the server made, as the state of the island that takes it over. */
import { joinPages, type LiveList } from './live-list.ts';
import { toArticlePage, toGroupPage } from './live-page.ts';
import { type AddressedSearch, readSearch } from './search-address.ts';
import { pageSize } from './search-state.ts';
import { statusText } from './search-status.ts';
import type { VisitedLiveResults, VisitedSearch } from './visited-search.ts';
import type { Page } from '#shell/layout/page.ts';
import { siteSearchProps } from './search-props.ts';

export type ServedSearch = ReturnType<typeof servedSearch>;

export function servedSearch(page: Page, { typed, query, groups, articles, ...answer }: VisitedSearch) {
  const { locale } = page;
  const { addresses, texts } = siteSearchProps(page);
  const asked: AddressedSearch = {
    ...readSearch(new URL(`?${query.replace(/^\?/u, '')}`, 'https://localhost')),
    typed,
  };
  // An address may name a page beyond the last one.
  const number = Math.min(asked.page, Math.max(1, Math.ceil(answer.total / pageSize)));
  const addressed = { ...asked, page: number };
  const { total, suggestions = [] } = answer;
  const outcome = total > 0 ? ({ type: 'found', answer } as const) : ({ type: 'none', suggestions } as const);
  const askNext = (): void => undefined;
  const pageCount = groups.type === 'answered' ? groups.pages.length : 1;
  return {
    addressed,
    shown: total > 0 || suggestions.length > 0 ? { answer, page: number } : undefined,
    status: statusText({ outcome, page: number, isMissing: false }, texts, locale),
    live: {
      groups: { list: liveList(groups, (part) => toGroupPage(part, addresses)), askNext },
      articles: { list: liveList(articles, (part) => toArticlePage(part, locale)), askNext },
    },
    /** Pages of live results that are shown. */
    more: articles.type === 'answered' ? Math.max(pageCount, articles.pages.length) : pageCount,
  };
}

function liveList<Answer>(
  answered: VisitedLiveResults<Answer>,
  toPage: (answer: Answer) => ReturnType<typeof toGroupPage>,
): LiveList {
  if (answered.type === 'not-asked') return { type: 'idle' };
  return answered.type === 'failed' ? answered : joinPages(answered.pages.map(toPage));
}
