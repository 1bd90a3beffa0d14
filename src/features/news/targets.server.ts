/** Pages of categories and articles, and what belongs to them. */
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import { partNames } from '#platform/addresses/parts.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { idOfKey } from '#platform/store/lists.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { newsFeedNames, feedAddress } from '#shell/addresses/feeds.ts';
import { articleImageAddress } from '#shell/addresses/social-images.ts';
import { listedPages } from './listed-pages.ts';
import { newsTargets } from './news-targets.server.ts';
import { postStylesAddress } from './post-styles.ts';

export const targets: TargetSource = {
  fixed: () => [
    ...listedPages.flatMap(pathInAllLocales),
    ...locales.flatMap((locale) => newsFeedNames.map((name) => feedAddress(name, locale))),
  ],
  keyed: {
    posts: (postSlug) => pathInAllLocales(fillTemplate('/about/news/{postSlug}', { postSlug })),
    'posts/styled': (slug) => [postStylesAddress(slug)],
    ...Object.fromEntries(
      locales.map((locale): [string, Keyed] => [
        `posts/${locale}`,
        (key, { socialImages }) =>
          socialImages === 'articles' ? [articleImageAddress(idOfKey(key), locale)] : [],
      ]),
    ),
  },
  counted: {
    'posts/scattered': (length) => partNames(length).map((part) => `/sitemaps/posts-${part}.xml`),
  },
  followed: newsTargets,
};

type Keyed = NonNullable<TargetSource['keyed']>[string];
