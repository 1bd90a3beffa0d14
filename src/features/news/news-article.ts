import type { NewsArticle } from 'schema-dts';
import type { Locale } from '#platform/languages/locale.ts';
import type { Queries } from '#platform/store/query.ts';
import { organizationId } from '#shell/layout/organization.ts';

type Article = Extract<ReturnType<Queries['article']>, { type: 'article' }>;

interface ArticlePlace {
  readonly locale: Locale;
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteUrl: string;
  /** Name of the company. */
  readonly name: string;
  /** Name of its category. */
  readonly section: string;
  /** Absolute; absent if none is drawn. */
  readonly image: string | undefined;
}

/** An article as its page shows it. */
export function newsArticle(
  { title, description, date, modified }: Article,
  { locale, url, siteUrl, name, section, image }: ArticlePlace,
): NewsArticle {
  const company = { '@type': 'Organization', '@id': organizationId(siteUrl), name, url: siteUrl } as const;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description,
    inLanguage: locale,
    articleSection: section,
    datePublished: date,
    dateModified: modified,
    mainEntityOfPage: url,
    ...(image === undefined ? {} : { image }),
    author: company,
    publisher: { ...company, logo: `${siteUrl}/icon-512.png` },
  };
}
