/** Which targets become stale when a post changes. */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { every, inLocales, inSmallSite } from './rendered.ts';
import { glass, makePost, makePublishedSite, nothing, paper, postFile } from './small-site.ts';

const { ru, en } = paper.translations;

/** Lists, feeds and index parts that show a post of a listed category. */
const whereListed = (locales: readonly ('et' | 'ru' | 'en')[]) =>
  inSmallSite({
    ...every(inLocales(['/about/news', '/about/news/category/waste-school'], locales), 'newsFront'),
    ...every(
      locales.flatMap((locale) => [`/feeds/${locale}/all.xml`, `/feeds/${locale}/waste-school.xml`]),
      'feedPosts',
    ),
    ...every(
      locales.map((locale) => `/search-index/${locale}/start.json`),
      'searchPosts',
    ),
    '/build-manifest.json': 'contentSummary',
  });

test('an edited Russian body renders the Russian article, its index part and the manifest', async () => {
  const site = await makePublishedSite();
  site.writePost({
    ...paper,
    translations: { en, ru: { title: '', ...ru, content: '<p>Бумага чистая.</p>' } },
  });
  const { rendered, removed } = await site.publish();
  expect(rendered).toEqual({
    '/ru/about/news/paber': 'article',
    '/search-index/ru/start.json': 'searchPosts',
    '/build-manifest.json': 'contentSummary',
  });
  expect(removed).toEqual([]);
  expect(site.published('ru/about/news/paber.html')).toContain('Бумага чистая.');
});

test('a touched file with the same bytes renders nothing', async () => {
  const site = await makePublishedSite();
  utimesSync(join(site.settings.contentDir, postFile(paper)), 1, 1);
  expect(await site.publish()).toMatchObject(nothing);
});

test('a post that is formatted differently renders nothing', async () => {
  const site = await makePublishedSite();
  writeFileSync(join(site.settings.contentDir, postFile(paper)), JSON.stringify(paper));
  expect(await site.publish()).toMatchObject(nothing);
});

test('an edit that keeps size and time of the file is found', async () => {
  const site = await makePublishedSite();
  const path = join(site.settings.contentDir, postFile(paper));
  utimesSync(path, 1, 1);
  await site.publish();
  site.writePost({ ...paper, content: paper.content.replace('paber', 'papir') });
  utimesSync(path, 1, 1);
  expect(Object.keys((await site.publish()).rendered)).toContain('/about/news/paber');
});

test('an edited Russian title renders also whatever shows the title', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, translations: { en, ru: { content: '', ...ru, title: 'Бумага' } } });
  expect((await site.publish()).rendered).toEqual({
    '/ru/about/news/paber': 'article',
    ...every(['/ru/about/news/klaas'], 'relatedPosts'),
    ...whereListed(['ru']),
  });
});

test('a later date of change renders feeds and the sitemap, but no list', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, modified: '2026-05-05T05:00:00Z' });
  expect((await site.publish()).rendered).toEqual({
    '/about/news/paber': 'article',
    '/feeds/et/all.xml': 'feedPosts',
    '/sitemaps/posts-0-0.xml': 'postAddresses',
    '/build-manifest.json': 'contentSummary',
  });
});

const added = makePost(6, 'tekstiil', 'waste-school');

test('an added post renders its pages and whatever lists it, and no older article', async () => {
  const site = await makePublishedSite();
  site.writePost(added);
  expect((await site.publish()).rendered).toEqual({
    ...every(inLocales(['/about/news/tekstiil']), 'new'),
    ...every(inLocales(['/']), 'latestPosts'),
    ...whereListed(['et', 'ru', 'en']),
    '/sitemaps/posts-0-0.xml': 'postAddresses',
  });
});

test('the files of a deleted post go, and it comes back as new', async () => {
  const site = await makePublishedSite();
  site.writePost(added);
  await site.publish();
  site.remove(postFile(added));
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual([
    'about/news/tekstiil.html',
    'en/about/news/tekstiil.html',
    'ru/about/news/tekstiil.html',
  ]);
  expect(rendered).toEqual({
    ...every(inLocales(['/']), 'latestPosts'),
    ...whereListed(['et', 'ru', 'en']),
    '/sitemaps/posts-0-0.xml': 'postAddresses',
  });
  expect(() => site.published('ru/about/news/tekstiil.html')).toThrow('ENOENT');

  site.writePost(added);
  const again = await site.publish();
  expect(again.rendered).toMatchObject(every(inLocales(['/about/news/tekstiil']), 'new'));
  expect(again.removed).toEqual([]);
  expect(site.published('ru/about/news/tekstiil.html')).toContain('</html>');
});

test('a post deleted and created again between two builds renders nothing', async () => {
  const site = await makePublishedSite();
  site.remove(postFile(paper));
  site.write('posts/teine-nimi.json', paper);
  expect(await site.publish()).toMatchObject(nothing);
});

test('a renamed slug moves the pages and renders whatever links to them', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, slug: 'papp' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual(['about/news/paber.html', 'en/about/news/paber.html', 'ru/about/news/paber.html']);
  expect(rendered).toEqual({
    ...every(inLocales(['/about/news/papp']), 'new'),
    ...every(inLocales(['/about/news/klaas']), 'relatedPosts'),
    ...whereListed(['et', 'ru', 'en']),
    '/sitemaps/posts-0-0.xml': 'postAddresses',
  });
});

test('two posts that swap their slugs in one change keep their addresses', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, slug: glass.slug });
  site.writePost({ ...glass, slug: paper.slug });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual([]);
  expect(Object.keys(rendered)).toEqual(
    expect.arrayContaining([...inLocales(['/about/news/paber', '/about/news/klaas'])]),
  );
  expect(site.published('about/news/klaas.html')).toContain('<h1>paber eesti');
});
