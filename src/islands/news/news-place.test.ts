import { expect, test } from 'vitest';
import { neighbours, newsPath, newsQuery, parseNewsPath, postsOf } from './news-place.ts';

const front = '/ru/about/news';

test('each address of a list is a page of the news, and no other address is', () => {
  const paths = [
    ...[front, `${front}/page/3`],
    ...[`${front}/category/waste-school`, `${front}/category/waste-school/page/1`],
  ];
  const places = paths.map((path) => parseNewsPath(path, front));
  expect(places).toEqual([
    ...[{}, { archive: 3 }],
    ...[{ category: 'waste-school' }, { category: 'waste-school', archive: 1 }],
  ]);
  expect(places.map((place) => place && newsPath(place, front))).toEqual(paths);
  const others = ['/about/news', '/ru/about', `${front}/konteinerid`, `${front}/page/a`, `${front}x`];
  expect(others.filter((path) => parseNewsPath(path, front))).toEqual([]);
});

test('posts without a text in the language of the page are left out', () => {
  for (const place of [{}, { archive: 1 }, { category: 'waste-school' }]) {
    expect(newsQuery(place).hidesUntranslated).toBe(true);
  }
});

test('the first page has the newest posts and whatever is too little for a page of the archive', () => {
  const asked = Array.from({ length: 23 }, (_, index) => index);
  expect(newsQuery({})).toMatchObject({ order: 'desc', perPage: 23, page: 1 });
  const shown = [0, 5, 23, 24, 25, 36].map((total) => postsOf({}, asked.slice(0, total), total).length);
  expect(shown).toEqual([0, 5, 23, 12, 13, 12]);
});

test('pages of the archive are counted from the oldest and show the newest first', () => {
  expect(newsQuery({ archive: 2 })).toMatchObject({ order: 'asc', perPage: 12, page: 2 });
  expect(postsOf({ archive: 2 }, ['older', 'newer'], 36)).toEqual(['newer', 'older']);
});

test('each page leads to its neighbours', () => {
  const category = 'waste-school';
  expect(neighbours({}, 23)).toEqual({});
  expect(neighbours({ category }, 36)).toEqual({ older: { category, archive: 2 } });
  expect(neighbours({ category, archive: 2 }, 36)).toEqual({
    ...{ newer: { category }, older: { category, archive: 1 } },
  });
  expect(neighbours({ archive: 1 }, 36)).toEqual({ newer: { archive: 2 } });
});
