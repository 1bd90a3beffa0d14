import { expect, test } from 'vitest';
import { contrast, formatHex, parseHex } from './colour.ts';

test('colours are read with three and six digits, and nothing else is a colour', () => {
  expect(parseHex('#fff')).toEqual([255, 255, 255]);
  expect(parseHex('0f4B3a')).toEqual([15, 75, 58]);
  expect(formatHex([15, 75, 58])).toBe('#0f4b3a');
  for (const text of ['', 'red', '#12345', '#1234567', 'ggg', 'url(x)'])
    expect(parseHex(text)).toBeUndefined();
});

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});
