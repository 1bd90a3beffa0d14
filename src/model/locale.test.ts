import { expect, test } from 'vitest';
import { defaultLocale, isLocale, localeCodes, locales, parseLanguageParameter } from './locale.ts';

test('the languages are et, ru and en, and Estonian is the default', () => {
  expect(locales).toEqual(['et', 'ru', 'en']);
  expect(defaultLocale).toBe('et');
});

test('the locale codes are et_EE, ru_RU and en_US', () => {
  expect(localeCodes).toEqual({ et: 'et_EE', ru: 'ru_RU', en: 'en_US' });
});

test('lang takes a locale', () => {
  expect(locales.map(parseLanguageParameter)).toEqual(['et', 'ru', 'en']);
});

test('lang takes the numeric ids of the old site', () => {
  expect(['1', '9', '10'].map(parseLanguageParameter)).toEqual(['et', 'ru', 'en']);
});

test('any other lang is unknown', () => {
  const others = [null, '', 'de', 'ET', 'ru_RU', '2', '01', 'constructor', '__proto__'];
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
