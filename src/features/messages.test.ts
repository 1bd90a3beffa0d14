import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import { translator } from '#shell/languages/messages.ts';
import { buildMessages } from './messages.ts';
import { namespaces } from './namespaces.server.ts';

/** Every text with its full key. */
const texts: readonly (readonly [key: string, text: Readonly<Record<(typeof locales)[number], string>>])[] =
  Object.entries(namespaces).flatMap(([name, keys]) =>
    Object.entries(keys).map(([key, text]) => [`${name}.${key}`, text] as const),
  );

/** Texts that are the same in several languages, because they contain no words. */
const wordless = ['table.closedPeriod', 'map.season'];

test('the namespaces are the six of the specification', () => {
  expect(Object.keys(namespaces).sort()).toEqual([
    'common',
    'homePage',
    'map',
    'menu',
    'searchPage',
    'table',
  ]);
});

test('every text exists in three languages', () => {
  const missing = texts.flatMap(([key, text]) =>
    locales
      .filter(
        (locale) => (text[locale] as string | undefined)?.trim() !== text[locale] || text[locale] === '',
      )
      .map((locale) => `${key} in ${locale}`),
  );
  expect(missing).toEqual([]);
});

test('no text is the same in two languages, unless it holds no word', () => {
  const same = texts.filter(([, { et, ru, en }]) => et === ru || ru === en || et === en).map(([key]) => key);
  expect(same).toEqual(wordless);
});

test('every Russian text is Cyrillic, and no other text is', () => {
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  const words = texts.filter(([key]) => !wordless.includes(key));
  const wrong = words.filter(([, { et, ru, en }]) => !isCyrillic(ru) || isCyrillic(et) || isCyrillic(en));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('the languages of a text have the same places for values', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{\w+\}/gu)]
      .map(([place]) => place)
      .sort()
      .join();
  const wrong = texts.filter(([, { et, ru, en }]) => places(et) !== places(ru) || places(et) !== places(en));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('a text is given in the language of its reader', () => {
  expect(locales.map((locale) => translator(locale)('menu.search'))).toEqual(['Otsi', 'Найти', 'Search']);
});

test('values are put at their places, and a place without value stays', () => {
  const t = translator('en');
  expect(t('common.callUs', { phone: 1919 })).toBe('Call 1919');
  expect(t('common.callUs')).toBe('Call {phone}');
});

test('the texts of one language stand by namespace and key', () => {
  const texts = buildMessages(namespaces, 'ru');
  expect(Object.keys(texts).sort()).toEqual(Object.keys(namespaces).sort());
  expect(texts.menu.search).toBe('Найти');
  expect(Object.keys(texts.table)).toEqual(Object.keys(namespaces.table));
});

test('a text with a count has a key for each of its forms, with a place for the count', () => {
  expect(buildMessages(namespaces, 'en').common.faqFound_one).toBe(countedTexts.faqFound.en.one);
  expect(
    Object.keys(buildMessages(namespaces, 'ru').common).filter((key) => key.startsWith('faqFound')),
  ).toEqual(['faqFound_one', 'faqFound_few', 'faqFound_many', 'faqFound_other']);
  const forms = Object.entries(countedTexts).flatMap(([key, text]) =>
    locales.flatMap((locale) =>
      Object.values(text[locale]).map((form) => [`${key} in ${locale}`, form] as const),
    ),
  );
  expect(forms.filter(([, form]) => !form.includes('{count}'))).toEqual([]);
});
