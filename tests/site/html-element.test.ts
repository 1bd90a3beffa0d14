import { expect, test } from 'vitest';
import { parseHtml } from './html-element.ts';

const page = parseHtml(
  `<html lang="et"><body><nav class="a main" id="top"><ul><li>Üks &amp; kaks<li><a href="/x" title="a, b">kolm</a></ul></nav>
  <p>Neli<br>viis</p><section class="a"><p class="lead">kuus</p></section></body></html>`,
);
const texts = (selector: string) => page.querySelectorAll(selector).map(({ textContent }) => textContent);

test('elements are found by name, class, id and attribute, in one another and as a list, in their order', () => {
  expect(texts('li')).toEqual(['Üks & kaks', 'kolm']);
  expect(texts('.a.main a, section p')).toEqual(['kolm', 'kuus']);
  expect(texts('section p, nav a, a')).toEqual(['kolm', 'kuus']);
  expect(texts('nav#top [href="/x"]')).toEqual(['kolm']);
  expect(texts('a[title]')).toEqual(['kolm']);
  expect(texts('body > p')).toEqual(['Neliviis']);
  expect(texts('body > li, .lead.main, a[href="/y"], #none, html > p')).toEqual([]);
});

test('an element finds only what is inside it, also by what is around it', () => {
  const section = page.querySelector('section');
  expect(section?.querySelectorAll('p, section, a').map(({ classes }) => classes)).toEqual([['lead']]);
  expect(section?.querySelectorAll('body p')).toHaveLength(1);
  expect(section?.closest('.a')).toBe(section);
  expect(section?.querySelector('p')?.closest('[lang]')?.tagName).toBe('html');
  expect(section?.closest('nav')).toBeUndefined();
});

test('a selector that is not understood is refused', () => {
  for (const selector of ['p:first-child', 'a ~ b', '', 'a,', '[href^="x"]', 'p +'])
    expect(() => page.querySelectorAll(selector), selector).toThrow('The selector');
});
