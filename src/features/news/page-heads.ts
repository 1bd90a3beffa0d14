/** Heads of the pages of news. */
import type { PostCategory } from '#platform/cms/post.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import { chooseSocialImage } from '#shell/addresses/social-images.ts';
import { type Page, type PageHead, pathIn, pathTo } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';
import { newsArticle } from './news-article.ts';
import { namePeriod, parsePeriod } from './news-pages.ts';
import { postStylesAddress } from './post-styles.ts';

type Settings = Pick<App.Locals['settings'], 'siteUrl' | 'socialImages'>;

/** Which page of a list of news it is. */
export interface NewsListed {
  readonly category: PostCategory | null;
  /** As in the address; null is the first page. */
  readonly period: string | null;
}

/** What a list is about. */
function newsTopic({ ask, locale, t }: Page, category: PostCategory | null): string {
  return category === null
    ? ask('pageText', '/about/news', locale).title
    : t('common.categoryTitle', { category: t(`common.category.${category}`) });
}

/** Address of the first page of a list. */
export const newsFrontAddress = (page: Page, category: PostCategory | null): string =>
  category === null
    ? pathIn(page, '/about/news')
    : pathTo(page, '/about/news/category/{category}', { category });

/** @param older As in the address. */
export const newsArchiveAddress = (page: Page, category: PostCategory | null, older: string): string =>
  category === null
    ? pathTo(page, '/about/news/page/{page}', { page: older })
    : pathTo(page, '/about/news/category/{category}/page/{page}', { category, page: older });

export function newsListHead(page: Page, { category, period }: NewsListed): PageHead {
  const { ask, locale, t } = page;
  const topic = newsTopic(page, category);
  const named = period === null ? null : namePeriod(parsePeriod(period), locale);
  const title = named === null ? topic : t('common.newsPageTitle', { title: topic, period: named });
  const description =
    named !== null
      ? t('common.newsPageDescription', { title: topic, period: named })
      : category === null
        ? ask('pageText', '/about/news', locale).description
        : t('common.categoryDescription', { category: t(`common.category.${category}`) });
  const href =
    period === null ? newsFrontAddress(page, category) : newsArchiveAddress(page, category, period);
  const trail = ask('trail', '/about/news', locale);
  return {
    page,
    title,
    description,
    trail: category === null && period === null ? trail : [...trail, { title, href }],
    locales: period === null ? locales : [locale],
  };
}

export function articleHead(
  page: Page,
  article: Extract<ReturnType<Queries['article']>, { type: 'article' }>,
  settings: Settings,
): PageHead {
  const { ask, locale, path, t } = page;
  const { title, description, hasStyles } = article;
  const { siteUrl } = settings;
  const structuredData = newsArticle(article, {
    locale,
    url: siteUrl + localizedPath(path, locale),
    siteUrl,
    name: ask('layout', locale).company.name,
    section: t(`common.category.${article.category}`),
    image: chooseSocialImage({ page, article }, settings),
  });
  return {
    page,
    title,
    description,
    trail: [...ask('trail', '/about/news', locale), { title, href: localizedPath(path, locale) }],
    locales: article.locales,
    article,
    structuredData: [structuredData],
    ...(hasStyles && { stylesheet: postStylesAddress(path) }),
  };
}

/** Of the page where a language lacks a post. */
export function untranslatedHead(
  page: Page,
  article: Extract<ReturnType<Queries['article']>, { type: 'untranslated' }>,
): PageHead {
  const { ask, locale, path, t } = page;
  const title = t('common.untranslatedTitle', { title: article.title });
  return {
    page,
    title,
    description: `${t('common.untranslatedLead')} ${article.title}`,
    trail: [...ask('trail', '/about/news', locale), { title, href: localizedPath(path, locale) }],
    isIndexed: false,
  };
}
