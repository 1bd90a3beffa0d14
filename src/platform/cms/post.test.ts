import { expect, test } from 'vitest';
import { postSchema, postStatuses } from './post.ts';

const post = {
  id: 7,
  slug: 'talvine-vedu',
  status: 'publish',
  category: 'company-news',
  title: 'Talvine vedu',

  date: '2026-01-08T09:15:00Z',
  modified: '2026-01-09T08:00:00Z',
  content: '<p>Lumi.</p>',
  excerpt: null,
  translations: {},
};

const accepts = (change: object): boolean => postSchema.safeParse({ ...post, ...change }).success;

test('a post has every field of the specification', () => {
  expect(Object.keys(post).filter((field) => accepts({ [field]: undefined }))).toEqual([]);
  expect(accepts({})).toBe(true);
});

test('a post may have a link, a featured image and styles', () => {
  const alt = { et: 'Auto', ru: 'Машина', en: 'A truck' };
  const featuredImage = { src: '/images/auto.webp', alt, width: 1200, height: 800 };
  const styles = { stylesheets: ['a.css'], inline_styles: 'p { color: red }' };
  expect(accepts({ link: 'https://example.ee/talvine-vedu', featuredImage, styles })).toBe(true);
  expect(accepts({ styles: { stylesheets: [] } })).toBe(false);
  expect(accepts({ featuredImage: { ...featuredImage, src: 'https://elsewhere.example/auto.webp' } })).toBe(
    false,
  );
});

test('the excerpt of a post may be null or a text', () => {
  expect([null, '', 'Lumi', 7].map((excerpt) => accepts({ excerpt }))).toEqual([true, true, true, false]);
});

test('a translation overrides title, content and excerpt, in Russian and English', () => {
  const ru = { title: 'Зимний вывоз', content: '<p>Снег.</p>', excerpt: 'Снег' };
  expect(accepts({ translations: { ru } })).toBe(true);
  expect(accepts({ translations: { ru: { ...ru, slug: 'zima' } } })).toBe(false);
  expect(accepts({ translations: { et: ru } })).toBe(false);
});

test('a slug is small ASCII words with hyphens', () => {
  const slugs = ['a', 'talvine-vedu-2026', 'Talvine', 'jäätmed', 'a--b', '-a', 'a-', 'a/b', '..', ''];
  expect(slugs.filter((slug) => accepts({ slug }))).toEqual(['a', 'talvine-vedu-2026']);
});

test('the status values of a post are those of the specification', () => {
  expect(postStatuses).toEqual([
    'publish',
    'future',
    'draft',
    'pending',
    'private',
    'trash',
    'auto-draft',
    'inherit',
    'request-pending',
    'request-confirmed',
    'request-failed',
    'request-completed',
    'acf-disabled',
    'any',
  ]);
  expect(accepts({ status: 'sold' })).toBe(false);
});
