import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedColours } from './embed-options.ts';
import { contrast, formatHex, parseHex, type Rgb } from '#platform/base/colour.ts';
import { readableOn } from './accent.ts';

const hex = (text: string): Rgb => {
  const colour = parseHex(text);
  if (!colour) throw new TypeError(`${text} is no colour.`);
  return colour;
};

/** Backgrounds of an embed in both themes. */
const tokens = readFileSync(new URL('../../shell/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
const extractBackgrounds = (theme: string) =>
  ['paper', 'surface', 'sunken'].map((name) =>
    hex(new RegExp(`--${name}: (#\\w+)`, 'u').exec(theme)?.[1] ?? ''),
  );

test('a colour that can be read stays as it is', () => {
  for (const name of ['green', 'navy', 'black'] as const)
    expect([name, formatHex(readableOn(hex(embedColours[name]), extractBackgrounds(light)))]).toEqual([
      name,
      `#${embedColours[name]}`,
    ]);
});

test('whatever colour is chosen, it can be read on every background of both themes', () => {
  const parts = Array.from({ length: 16 }, (_, index) => index * 17);
  const any = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue): Rgb => [red, green, blue])));
  const chosen = [...Object.values(embedColours).map(hex), ...any];
  for (const theme of [light, dark]) {
    const backgrounds = extractBackgrounds(theme);
    const worst = chosen.map((colour) =>
      Math.min(...backgrounds.map((back) => contrast(readableOn(colour, backgrounds), back))),
    );
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  }
});
