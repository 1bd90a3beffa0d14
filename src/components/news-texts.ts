import type { NewsTexts } from '#islands/news/news-texts.ts';
import { postCategories } from '#model/post.ts';
import { fetcherTexts } from './fetcher-texts.ts';
import type { Page } from './page.ts';

/** All that lists of news say, in the language of a page.
 * @param title Of all news. */
export function newsTexts({ t }: Page, title: string): NewsTexts {
  return {
    title,
    // Places for values stay where none is given.
    categoryTitle: t('common.categoryTitle'),
    archiveTitle: t('common.newsPageTitle'),
    categories: Object.fromEntries(
      postCategories.map((category) => [category, t(`common.category.${category}`)]),
    ),
    newer: t('common.newer'),
    older: t('common.older'),
    pages: t('common.newsPages'),
    posts: { none: t('common.noPosts'), fetcher: fetcherTexts({ t }) },
    provenance: { demonstration: t('common.news.demonstration'), stale: t('common.news.stale') },
  };
}
