/** Lists the targets of the site. They are derived from the route table, from keys of lists (an article for
 * each post) and from lengths of lists (pages of news, parts of the sitemap). */
import { lookup } from '#platform/base/lookup.ts';
import type { Target } from '#platform/engine/trace-tables.ts';
import { locales } from '#platform/languages/locale.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { languageParts, nameParts } from '#features/search/format/parts.ts';
import { embedParts } from '#features/embeds/embed-options.ts';
import { embedPath } from '#features/embeds/embeds.ts';
import { appManifestAddress } from '#features/offline/app.ts';
import { guideDocument, orderFormDocument } from '#shell/addresses/documents.ts';
import { partNames } from '#platform/addresses/parts.ts';
import { builtStylesAddress } from '#features/page-builder/built-page-addresses.ts';
import { postStylesAddress } from '#features/news/post-styles.ts';
import { localizedPath, notFoundPath, studioHostPath } from '#platform/addresses/paths.ts';
import { listedPages } from '#features/fixed-pages.ts';
import { fillTemplate, pageTemplates, priceListRoutes } from '#shell/addresses/routes.ts';
import {
  articleImageAddress,
  kindImageAddress,
  type SocialImageChoice,
  socialKindNames,
} from '#shell/addresses/social-images.ts';
import { objectTiesAddress, stationFactsAddress } from '#features/stations/station-facts.ts';
import { differencesAddress } from '#features/sorting/differences-file.ts';
import { feedAddress, feedNames } from '#shell/addresses/feeds.ts';
import { publishedOpenAddresses } from '#shell/open-data/open-files.ts';
import { pageAnswersAddress } from './page-answers.ts';

/** Maps an address to its file. A page is written to `path.html`, so that its address has no trailing slash.
 * @example toTarget('/about') // { address: '/about', file: 'about.html' } */
export function toTarget(address: string): Target {
  const special = lookup(specialFiles, address);
  if (special !== undefined) return { address, file: special };
  if (address === '/') return { address, file: 'index.html' };
  const path = decodeURIComponent(address).slice(1);
  const isFile = /\.(?:xml|(?:geo)?json(?:ld)?|csv|txt|pdf|png|svg|css|js|webmanifest)$/u.test(path);
  return { address, file: isFile ? path : `${path}.html` };
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
  /** As in `ContextOptions` (publish.ts). */
  readonly fixedTargets?: ReadonlySet<string> | undefined;
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
    ...listedPages.flatMap(inAllLocales),
    ...inAllLocales(notFoundPath),
    ...embedParts.flatMap((part) => inAllLocales(embedPath(part))),

    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemaps/entries.xml',
    '/redirects.txt',
    '/headers.txt',
    '/build-manifest.json',
    '/EstoniaMap.svg',
    ...nameParts,
    ...publishedOpenAddresses,
    offlineWorkerAddress,
    ...locales.flatMap((locale) => [
      appManifestAddress(locale),
      `/locales/${locale}.json`,
      ...languageParts(locale),
      stationFactsAddress(locale),
      objectTiesAddress(locale),
      differencesAddress(locale),
      pageAnswersAddress(locale),
      ...feedNames.map((name) => feedAddress(name, locale)),
    ]),
  ];
}

/** Targets derived from keys of a list. */
export function keyedTargets(socialImages: SocialImageChoice): KeyedTargets {
  return socialImages === 'articles' ? { ...entryTargets, ...articleImages } : entryTargets;
}

type KeyedTargets = Readonly<Record<string, (key: string) => readonly string[]>>;

const articleImages: KeyedTargets = Object.fromEntries(
  locales.map((locale) => [
    `posts/${locale}`,
    (key: string) => [articleImageAddress(extractId(key), locale)],
  ]),
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
      fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: extractId(key) }),
    ),
  guides: (key) => {
    const guideId = key.slice(key.lastIndexOf('/') + 1);
    return [
      ...inAllLocales(fillTemplate('/customer-support/instructions/{guideId}', { guideId })),
      ...locales.map((locale) => guideDocument(guideId, locale)),
    ];
  },
  'sorting-items': (itemId) => inAllLocales(fillTemplate('/sorting/{itemId}', { itemId })),
  ...Object.fromEntries(
    Object.entries(priceListRoutes).map(([service, template]) => [
      `price-lists/${service}`,
      (key: string) => inAllLocales(fillTemplate(template, { priceId: extractId(key) })),
    ]),
  ),
};

/** Keys end with the padded id (features/stations/feature.ts). */
function extractId(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1));
}

/** Targets derived from the length of a list. */
export const countedTargets: Readonly<Record<string, (length: number) => readonly string[]>> = {
  'posts/scattered': (length) => partNames(length).map((part) => `/sitemaps/posts-${part}.xml`),
};
