/** Lists the targets of the site. They are derived from the route table, from keys of lists (an article for
 * each post) and from lengths of lists (pages of news, parts of the sitemap). */
import { lookup } from '#base/lookup.ts';
import type { Target, TargetTable } from '#engine/target-table.ts';
import { locales } from '#model/locale.ts';
import { offlineWorkerAddress } from '#model/own-paths.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import { languageParts, nameParts } from '#search/format/parts.ts';
import { embedParts } from '#site/embed-options.ts';
import { embedPath } from '#site/embeds.ts';
import { appManifestAddress } from '#site/app.ts';
import { guideDocument, orderFormDocument } from '#site/documents.ts';
import { partNames } from '#site/parts.ts';
import { newsAddresses, NewsTargets } from './news-targets.ts';
import { searchAddresses, updateSearchTargets } from './search-targets.ts';
import { builtStylesAddress } from '#site/built-pages.ts';
import { postStylesAddress } from '#site/post-styles.ts';
import { localizedPath, notFoundPath, studioHostPath } from '#site/paths.ts';
import { listedPages } from '#site/fixed-pages.ts';
import { fillTemplate, pageTemplates, priceListRoutes } from '#site/routes.ts';
import {
  articleImageAddress,
  kindImageAddress,
  type SocialImageChoice,
  socialKindNames,
} from '#site/social-images.ts';
import { objectTiesAddress, stationFactsAddress } from '#site/sorting-files.ts';
import { differencesAddress } from '#site/differences-file.ts';
import { feedAddress, feedNames } from '#site/feeds.ts';
import { publishedOpenAddresses } from '#site/open-data.ts';
import { pageAnswersAddress } from './compiled-pages.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { KeyChange } from '#base/key-range.ts';
import { readSetting, writeSetting } from '#store/database.ts';

/** Maps an address to its file. A page is written to `path.html`, so that its address has no trailing slash. */
export function targetOf(address: string): Target {
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
function keyedTargets(socialImages: SocialImageChoice): KeyedTargets {
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
  'sorting-items': (itemId) => inAllLocales(fillTemplate('/sorting/{itemId}', { itemId })),
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
const countedTargets: Readonly<Record<string, (length: number) => readonly string[]>> = {
  'posts/scattered': (length) => partNames(length).map((part) => `/sitemaps/posts-${part}.xml`),
};

// Updates the list of targets after a content change: adds targets of new entries and removes those of deleted
// entries.

/** Compares all expected targets with the existing ones. */
export function rebuildTargets(database: DatabaseSync, targets: TargetTable, options: TargetOptions): void {
  // Newest first: neighbours in lists are then rendered together and share store reads.
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY entry DESC');
  const fixed = fixedAddresses(options).filter((address) => options.fixedTargets?.has(address) ?? true);
  const wanted = new Set([...fixed, ...searchAddresses(database), ...newsAddresses(database)]);
  for (const [list, addresses] of Object.entries(keyedTargets(options.socialImages))) {
    for (const row of keys.all(list)) for (const address of addresses(String(row.key))) wanted.add(address);
  }
  for (const [list, addresses] of Object.entries(countedTargets)) {
    const length = lengthOf(database, list);
    for (const address of addresses(length)) wanted.add(address);
    writeSetting(database, settingOf(list), String(length));
  }
  for (const address of targets.addresses()) if (!wanted.delete(address)) targets.remove(address);
  for (const address of wanted) targets.add(targetOf(address));
}

/** Follows a change without looking at what it leaves alone. */
export function updateTargets(
  database: DatabaseSync,
  targets: TargetTable,
  { keyChanges, options }: { readonly keyChanges: readonly KeyChange[]; readonly options: TargetOptions },
): void {
  const settle = (address: string, isWanted: boolean): void => {
    if (isWanted) targets.add(targetOf(address));
    else targets.remove(address);
  };
  if (updateSearchTargets(database, keyChanges, settle)) {
    rebuildTargets(database, targets, options);
    return;
  }
  const addressesOf = keyedTargets(options.socialImages);
  const find = database.prepare('SELECT 1 FROM position WHERE list = ? AND key = ?');
  const changesByList = Map.groupBy(
    keyChanges.filter(({ list }) => list.startsWith('#')),
    ({ list }) => list.slice(1),
  );
  const news = new NewsTargets(database, {
    targets,
    add: (address) => {
      targets.add(targetOf(address));
    },
  });
  const wanted = new Set<string>();
  const gone = new Set<string>();
  for (const [list, changes] of changesByList) {
    news.follow(
      list,
      changes.map(({ key }) => key),
    );
    for (const { key } of changes) {
      const exists = find.get(list, key) !== undefined;
      for (const address of lookup(addressesOf, list)?.(key) ?? []) (exists ? wanted : gone).add(address);
    }
  }
  // An entry that moves within its list (a station to another county) changes its key and keeps its address.
  for (const address of gone) if (!wanted.has(address)) targets.remove(address);
  for (const address of wanted) targets.add(targetOf(address));
  for (const list of changesByList.keys()) updateCounted(database, targets, list);
}

function updateCounted(database: DatabaseSync, targets: TargetTable, list: string): void {
  const addresses = lookup(countedTargets, list);
  if (!addresses) return;
  const length = lengthOf(database, list);
  const after = new Set(addresses(length));
  for (const address of addresses(Number(readSetting(database, settingOf(list)) ?? 0))) {
    if (!after.delete(address)) targets.remove(address);
  }
  for (const address of after) targets.add(targetOf(address));
  writeSetting(database, settingOf(list), String(length));
}

const settingOf = (list: string): string => `targets of ${list}`;

function lengthOf(database: DatabaseSync, list: string): number {
  const row = database.prepare('SELECT value FROM length WHERE list = ?').get(list);
  return Number(row?.value ?? 0);
}
