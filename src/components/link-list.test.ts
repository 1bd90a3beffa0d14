import { expect, test } from 'vitest';
import { readLinkList } from './link-list.ts';

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
