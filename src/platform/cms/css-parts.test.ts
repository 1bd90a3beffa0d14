import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnePart, isStyleClosed, isWithin, readParts } from './css-parts.ts';

test('what could go on behind its end, or end before it, is no part', () => {
  const broken = [
    '"',
    "'a",
    '"a\n"',
    "'\r'",
    '"\f"',
    '"\\',
    'a\\',
    '"a\\\n"',
    'url(',
    'url(a',
    'url(a"b)',
    'url("a',
    'url(a b)',

    '(',
    ')',
    '(]',
    '[',
    'f(',
    '{',
    '}',
    '{}',
    ';',
    'a;b',
    '/*',
    '/* a */',
    '<!--',
    '-->',
    'a -->b',
    '</style>',
    '<b',
    '\0',
    'a\ufeffb',
    'a\u0000',
  ];
  expect(broken.filter(isOnePart)).toEqual([]);
});

test('parts are read between the commas outside of brackets and texts', () => {
  expect(readParts('a, b > c,d')).toEqual(['a', 'b > c', 'd']);
  expect(readParts(':is(a, b), [c="d,e"], f\\,g')).toEqual([':is(a, b)', '[c="d,e"]', 'f\\,g']);
  expect(readParts('(width <= 1px), url(a,b), "{};"')).toEqual(['(width <= 1px)', 'url(a,b)', '"{};"']);
  expect(readParts('')).toEqual(['']);
});

test('a style attribute ends where it does for everybody', () => {
  const closed = [
    'color: red; top: 0',
    'a: ";}"; b: url(data:image/png;base64,AA)',
    '/* a */ color: red',
    '',
  ];
  expect(closed.filter(isStyleClosed)).toEqual(closed);
  const open = ["content: '", 'a: (', 'a: "\n"', 'a: b /*', 'a: b}', 'a: {}', 'a: \\', 'a: url('];
  expect(open.filter(isStyleClosed)).toEqual([]);
});

test('a selector is within the scope when it goes down from it', () => {
  const within = ['.s', '.s a', '.s > a', '.s\n>\ta', '.s .b ~ c'];
  expect(within.filter((selector) => isWithin(selector, '.s'))).toEqual(within);
  const outside = [
    'a .s',
    '.sa',
    '.s~ a',
    '.s ~ a',
    '.s + a',
    '.s > ~ a',
    '.s > > a',
    '.s\u00a0a',
    '.s || a',
    '.s ',
  ];
  expect(outside.filter((selector) => isWithin(selector, '.s'))).toEqual([]);
});

test('plain parts are read as all others are', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...Array.from('aZ0_-.#:%!*>~+&=^$| \t\n,')),
    maxLength: 12,
  });
  fc.assert(
    fc.property(plain, (text) => {
      // With brackets around it, it is not plain.
      const [inner] = readParts(`(${text})`) ?? [];
      expect(inner).toBe(isOnePart(text) ? `(${text})` : undefined);
    }),
    { numRuns: 2000 },
  );
});
