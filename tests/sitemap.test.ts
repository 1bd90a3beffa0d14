import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultLocale, locales } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { buildSite } from './site/built-site.ts';
import { loadEntries } from './site/entries.ts';
import { loadPages } from './site/pages.ts';
import { makeSmallSite, paper } from './small-site.ts';

const { settings, files } = await buildSite();
const pages = await loadPages();

const resolveFile = (url: string): string => join(settings.outDir, new URL(url).pathname);
const index = await parseSitemapIndex(createReadStream(join(settings.outDir, 'sitemap.xml')));
const entries = (
  await Promise.all(index.map(({ url }) => parseSitemap(createReadStream(resolveFile(url)))))
).flat();
const absolute = (address: string): string => new URL(address, settings.siteUrl).href;
const listed = pages.filter(({ isIndexed }) => isIndexed).map(({ address }) => absolute(address));

test('robots.txt names the sitemap', () => {
  const robots = readFileSync(join(settings.outDir, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${settings.siteUrl}/sitemap.xml\n`);
});

test('the sitemap names all of its parts', () => {
  const parts = files
    .filter((file) => file.startsWith('sitemaps/'))
    .map((file) => `${settings.siteUrl}/${file}`);
  expect(index.map(({ url }) => url).sort()).toEqual(parts.sort());
});

test('the sitemap holds every page that may be listed but the archive of the news, once, and no other', () => {
  const archived = /\/page\/\d+$/u;
  expect(entries.map(({ url }) => url).sort()).toEqual(listed.filter((url) => !archived.test(url)).sort());
});

test('every address of the sitemap names the same page in each language that has it, and x-default', () => {
  const addresses = new Set(listed);
  const wrong = entries.filter(({ url, links }) => {
    const page = pages.find(({ address }) => absolute(address) === url);
    if (!page) return true;
    const existing = locales
      .map((lang) => ({ lang, url: absolute(localizedPath(page.path, lang)) }))
      .filter((link) => addresses.has(link.url));
    const expected = [
      ...existing,
      { lang: 'x-default', url: absolute(localizedPath(page.path, defaultLocale)) },
    ];
    return (
      JSON.stringify(links.map((link) => ({ lang: link.lang, url: link.url }))) !== JSON.stringify(expected)
    );
  });
  expect(wrong.map(({ url, links }) => [url, links])).toEqual([]);
});

test('an article stands in the sitemap with the moment of its last change', () => {
  const posts = z
    .array(z.object({ slug: z.string(), modified: z.iso.datetime() }))
    .parse(loadEntries('posts'));
  const modifiedAt = new Map(posts.map(({ slug, modified }) => [absolute(`/about/news/${slug}`), modified]));
  const articles = entries.filter(({ url }) => modifiedAt.has(url));
  expect(articles.length).toBeGreaterThan(20);
  for (const { url, lastmod } of articles)
    expect([url, lastmod]).toEqual([url, new Date(modifiedAt.get(url) ?? '').toISOString()]);
});

test('another address of the site reaches every part of the sitemap', async () => {
  const site = makeSmallSite([paper]);
  await site.publish();
  await site.publish({ settings: { siteUrl: 'https://other.example' } });
  for (const part of [
    'sitemap.xml',
    'sitemaps/routes.xml',
    'sitemaps/entries.xml',
    'sitemaps/posts-0-0.xml',
  ]) {
    const origins = new Set(site.published(part).match(/(?<=<loc>|href=")https?:\/\/[^/<"]+/gu));
    expect([part, [...origins]]).toEqual([part, ['https://other.example']]);
  }
});
