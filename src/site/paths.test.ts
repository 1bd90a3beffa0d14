import { expect, test } from 'vitest';
import { locales } from '#model/locale.ts';
import { counterpart, localizedPath, splitLocale, switcherPath } from './paths.ts';
import { fillTemplate, pageTemplates } from './routes.ts';

const home = fillTemplate('/', {});
const news = fillTemplate('/about/news', {});

test('Estonian has no prefix, Russian and English have theirs, and no address ends with a slash', () => {
  expect(locales.map((locale) => localizedPath(news, locale))).toEqual([
    '/about/news',
    '/ru/about/news',
    '/en/about/news',
  ]);
  expect(locales.map((locale) => localizedPath(home, locale))).toEqual(['/', '/ru', '/en']);
});

test('the address of a page in a language leads back to both', () => {
  for (const template of pageTemplates) {
    for (const locale of locales) {
      const path = fillTemplate(template, {});
      expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path });
    }
  }
});

test('a trailing slash makes no other page', () => {
  expect(splitLocale('/ru/')).toEqual({ locale: 'ru', path: '/' });
  expect(splitLocale('/en/about/')).toEqual({ locale: 'en', path: '/about' });
});

test('only a whole first segment is a language, and Estonian has none', () => {
  expect(splitLocale('/rural')).toEqual({ locale: 'et', path: '/rural' });
  expect(splitLocale('/about/ru')).toEqual({ locale: 'et', path: '/about/ru' });
  expect(splitLocale('/et/about')).toEqual({ locale: 'et', path: '/et/about' });
});

test('an address with a host has no page', () => {
  expect(['//example.ee', '/ru//example.ee', '', 'about'].map(splitLocale)).toEqual(Array(4).fill(undefined));
});

test('the switcher names the language in the address, Estonian too', () => {
  expect(switcherPath(news, 'et')).toBe('/about/news?lang=et');
  expect(switcherPath(home, 'ru')).toBe('/ru?lang=ru');
  expect(switcherPath(news, 'en', '?until=1&signature=x')).toBe('/en/about/news?lang=en&until=1&signature=x');
});

test('a page of a list has the list for its counterpart in other languages, every other page has itself', () => {
  const category = 'waste-school';
  const archive = fillTemplate('/about/news/category/{category}/page/{page}', { category, page: 2 });
  expect(counterpart(fillTemplate('/about/news/page/{page}', { page: 12 }))).toBe('/about/news');
  expect(counterpart(archive)).toBe('/about/news/category/waste-school');
  expect(switcherPath(archive, 'en')).toBe('/en/about/news/category/waste-school?lang=en');
  expect([news, home].map(counterpart)).toEqual([news, home]);
});
