import { expect, test } from 'vitest';
import { beginning, cleanNote } from './text.ts';

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

test('a note is one line without signs that a terminal obeys or that turn the line around', () => {
  expect(cleanNote('gone).\n\u001b[2J\u001b]0;owned\u0007\u202eA\u0085\u2028B\u200b')).toBe(
    'gone). [2J ]0;owned A  B',
  );
  expect(cleanNote('jäätmed – отходы 😀')).toBe('jäätmed – отходы 😀');
});

test('a long note is cut and ends with an ellipsis', () => {
  expect(cleanNote('a'.repeat(5_000_000))).toBe(`${'a'.repeat(499)}…`);
  expect(cleanNote('a'.repeat(500))).toBe('a'.repeat(500));
  expect(cleanNote('😀'.repeat(10), 10).isWellFormed()).toBe(true);
  expect(cleanNote(`\u200b${'\u200b'.repeat(5000)}b`).length).toBeLessThanOrEqual(500);
});
