import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { statusCounts, statusTexts, statusTranslator } from './status-messages.ts';

/** Names that are the same in all languages. */
const names = ['sources'];

const texts: readonly (readonly [key: string, text: Readonly<Record<(typeof locales)[number], string>>])[] =
  Object.entries(statusTexts)
    .filter(([group]) => !names.includes(group))
    .flatMap(([group, keys]) =>
      Object.entries(keys).map(([key, text]) => [`${group}.${key}`, text] as const),
    );

test('every text of the status is written in each language, with the same places for values', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).join();
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  const wrong = texts.filter(([, { et, ru, en }]) => {
    const isSame = et === ru || ru === en || et === en;
    const differs = places(et) !== places(ru) || places(et) !== places(en);
    return isSame || differs || !isCyrillic(ru) || isCyrillic(et) || isCyrillic(en);
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('texts with a count have a place for it', () => {
  const forms = Object.values(statusCounts).flatMap((text) =>
    locales.flatMap((locale): readonly string[] => Object.values(text[locale])),
  );
  expect(forms.filter((form) => !form.includes('{count}'))).toEqual([]);
});

test('values are put at their places', () => {
  const say = (locale: (typeof locales)[number]) =>
    statusTranslator(locale)('findings', 'broken-link', { value: '/puudub' });
  expect(locales.map(say)).toEqual([
    'link /puudub ei vii kuhugi',
    'ссылка /puudub никуда не ведёт',
    'the link /puudub leads nowhere',
  ]);
});
