import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast as contrastOf, parseHex } from '#platform/base/colour.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const dark = /@media \(prefers-color-scheme: dark\) \{.*?\n\}/su.exec(css)?.[0] ?? '';

type Colours = ReadonlyMap<string, string>;

function parseColours(text: string): Colours {
  return new Map(
    [...text.matchAll(/--([\w-]+): #([\da-f]{3,6});/gu)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const light = parseColours(css.slice(0, css.indexOf('@media')));
const themes: Readonly<Record<'light' | 'dark', Colours>> = {
  light,
  dark: new Map([...light, ...parseColours(dark)]),
};

function contrast(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first && second ? contrastOf(first, second) : 0;
}

/** Contrast of text (4.5 : 1) and of graphics (3 : 1) on their backgrounds. */
const readOn: Readonly<Record<string, string>> = {
  ink: 'paper surface sunken spruce-tint amber-tint',
  'ink-soft': 'paper surface sunken spruce-tint',
  link: 'paper surface sunken amber-tint',
  spruce: 'paper surface spruce-tint',
  'on-spruce': 'spruce',
  'on-deep': 'deep',
  'on-deep-soft': 'deep',
  amber: 'deep',
  'on-amber': 'amber amber-strong',
  'on-amber-tint': 'amber-tint',
  'on-blue-tint': 'blue-tint',
  'on-red-tint': 'red-tint',
  danger: 'paper surface',
};
const seenOn: Readonly<Record<string, string>> = {
  'line-strong': 'paper surface',
  focus: 'paper surface sunken spruce-tint blue-tint red-tint amber-tint',
  amber: 'deep',
};
/** Decorative lines, which need no contrast: what an outline surrounds has a colour of its own. */
const decorative = ['line', 'deep-line', 'outline'];

/** Pairs below a ratio, `theme: one on other 4.31`. */
function tooFaint(table: Readonly<Record<string, string>>, least: number): readonly string[] {
  return Object.entries(themes).flatMap(([theme, colours]) =>
    Object.entries(table).flatMap(([name, grounds]) =>
      grounds.split(' ').flatMap((ground) => {
        const ratio = contrast(colours.get(name) ?? '', colours.get(ground) ?? '');
        return ratio >= least ? [] : [`${theme}: ${name} on ${ground} ${ratio.toFixed(2)}`];
      }),
    ),
  );
}

test('what is read stands out 4.5 to 1 from what it stands on, in both themes', () => {
  expect(tooFaint(readOn, 4.5)).toEqual([]);
});

test('borders of controls and the ring of focus stand out 3 to 1, in both themes', () => {
  expect(tooFaint(seenOn, 3)).toEqual([]);
});

test('every colour has its place in a pair or is decorative', () => {
  const placed = [readOn, seenOn].flatMap((table) => [
    ...Object.keys(table),
    ...Object.values(table).flatMap((grounds) => grounds.split(' ')),
  ]);
  expect([...light.keys()].filter((name) => ![...placed, ...decorative].includes(name))).toEqual([]);
  expect([...themes.dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('black on white is 21 to 1, and a grey that fails is found', () => {
  expect(contrast('000', 'ffffff')).toBeCloseTo(21);
  expect(contrast('777777', 'ffffff')).toBeLessThan(4.5);
});
