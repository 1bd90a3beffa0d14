import { expect, test } from 'vitest';
import { beginning } from './text.ts';

test('a text that fits is its own beginning', () => {
  expect(beginning('Üks kaks', 8)).toBe('Üks kaks');
});

test('a longer text is cut at a word and ends with an ellipsis', () => {
  expect(beginning('Üks kaks kolm', 12)).toBe('Üks kaks…');
  expect(beginning('Вывоз отходов завтра', 17)).toBe('Вывоз отходов…');
});

test('there is no punctuation before the ellipsis', () => {
  expect(beginning('Üks, kaks kolm', 6)).toBe('Üks…');
  expect(beginning('Мусор — это ресурс', 9)).toBe('Мусор…');
});

test('a single long word is cut within', () => {
  expect(beginning('Korraldatudjäätmevedu', 12)).toBe('Korraldatud…');
});
