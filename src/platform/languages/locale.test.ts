import { expect, test } from 'vitest';
import {
  byLocale,
  defaultLocale,
  isLocale,
  languages,
  locales,
  parseLanguageParameter,
  reckonedPlural,
  splitPrefix,
} from './locale.ts';

test('the languages are et, ru and en, and Estonian is the default', () => {
  expect(locales).toEqual(['et', 'ru', 'en']);
  expect(defaultLocale).toBe('et');
});

test('the locale codes are et_EE, ru_RU and en_US', () => {
  expect(byLocale((locale) => languages[locale].code)).toEqual({ et: 'et_EE', ru: 'ru_RU', en: 'en_US' });
});

test('lang takes a locale', () => {
  expect(locales.map(parseLanguageParameter)).toEqual(['et', 'ru', 'en']);
});

test('lang takes the numeric ids of the old site', () => {
  expect(['1', '9', '10'].map(parseLanguageParameter)).toEqual(['et', 'ru', 'en']);
});

test('any other lang is unknown', () => {
  const others = [null, '', 'de', 'deutsch', 'ruru', '2', '01', 'constructor', '__proto__'];
  expect(others.map(parseLanguageParameter)).toEqual(others.map(() => undefined));
});

test('only the three languages are locales', () => {
  expect(['et', 'ru', 'en', 'de', '', undefined].map(isLocale)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the forms of a text with a count are those that Intl has for whole numbers and fractions', () => {
  for (const locale of locales) {
    const { tag, pluralForms } = languages[locale];
    const rules = new Intl.PluralRules(tag, { maximumFractionDigits: 2 }).resolvedOptions();
    expect([locale, rules.pluralCategories.toSorted()]).toEqual([locale, pluralForms.toSorted()]);
  }
});

test('reckoned plural forms are those of Intl, for every whole number', () => {
  for (const locale of locales) {
    const rules = new Intl.PluralRules(languages[locale].tag);
    const wrong = Array.from({ length: 1200 }, (_, count) => count).filter(
      (count) => (reckonedPlural(count, locale) ?? rules.select(count)) !== rules.select(count),
    );
    expect([locale, wrong]).toEqual([locale, []]);
  }
});

test('the plural forms of fractions and of negative numbers are left to Intl', () => {
  expect([0.5, 1.5, -1, NaN].map((count) => reckonedPlural(count, 'ru'))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test('only the default language has no prefix, and no two have the same', () => {
  const prefixes = locales.map((locale) => languages[locale].prefix);
  expect(locales.filter((locale) => languages[locale].prefix === '')).toEqual([defaultLocale]);
  expect(new Set(prefixes).size).toBe(locales.length);
});

test('an address is split into its language and what follows the prefix', () => {
  expect(['/', '/about', '/et/about', '/rus', '/ru', '/ru/', '/en/about?x=1', ''].map(splitPrefix)).toEqual([
    { locale: 'et', rest: '/' },
    { locale: 'et', rest: '/about' },
    { locale: 'et', rest: '/et/about' },
    { locale: 'et', rest: '/rus' },
    { locale: 'ru', rest: '' },
    { locale: 'ru', rest: '/' },
    { locale: 'en', rest: '/about?x=1' },
    { locale: 'et', rest: '' },
  ]);
});
