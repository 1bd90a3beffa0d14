import { expect, test } from 'vitest';
import { lineSchema, linesSchema } from '#shell/form/form-fields.server.ts';

const line = lineSchema(100);
const lines = linesSchema(100);

test('a field of one line holds one line, in the order in which it is read', () => {
  for (const end of ['\u0085', '\u2028', '\u2029'])
    expect(line.parse(`Mari${end}Bcc: a@example.ee`)).toBe('Mari Bcc: a@example.ee');
  for (const sign of [
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200f',
    '\u061c',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u{e0041}',
  ])
    expect(line.parse(`Ma${sign}ri`)).toBe('Mari');
  for (const control of ['\n', '\r', '\0', '\u001b', '\u009f'])
    expect(line.safeParse(`Ma${control}ri`).success).toBe(false);
  expect(line.parse(' Õnne Mägi-Šmidt, Пярну 7–1 ')).toBe('Õnne Mägi-Šmidt, Пярну 7–1');
});

test('a field of several lines keeps its lines and joined signs, and its direction', () => {
  expect(lines.parse('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
  expect(lines.parse('Tere \u{1f469}\u200d\u{1f52c}')).toBe('Tere \u{1f469}\u200d\u{1f52c}');
  expect(lines.parse('a\u202eb\u2067c\u200e')).toBe('abc');
  expect(lines.safeParse('a\u0000b').success).toBe(false);
});

test('what nobody sees does not fill a field', () => {
  expect(line.safeParse('\u200b\u2060').success).toBe(false);
  expect(lines.safeParse('\u202e').success).toBe(false);
});
