import { expect, test } from 'vitest';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import { partedNames, unknownContents } from './object-names.ts';

const same = (text: string): LocalizedText => ({ et: text, ru: text, en: text });

const namesOf = (name: LocalizedText, searchWords: LocalizedText, locale: 'et' | 'ru' | 'en') =>
  partedNames({ name, searchWords }, locale).map(([text]) => text);

test('a placeholder makes a name of each thing that such a package holds', () => {
  const searchWords = { et: '{sweet}karp, bombonjeer', ru: 'коробка {sweet}', en: '{sweet} box' };
  const [box, other] = namesOf(same('Karp'), searchWords, 'et').slice(1);
  expect([box, other]).toEqual(['kommikarp', 'šokolaadikarp']);
  expect(namesOf(same('Karp'), searchWords, 'et')).toContain('bombonjeer');
  expect(namesOf(same('Karp'), searchWords, 'ru')).toContain('коробка конфет');
  expect(namesOf(same('Karp'), searchWords, 'en')).toContain('chocolate box');
});

test('a placeholder that stands for nothing is found', () => {
  expect(unknownContents('{sweet}karp, {dry}karp, karp')).toBeUndefined();
  expect(unknownContents('{sweet}karp, {sweets}karp')).toBe('sweets');
});

test('an object of two things is called by either, but not by half a word', () => {
  expect(namesOf(same('Müts ja kindad'), same('sall'), 'et')).toEqual([
    'Müts ja kindad',
    'sall',
    'müts',
    'kindad',
  ]);
  expect(namesOf(same('Purgi- ja pudelikillud'), same('killud'), 'et')).toHaveLength(2);
  expect(namesOf(same('Broken jars and bottles'), same('bits'), 'en')).toHaveLength(2);
});
