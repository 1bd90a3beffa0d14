import { expect, test } from 'vitest';
import { cleanNote } from './text.ts';

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
