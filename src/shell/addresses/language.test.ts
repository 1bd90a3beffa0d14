import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { decideLanguage, type LanguageDecision } from './language.ts';
import { localizedPath, switcherPath } from '#platform/addresses/paths.ts';
import { fillTemplate, pageTemplates } from './routes.ts';

/** @param stored Value of the locale cookie. */
function decide(address: string, stored?: string): LanguageDecision {
  const [pathname = '', query] = address.split('?');
  return decideLanguage({ pathname, search: new URLSearchParams(query), stored });
}

test('lang chooses the language on every route and the choice is stored', () => {
  for (const template of pageTemplates) {
    const path = fillTemplate(template, {});
    for (const locale of locales) {
      for (const from of locales) {
        const decision = decide(`${localizedPath(path, from)}?lang=${locale}`, from);
        expect(decision).toEqual({ type: 'redirect', location: localizedPath(path, locale), stores: locale });
      }
    }
  }
});

test('lang=et, lang=ru and lang=en lead to the address of that language', () => {
  expect(decide('/about/news?lang=et')).toEqual({ type: 'redirect', location: '/about/news', stores: 'et' });
  expect(decide('/about/news?lang=ru')).toEqual({
    type: 'redirect',
    location: '/ru/about/news',
    stores: 'ru',
  });
  expect(decide('/about/news?lang=en')).toEqual({
    type: 'redirect',
    location: '/en/about/news',
    stores: 'en',
  });
});

test('the numeric ids 1, 9 and 10 of the old site choose a language too', () => {
  expect(decide('/about?lang=1', 'ru')).toEqual({ type: 'redirect', location: '/about', stores: 'et' });
  expect(decide('/about?lang=9')).toEqual({ type: 'redirect', location: '/ru/about', stores: 'ru' });
  expect(decide('/about?lang=10')).toEqual({ type: 'redirect', location: '/en/about', stores: 'en' });
});

test('the home page of each language can be chosen', () => {
  expect(['/?lang=ru', '/ru/?lang=et', '/ru?lang=en'].map((address) => decide(address))).toEqual([
    { type: 'redirect', location: '/ru', stores: 'ru' },
    { type: 'redirect', location: '/', stores: 'et' },
    { type: 'redirect', location: '/en', stores: 'en' },
  ]);
});

test('without lang an address without prefix follows the stored locale', () => {
  expect(decide('/about', 'ru')).toEqual({ type: 'redirect', location: '/ru/about' });
  expect(decide('/', 'en')).toEqual({ type: 'redirect', location: '/en' });
  expect(decide('/about', 'et')).toEqual({ type: 'serve', locale: 'et' });
});

test('without lang and stored locale the language is Estonian', () => {
  expect(decide('/about')).toEqual({ type: 'serve', locale: 'et' });
});

test('a stored locale that is none of the three counts as none', () => {
  expect(['de', '', 'ru_RU', '9'].map((stored) => decide('/about', stored))).toEqual(
    Array.from({ length: 4 }, () => ({ type: 'serve', locale: 'et' })),
  );
});

test('a language prefix wins against the stored locale', () => {
  expect(decide('/ru/about', 'en')).toEqual({ type: 'serve', locale: 'ru' });
  expect(decide('/en', 'ru')).toEqual({ type: 'serve', locale: 'en' });
});

test('a lang in capitals or with a country is understood', () => {
  for (const lang of ['RU', 'ru_RU', 'ru-ru'])
    expect(decide(`/about?lang=${lang}`)).toEqual({ type: 'redirect', location: '/ru/about', stores: 'ru' });
});

test('an unknown lang is ignored and stays in the address', () => {
  expect(decide('/about?lang=de')).toEqual({ type: 'serve', locale: 'et' });
  expect(decide('/ru/about?lang=')).toEqual({ type: 'serve', locale: 'ru' });
  expect(decide('/about?lang=de', 'ru')).toEqual({ type: 'redirect', location: '/ru/about?lang=de' });
});

test('all other parameters are kept, in their order', () => {
  const address = '/customer-support/next-shipping-day?b=2&lang=ru&a=1&b=%C3%A4';
  const location = '/ru/customer-support/next-shipping-day?b=2&a=1&b=%C3%A4';
  expect(decide(address)).toEqual({ type: 'redirect', location, stores: 'ru' });
  expect(decide('/search?searchQuery=paber', 'en')).toEqual({
    type: 'redirect',
    location: '/en/search?searchQuery=paber',
  });
});

test('a visitor with Russian stored who chooses Estonian stays in Estonian', () => {
  const choice = decide(switcherPath(fillTemplate('/about', {}), 'et'), 'ru');
  expect(choice).toEqual({ type: 'redirect', location: '/about', stores: 'et' });
  expect(decide('/about', 'et')).toEqual({ type: 'serve', locale: 'et' });
  expect(decide('/about/news', 'et')).toEqual({ type: 'serve', locale: 'et' });
});

test('a language redirect ends in one hop', () => {
  for (const stored of [undefined, ...locales]) {
    for (const address of ['/about?lang=ru', '/about?lang=de', '/about', '/ru/about?lang=et&x=1']) {
      const first = decide(address, stored);
      if (first.type === 'serve') continue;
      expect(decide(first.location, first.stores ?? stored).type).toBe('serve');
    }
  }
});

test('an address that could be taken for a host is never redirected to', () => {
  const addresses = [
    '//example.ee?lang=ru',
    '/ru//example.ee?lang=et',
    '/\\example.ee?lang=ru',
    '/ru/\\example.ee?lang=et',
  ];
  expect(addresses.map((address) => decide(address, 'en').type)).toEqual(addresses.map(() => 'serve'));
});

test('a page of a list leads to the list of another language, which may have fewer pages', () => {
  expect(decide('/about/news/page/3?lang=ru')).toEqual({
    type: 'redirect',
    location: '/ru/about/news',
    stores: 'ru',
  });
  expect(decide('/about/news/page/3', 'en')).toEqual({ type: 'redirect', location: '/en/about/news' });
  expect(decide('/ru/about/news/page/3?lang=ru')).toEqual({
    type: 'redirect',
    location: '/ru/about/news/page/3',
    stores: 'ru',
  });
});
