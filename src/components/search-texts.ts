import type { PanelProps } from '#islands/header-search/panel-view.ts';
import { countedTexts } from '#site/messages/counted-texts.ts';
import type { Page } from './page.ts';

/** What the search in the header says below its field. */
export function panelProps({ locale, t }: Page): PanelProps {
  return {
    locale,
    texts: {
      loading: t('searchPage.loading'),
      none: t('searchPage.noResults'),
      failed: t('searchPage.failed'),
      all: t('searchPage.all'),
      found: countedTexts.searchFound[locale],
    },
  };
}
