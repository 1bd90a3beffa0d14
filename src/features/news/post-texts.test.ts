import { expect, test } from 'vitest';
import { samplePost } from '#fakes/sample-content.ts';
import { postSchema } from '#platform/cms/post.ts';
import { postLocales, postText, summarizePost } from './post-texts.ts';

const ru = { title: 'Запись', content: '<p>Русский текст.</p>' };
const post = postSchema.parse(samplePost(7, { translations: { ru } }).value);

test('a post has an article in Estonian and in the languages of its translations', () => {
  expect(postLocales(post)).toEqual(['et', 'ru']);
  expect(postText(post, 'en')).toBeUndefined();
});

test('a translation overrides title, content and excerpt', () => {
  const translated = postSchema.parse({ ...post, translations: { ru: { ...ru, excerpt: 'Кратко.' } } });
  expect(postText(translated, 'ru')).toEqual({ ...ru, excerpt: 'Кратко.', modified: post.modified });
  expect(postText(translated, 'et')).toMatchObject({ title: 'Postitus 7', excerpt: 'Lühidalt.' });
});

test('an excerpt that nobody wrote is the beginning of the content of that language', () => {
  expect(postText(post, 'ru')?.excerpt).toBe('Русский текст.');
  expect(postText(postSchema.parse({ ...post, excerpt: null }), 'et')?.excerpt).toBe('Tekst.');
  expect(postText(postSchema.parse({ ...post, excerpt: '<p></p>' }), 'et')?.excerpt).toBe('Tekst.');
});

test('an excerpt ends before the first heading, unless the content begins with it', () => {
  const toExcerpt = (content: string) =>
    postText(postSchema.parse({ ...post, excerpt: null, content }), 'et')?.excerpt;
  expect(toExcerpt('<p>Algus.</p><h2>Mida otsida</h2><ul><li>värvid</li></ul>')).toBe('Algus.');
  expect(toExcerpt('<h2>Sobib</h2><p>Paber.</p>')).toBe('Sobib Paber.');
});

test('a long content is cut for the excerpt', () => {
  const long = postSchema.parse({ ...post, excerpt: null, content: `<p>${'jäätmed '.repeat(50)}</p>` });
  const excerpt = postText(long, 'et')?.excerpt ?? '';
  expect(excerpt.length).toBeLessThanOrEqual(180);
  expect(excerpt).toMatch(/jäätmed…$/u);
});

test('a translation has its own date of change, or that of the post', () => {
  const modified = '2026-05-01T08:00:00Z';
  expect(
    postText(postSchema.parse({ ...post, translations: { ru: { ...ru, modified } } }), 'ru')?.modified,
  ).toBe(modified);
  expect(postText(post, 'ru')?.modified).toBe(post.modified);
});

test('lists know title, excerpt, dates and category of a post, and not its content', () => {
  const summaries = summarizePost(post);
  expect(Object.keys(summaries)).toEqual(['et', 'ru']);
  expect(Object.keys(summaries.ru ?? {}).sort()).toEqual([
    'category',
    'date',
    'excerpt',
    'id',
    'modified',
    'slug',
    'title',
  ]);
});
