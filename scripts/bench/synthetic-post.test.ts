import { expect, test } from 'vitest';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { syntheticPost, toArticles, withEditedBody } from './synthetic-post.ts';
import { site } from '#features/site.ts';

const numbers = Array.from({ length: 60 }, (_, number) => number);

test('the same number always gives the same post', () => {
  expect(syntheticPost(17, 100)).toEqual(syntheticPost(17, 100));
});

test('another number gives another post', () => {
  expect(syntheticPost(17, 100)).not.toEqual(syntheticPost(18, 100));
});

test('every post fits the export format', () => {
  const texts = numbers.map((number) => JSON.stringify(syntheticPost(number, 60)));
  expect(texts.flatMap((text) => parseFile('posts/post.json', text, site.kinds).problems)).toEqual([]);
});

test('posts follow one another over ten years', () => {
  const dates = numbers.map((number) => syntheticPost(number, 60).date);
  expect(dates).toEqual([...dates].sort());
  expect([dates[0]?.slice(0, 4), dates.at(-1)?.slice(0, 4)]).toEqual(['2015', '2024']);
});

test('the content of every language has 1.5 to 2 kB', () => {
  const sizes = numbers
    .flatMap((number) => toArticles(syntheticPost(number, 60)))
    .map(({ content }) => Buffer.byteLength(content));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1500);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
});

test('an edit changes the Russian content and nothing else', () => {
  const post = syntheticPost(3, 60);
  const edited = withEditedBody(post);
  expect(edited.translations.ru.content).not.toBe(post.translations.ru.content);
  const { ru } = post.translations;
  expect({ ...edited, translations: { ...edited.translations, ru } }).toEqual(post);
});
