import { expect, test } from 'vitest';
import { type PostsQuery, postsRequest } from './posts-query.ts';

const sent = (query: PostsQuery) =>
  Object.fromEntries(new URL(postsRequest(query, 'ru').url ?? '', 'https://www.example.ee').searchParams);

test('a list of posts that hides untranslated ones asks for the current language', () => {
  expect(sent({ hidesUntranslated: true })).toEqual({ lang: 'ru', page: '1' });
  expect(sent({ hidesUntranslated: true, languages: ['et'] }).lang).toBe('ru');
  expect(sent({ languages: ['et', 'en'] }).lang).toBe('et,en');
  expect(sent({})).toEqual({ page: '1' });
});

test('a list of posts sends each parameter by its name', () => {
  const query: PostsQuery = {
    slugs: ['a', 'b'],
    perPage: 5,
    order: 'asc',
    orderBy: 'title',
    status: 'publish',
    isSticky: false,
    search: 'lumi',
    category: 'waste-school',
    page: 2,
  };
  expect(sent(query)).toEqual({
    slug: 'a,b',
    per_page: '5',
    order: 'asc',
    orderby: 'title',
    status: 'publish',
    sticky: 'false',
    search: 'lumi',
    category_slug: 'waste-school',
    page: '2',
  });
});
