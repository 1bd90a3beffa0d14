/** What a change of a post's languages, category or status makes stale. */
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { every, inLocales, inSmallSite } from './rendered.ts';
import { glass, makePublishedSite, nothing, office, storm } from './small-site.ts';

const { ru, en } = office.translations;

/** Targets that depend on whether the second newest post has a Russian article. */
const whereRussianShows = {
  // The other languages link to the article with hreflang.
  ...every(inLocales(['/about/news/kontor']), 'article'),
  '/ru': 'latestPosts',
  '/ru/about/news': 'newsFront',
  '/feeds/ru/all.xml': 'feedPosts',
  '/search-index/ru/start.json': 'searchPosts',
  '/sitemaps/posts-0-0.xml': 'postAddresses',
  '/build-manifest.json': 'contentSummary',
};

test('a translation that comes turns the short notice into the article, and one that goes turns it back', async () => {
  const site = await makePublishedSite();
  const article = site.published('ru/about/news/kontor.html');
  site.writePost({ ...office, translations: { en } });
  const gone = await site.publish();
  expect(gone.rendered).toEqual(whereRussianShows);
  expect(gone.removed).toEqual([]);
  expect(site.published('ru/about/news/kontor.html')).toContain('noindex');

  site.writePost({ ...office, translations: { ru, en } });
  const back = await site.publish();
  expect(back.rendered).toEqual(whereRussianShows);
  expect(site.published('ru/about/news/kontor.html')).toBe(article);
});

test('an edited English body leaves the page of a language without translation alone', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...office, translations: { en } });
  await site.publish();
  site.writePost({ ...office, translations: { en: { title: '', ...en, content: '<p>New office.</p>' } } });
  expect((await site.publish()).rendered).toEqual({
    '/en/about/news/kontor': 'article',
    '/build-manifest.json': 'contentSummary',
  });
});

test('another category renders both lists and the articles that show the post as related', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...glass, category: 'company-news' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual([]);
  const whole = {
    ...every(inLocales(['/about/news/klaas']), 'article'),
    ...every(inLocales(['/about/news/kontor']), 'relatedPosts'),
    // Cards show the category.
    ...every(inLocales(['/']), 'latestPosts'),
    ...every(inLocales(['/about/news', '/about/news/category/waste-school']), 'newsFront'),
    ...every(
      locales.flatMap((locale) => [`/feeds/${locale}/all.xml`, `/feeds/${locale}/waste-school.xml`]),
      'feedPosts',
    ),
    '/build-manifest.json': 'contentSummary',
  };
  expect(rendered).toEqual(inSmallSite(whole));
});

test('a post that becomes a draft goes, and nothing of a draft is rendered', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...storm, status: 'draft' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual(['about/news/torm.html', 'en/about/news/torm.html', 'ru/about/news/torm.html']);
  expect(rendered).toMatchObject(every(inLocales(['/']), 'latestPosts'));
  site.writePost({ ...storm, status: 'draft', title: 'Torm tuleb' });
  expect((await site.publish()).rendered).toEqual({ '/build-manifest.json': 'contentSummary' });
  expect(await site.publish()).toMatchObject(nothing);
});
