import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchGroups } from './search-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { askApi } from '#shell/browser/ask-api.browser.ts';
import { keepPages, openLiveList } from './live-list.ts';
import { articlePages, type GroupAddresses, groupPages } from './live-page.ts';
import { isShown, type SearchState } from './search-state.ts';

/** Live results of a search. Hidden types are not requested. */
export function useLive({ query, types }: SearchState, locale: Locale, addresses: GroupAddresses) {
  const [{ groups, articles }] = useState(() => ({
    groups: openLiveList(keepPages(groupPages(askApi, addresses))),
    articles: openLiveList(keepPages(articlePages(askApi, locale))),
  }));
  const askedOfGroups = searchGroups.some((type) => isShown({ types }, type)) ? query : '';
  const askedOfArticles = isShown({ types }, 'wp-post') ? query : '';
  useEffect(() => groups.ask(askedOfGroups), [groups, askedOfGroups]);
  useEffect(() => articles.ask(askedOfArticles), [articles, askedOfArticles]);
  // In renders that React may interrupt: a slow phone takes a tenth of a second to mark the words of both lists.
  const groupList = useDeferredValue(useStore(groups.$list));
  const articleList = useDeferredValue(useStore(articles.$list));
  return useMemo(
    () => ({
      groups: { list: groupList, askNext: groups.askNext },
      articles: { list: articleList, askNext: articles.askNext },
    }),
    [groups, articles, groupList, articleList],
  );
}

export type Live = ReturnType<typeof useLive>;
