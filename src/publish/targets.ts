/** Lists the targets of the site. They are derived from the route table, from keys of lists (an article for
 * each post) and from lengths of lists (pages of news, parts of the sitemap). */
import { lookup } from '#base/lookup.ts';
import type { Target } from '#engine/trace.ts';
import { faqTopics } from '#model/help.ts';
import { type Locale, locales } from '#model/locale.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import type { PostCategory } from '#model/post.ts';
import { archivePageCount } from '#site/news-pages.ts';
import { startAddress } from '#search/format/parts.ts';
import { guideDocument, orderFormDocument } from '#site/documents.ts';
import { partNames } from '#site/parts.ts';
import { builtStylesAddress } from '#site/built-pages.ts';
import { postStylesAddress } from '#site/post-styles.ts';
import { localizedPath, notFoundPath, studioHostPath } from '#site/paths.ts';
import { listedCategories, pageTemplates, priceListRoutes } from '#site/routes.ts';
import {
  articleImageAddress,
  kindImageAddress,
  type SocialImageChoice,
  socialKindNames,
} from '#site/social-images.ts';
import { fillTemplate } from '#site/template.ts';
import { pageAnswersAddress } from './page-answers.ts';

/** Maps an address to its file. A page is written to `path.html`, so that its address has no trailing slash. */
export function targetOf(address: string): Target {
  const special = lookup(specialFiles, address);
  if (special !== undefined) return { address, file: special };
  if (address === '/') return { address, file: 'index.html' };
  const path = decodeURIComponent(address).slice(1);
  return { address, file: /\.(?:xml|json|txt|pdf|png|svg|css)$/u.test(path) ? path : `${path}.html` };
}

const specialFiles: Readonly<Record<string, string>> = {
  '/redirects.txt': '_redirects',
  '/headers.txt': '_headers',
  ...Object.fromEntries(
    locales.map((locale) => [
      localizedPath(notFoundPath, locale),
      `${localizedPath(parseOwnPath('/404'), locale).slice(1)}.html`,
    ]),
  ),
};

const inAllLocales = (path: PagePath): readonly string[] =>
  locales.map((locale) => localizedPath(path, locale));

export interface TargetOptions {
  readonly socialImages: SocialImageChoice;
  /** A page-builder project is configured, whose studio loads the host route. */
  readonly hasPageBuilder: boolean;
}

/** Targets that do not depend on content. */
export function fixedAddresses({ socialImages, hasPageBuilder }: TargetOptions): readonly string[] {
  const kinds = socialImages === 'off' ? [] : socialKindNames;
  return [
    ...locales.flatMap((locale) => kinds.map((kind) => kindImageAddress(kind, locale))),
    ...locales.map(orderFormDocument),
    ...pageTemplates
      .map((template) => fillTemplate(template, {}))
      .filter((path) => hasPageBuilder || path !== studioHostPath)
      .flatMap(inAllLocales),
    ...listedCategories.flatMap((category) =>
      inAllLocales(fillTemplate('/about/news/category/{category}', { category })),
    ),
    ...faqTopics.flatMap((topic) => inAllLocales(fillTemplate('/customer-support/faq/{topic}', { topic }))),
    ...inAllLocales(notFoundPath),

    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemaps/entries.xml',
    '/redirects.txt',
    '/headers.txt',
    '/build-manifest.json',
    '/EstoniaMap.svg',
    ...locales.flatMap((locale) => [
      `/locales/${locale}.json`,
      startAddress(locale),
      pageAnswersAddress(locale),
      ...['all', ...listedCategories].map((category) => `/feeds/${locale}/${category}.xml`),
    ]),
  ];
}

/** Targets derived from keys of a list. */
export function keyedTargets(socialImages: SocialImageChoice): KeyedTargets {
  return socialImages === 'articles' ? { ...entryTargets, ...articleImages } : entryTargets;
}

type KeyedTargets = Readonly<Record<string, (key: string) => readonly string[]>>;

const articleImages: KeyedTargets = Object.fromEntries(
  locales.map((locale) => [`posts/${locale}`, (key: string) => [articleImageAddress(idOf(key), locale)]]),
);

const entryTargets: KeyedTargets = {
  posts: (slug) => inAllLocales(fillTemplate('/about/news/{postSlug}', { postSlug: slug })),
  'built-pages': (path) => [
    ...inAllLocales(parseOwnPath(path)),
    ...locales.map((locale) => builtStylesAddress(path, locale)),
  ],
  'posts/styled': (slug) => [postStylesAddress(slug)],
  'waste-stations': (key) =>
    inAllLocales(
      fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: idOf(key) }),
    ),
  guides: (key) => {
    const guideId = key.slice(key.lastIndexOf('/') + 1);
    return [
      ...inAllLocales(fillTemplate('/customer-support/instructions/{guideId}', { guideId })),
      ...locales.map((locale) => guideDocument(guideId, locale)),
    ];
  },
  ...Object.fromEntries(
    Object.entries(priceListRoutes).map(([service, template]) => [
      `price-lists/${service}`,
      (key: string) => inAllLocales(fillTemplate(template, { priceId: idOf(key) })),
    ]),
  ),
};

/** Keys end with the padded id (store/lists.ts). */
function idOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1));
}

/** Targets derived from the length of a list. */
export const countedTargets: Readonly<Record<string, (length: number) => readonly string[]>> = {
  'posts/scattered': (length) => partNames(length).map((part) => `/sitemaps/posts-${part}.xml`),
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`posts/${locale}`, (length: number) => newsPages(locale, null, length)] as const,
      ...listedCategories.map((category) => {
        return [
          `posts/${locale}/${category}`,
          (length: number) => newsPages(locale, category, length),
        ] as const;
      }),
    ]),
  ),
};

function newsPages(locale: Locale, category: PostCategory | null, length: number): readonly string[] {
  return Array.from({ length: archivePageCount(length) }, (_, index) => {
    const page = index + 1;
    const path =
      category === null
        ? fillTemplate('/about/news/page/{page}', { page })
        : fillTemplate('/about/news/category/{category}/page/{page}', { category, page });
    return localizedPath(path, locale);
  });
}
