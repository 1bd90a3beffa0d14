import { expect, test } from 'vitest';
import { fetchedLines } from './fetched-lines.ts';

const answer = { found: { posts: [{ title: 'Paber', by: { name: 'Mari' } }, { title: 7 }] } };

test('each entry of the named list is a line, with its values in place of their names', () => {
  expect(fetchedLines(answer, 'found.posts', '{title} – {by.name}')).toEqual(['Paber – Mari', '7 – ']);
  expect(fetchedLines(answer.found.posts, '', '{title}')).toEqual(['Paber', '7']);
});

test('what is no list has no lines, and what every object has is no value', () => {
  expect(fetchedLines(answer, 'found', '{title}')).toBeUndefined();
  expect(fetchedLines(null, 'posts', '{title}')).toBeUndefined();
  expect(fetchedLines([{}], '', '{constructor}|{__proto__}')).toEqual(['|']);
});
