import { expect, test } from 'vitest';
import { CssError, maxCssRules, parseCss } from './parse-css.ts';

test('comments go, except in a text', () => {
  expect(parseCss('/* a */b{c:"/* d */"}/**/').toString()).toBe('b{c:"/* d */"}');
  expect(parseCss(`b{c:"\\"/*"}/* ' */d{e:'*/'}`).toString()).toBe(`b{c:"\\"/*"}d{e:'*/'}`);
});

test('what is no sheet is refused, and so is one that lies too deep within itself', () => {
  const sheets = ['a{', '/* a', '/*/', '}', `${'@media a{'.repeat(20_000)}${'}'.repeat(20_000)}`];
  for (const css of sheets) expect(() => parseCss(css)).toThrow(CssError);
  const layers = `${'@media print{'.repeat(10)}b{c:d}${'}'.repeat(10)}`;
  expect(parseCss(layers).toString()).toBe(layers);
});

test('more rules than may be are refused before they are read', () => {
  expect(parseCss('b{c:d}'.repeat(maxCssRules)).nodes.length).toBe(maxCssRules);
  expect(() => parseCss('b{c:d}'.repeat(maxCssRules + 1))).toThrow('it has more than 10000 rules');
});
