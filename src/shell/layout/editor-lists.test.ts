import { expect, test } from 'vitest';
import { readFacts, readLinkList, readYears } from './editor-lists.ts';

test('a part that starts with a list of links is read link by link, with what follows it', () => {
  const html =
    '<ul><li><strong><a href="/about">Meist</a></strong>: inimesed.</li><li><a href="/services">Teenused</a></li></ul><p>Veel.</p>';
  expect(readLinkList(html)).toEqual({
    links: [
      { href: '/about', name: 'Meist', message: 'Inimesed.' },
      { href: '/services', name: 'Teenused', message: '' },
    ],
    rest: '<p>Veel.</p>',
  });
});

test("the text after an entry's link may contain another link and starts with a capital", () => {
  const html =
    '<ul><li><a href="/a">А</a> – опорожнение, <a href="/b">цены</a>.</li>\n<li><a href="/c">C</a>: и всё.</li></ul>';
  expect(readLinkList(html)?.links.map(({ message }) => message)).toEqual([
    'Опорожнение, <a href="/b">цены</a>.',
    'И всё.',
  ]);
});

test('a part with words first, one link or entries without a link is no list of links', () => {
  const parts = [
    '<p>Tere.</p><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>',
    '<ul><li><a href="/a">A</a></li></ul>',
    '<ul><li><a href="/a">A</a></li><li>B</li></ul>',
    '<ul><li>Vaadake <a href="/a">A</a></li><li><a href="/b">B</a></li></ul>',
  ];
  expect(parts.map(readLinkList)).toEqual(parts.map(() => undefined));
});

test('a list whose last entry has a list of its own is no list of links, however long it is', () => {
  const entries = '<li><a href="/a">A</a></li>'.repeat(20_000);
  expect(readLinkList(`<ul>${entries}<li>B<ul><li>C</li></ul></li></ul>`)).toBeUndefined();
  expect(readLinkList(`<ul>${entries}</ul>`)?.links).toHaveLength(20_000);
});

test('a figure is read with the words before and after it, and with what follows the list', () => {
  const html =
    '<ul><li>Meil töötab umbes <strong>600</strong> inimest.</li><li><strong>2027.</strong> aastaks.</li></ul><p>Veel.</p>';
  expect(readFacts(html)).toEqual({
    facts: [
      { before: 'Meil töötab umbes', figure: '600', after: 'inimest.' },
      { before: '', figure: '2027.', after: 'aastaks.' },
    ],
    rest: '<p>Veel.</p>',
  });
});

test('a figure at the end of its sentence goes without the full stop', () => {
  const html = '<ul><li>Kliente on <strong>250 000.</strong></li><li>Aastas <strong>5</strong>.</li></ul>';
  expect(readFacts(html)?.facts.map(({ figure, after }) => figure + after)).toEqual(['250 000', '5']);
});

test('a list without a figure in each entry is no list of figures', () => {
  expect(readFacts('<ul><li>Meil on <strong>600</strong> inimest.</li><li>Tere.</li></ul>')).toBeUndefined();
  expect(readFacts('<p><strong>600</strong></p>')).toBeUndefined();
});

test('a list whose last entry has a list of its own is no list of figures, however long it is', () => {
  const entries = '<li><strong>6</strong> inimest</li>'.repeat(20_000);
  expect(readFacts(`<ul>${entries}<li>B<ul><li>C</li></ul></li></ul>`)).toBeUndefined();
  expect(readFacts(`<ul>${entries}</ul>`)?.facts).toHaveLength(20_000);
});

test('a list of years is read year by year, whatever stands between the year and what happened', () => {
  const html =
    '<ul><li><strong>1994</strong>: alustasime kahe autoga.</li><li><strong>2003</strong> – avasime <a href="/a">jaama</a>.</li><li><strong>2009</strong> põletustehas.</li></ul><p>Veel.</p>';
  expect(readYears(html)).toEqual({
    years: [
      { year: '1994', event: 'Alustasime kahe autoga.' },
      { year: '2003', event: 'Avasime <a href="/a">jaama</a>.' },
      { year: '2009', event: 'Põletustehas.' },
    ],
    rest: '<p>Veel.</p>',
  });
});

test('a list of other figures, of words before the year or of two years is no list of years', () => {
  const year = '<li><strong>1994</strong>: algus.</li>';
  const parts = [
    `<ul>${year}${year}</ul>`,
    `<ul>${year}${year}<li><strong>600</strong>: inimest.</li></ul>`,
    `<ul>${year}${year}<li>Aastal <strong>2003</strong>: jaam.</li></ul>`,
  ];
  expect(parts.map(readYears)).toEqual([undefined, undefined, undefined]);
});
