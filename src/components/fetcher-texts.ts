import type { FetcherTexts } from '#islands/fetcher/fetcher-texts.ts';
import type { Page } from './page.ts';

/** All that the fetcher says, in the language of a page. */
export function fetcherTexts({ t }: Pick<Page, 't'>): FetcherTexts {
  return {
    loading: t('common.fetcher.loading'),
    error: t('common.fetcher.error'),
    failures: {
      'no-url': t('common.fetcher.noUrl'),
      'not-allowed': t('common.fetcher.notAllowed'),
      unreachable: t('common.fetcher.unreachable'),
      'too-many': t('common.fetcher.tooMany'),
      'no-answer': t('common.fetcher.noAnswer'),
    },
    retry: t('common.fetcher.retry'),
  };
}
