import { expect, test } from 'vitest';
import { measureWidth, placeLines, setJoined, setStacked, type TextStyle } from './set-lines.server.ts';

const style: TextStyle = { weight: 'Bold', size: 10, pitch: 12 };
const texts = [
  { locale: 'et', text: 'Biojäätmed' },
  { locale: 'ru', text: 'Биоотходы' },
  { locale: 'en', text: 'Bio-waste' },
] as const;

const written = ({ lines }: ReturnType<typeof setJoined>) =>
  lines.map(({ parts }) => parts.map(({ text }) => text).join(''));

test('texts share a line as far as it has room', () => {
  expect(written(setJoined(texts, style, 500))).toEqual(['Biojäätmed · Биоотходы · Bio-waste']);
  expect(written(setJoined(texts, style, 140))).toEqual(['Biojäätmed · Биоотходы', 'Bio-waste']);
  expect(written(setStacked(texts, style, 500))).toEqual(['Biojäätmed', 'Биоотходы', 'Bio-waste']);
});

test('a word that is wider than its line is broken, and that is told', () => {
  const { lines, isBroken } = setStacked([{ locale: 'et', text: 'Jäätmed'.repeat(5) }], style, 60);
  expect(isBroken).toBe(true);
  expect(lines.every((line) => measureWidth(line) <= 60)).toBe(true);
  expect(written({ lines, isBroken }).join('')).toBe('Jäätmed'.repeat(5));
});

test('lines stand below each other, and their words stay apart for those who copy or hear them', () => {
  const { lines } = setJoined(texts, style, 140);
  const placed = placeLines(lines, { x: 5, top: 100 });
  expect(placed.map(({ text, baseline }) => [text, baseline])).toEqual([
    ['Biojäätmed · ', 107],
    ['Биоотходы ', 107],
    ['Bio-waste', 119],
  ]);
  expect(placed[2]?.x).toBe(5);
  expect(placed[1]?.x).toBeGreaterThan(5);
});
