import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { entryKinds } from '#features/search/result-type.ts';
import { parseObjects } from '#features/search/format/parse-parts.ts';
import { languageParts } from '#features/search/format/parts.ts';
import { listedCategories } from '#shell/addresses/routes.ts';
import { buildSite } from './site/built-site.ts';
import { loadPages } from './site/pages.ts';
import { parseXml } from './site/xml.ts';
import { site } from '#features/site.ts';

const { settings, files } = await buildSite();
const pages = await loadPages();
const read = (file: string): string => readFileSync(join(settings.outDir, file), 'utf8');
const pageAt = (url: string) =>
  pages.find(({ address }) => address === new URL(url, settings.siteUrl).pathname);

const entrySchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().trim().min(1),
  text: z.string().trim().min(1),
  locale: z.enum(locales),
  kind: z.enum(entryKinds),
});

const loadSearchIndex = (locale: string) => ({
  entries: z
    .object({ entries: z.array(entrySchema) })
    .parse(JSON.parse(read(`search-index/${locale}/start.json`))).entries,
});

/** Objects have a part of their own. */
const loadObjects = (locale: Locale) =>
  parseObjects(JSON.parse(read(`search-index/${locale}/objects.json`))).objects;

test('the search index of a site with few posts is one part a language, beside that of objects and their names', () => {
  expect(files.filter((file) => file.startsWith('search-index/')).toSorted()).toEqual(
    locales
      .flatMap(languageParts)
      .map((address) => address.slice(1))
      .toSorted(),
  );
});

test('an entry of the search index has url, title, text and locale, and leads to a listed page of its language', () => {
  for (const locale of locales) {
    const { entries } = loadSearchIndex(locale);
    const wrong = entries.filter((entry) => {
      const page = pageAt(entry.url);
      return entry.locale !== locale || page?.locale !== locale || !page.isIndexed;
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
    expect(entries.filter(({ title, text }) => /\{\{?\w+\}?\}|<\w/u.test(title + text))).toEqual([]);
  }
});

/** A part of a list that is found by its beginning. */
const laterPart = /\/(?:page|category)\/|^\/sorting\/(?:list\/|bin\/\w+\/not$)/u;

test('the search index of a language holds every listed page but parts of lists', () => {
  for (const locale of locales) {
    const found = new Set([
      ...loadSearchIndex(locale).entries.map(({ url }) => url.replace(/#.*/u, '')),
      ...loadObjects(locale).map(({ id }) => localizedPath(parseOwnPath(`/sorting/${id}`), locale)),
    ]);
    const missing = pages
      .filter((page) => page.locale === locale && page.isIndexed && !laterPart.test(page.path))
      .filter(({ address }) => !found.has(address));
    expect(missing.map(({ address }) => address)).toEqual([]);
  }
});

test('each language and each category of news has an Atom feed, newest first, of listed pages', () => {
  for (const locale of locales) {
    for (const category of ['all', ...listedCategories]) {
      const feed = parseXml(read(`feeds/${locale}/${category}.xml`));
      expect(feed.name).toBe('feed');
      const entries = feed.children.filter(({ name }) => name === 'entry');
      const dates = entries.map(
        (entry) => entry.children.find(({ name }) => name === 'published')?.text ?? '',
      );
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual(dates.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
      const links = entries.map(
        (entry) => entry.children.find(({ name }) => name === 'link')?.attributes.href ?? '',
      );
      expect(
        links.filter((link) => pageAt(link)?.isIndexed !== true || pageAt(link)?.locale !== locale),
      ).toEqual([]);
    }
  }
});

test('every feed says in which language it is and who its author is, which Atom asks for', () => {
  const feeds = locales.flatMap((locale) =>
    files.filter((file) => file.startsWith(`feeds/${locale}/`)).map((file) => ({ locale, file })),
  );
  expect(feeds.length).toBeGreaterThan(3 * locales.length);
  for (const { locale, file } of feeds) {
    const { attributes, children } = parseXml(read(file));
    const authors = children.filter(({ name }) => name === 'author');
    expect([file, attributes['xml:lang'], authors.length]).toEqual([file, locale, 1]);
  }
});

test('notices have a feed in each language, newest first, with the clock of Tallinn', () => {
  for (const locale of locales) {
    const text = read(`feeds/${locale}/notices.xml`);
    const entries = parseXml(text).children.filter(({ name }) => name === 'entry');
    const times = entries.map((entry) => entry.children.find(({ name }) => name === 'updated')?.text ?? '');
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => /T\d\d:\d\d:\d\d\+0[23]:00$/u.test(time))).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
    const links = entries.map(
      (entry) => entry.children.find(({ name }) => name === 'link')?.attributes.href ?? '',
    );
    expect(links.filter((link) => pageAt(link.replace(/#.*/u, ''))?.locale !== locale)).toEqual([]);
  }
  for (const feed of ['all', 'sorting'])
    expect(read(`feeds/et/${feed}.xml`)).not.toMatch(/<updated>[^<]*Z</u);
});

test('/locales/{lang}.json holds the six namespaces, with the same keys in every language and no empty text', () => {
  const messagesSchema = z.record(z.string(), z.record(z.string(), z.string().trim().min(1)));
  const listKeys = (locale: string) => {
    const namespaces = messagesSchema.parse(JSON.parse(read(`locales/${locale}.json`)));
    // A text with a count has as many plural forms as its language needs.
    const withoutForm = (key: string) => key.replace(/_(?:one|few|many|other)$/u, '');
    return Object.entries(namespaces).map(
      ([name, texts]) => [name, [...new Set(Object.keys(texts).map(withoutForm))]] as const,
    );
  };
  expect(
    listKeys('et')
      .map(([name]) => name)
      .sort(),
  ).toEqual(['common', 'homePage', 'map', 'menu', 'searchPage', 'table']);
  expect(listKeys('ru')).toEqual(listKeys('et'));
  expect(listKeys('en')).toEqual(listKeys('et'));
});

test('the build manifest names the commit, the code, the content and how much there is of each kind', () => {
  const manifest = z
    .strictObject({
      commit: z.string(),
      code: z.string().min(16),
      content: z.string().min(16),
      counts: z.record(z.enum(Object.keys(site.kinds)), z.int().nonnegative()),
    })
    .parse(JSON.parse(read('build-manifest.json')));
  expect(manifest.commit).toBe('commit-under-test');
  // Pages of the page builder come from a sync; the shipped content has none.
  const empty = Object.entries(manifest.counts).filter(([, count]) => count === 0);
  expect(empty.map(([kind]) => kind)).toEqual(['built-pages']);
  expect(manifest.counts).toMatchObject({ menus: 3, 'waste-stations': 30, municipalities: 78 });
});
