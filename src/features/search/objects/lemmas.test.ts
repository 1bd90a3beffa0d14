import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { listLemmas } from './lemmas.ts';

test.each<readonly [Locale, form: string, lemma: string]>([
  ['et', 'kotike', 'kott'],
  ['et', 'kotikesed', 'kott'],
  ['et', 'kotid', 'kott'],
  ['et', 'lambi', 'lamp'],
  ['et', 'kannud', 'kann'],
  ['et', 'muldade', 'muld'],
  ['et', 'pudeleid', 'pudel'],
  ['et', 'punased', 'punane'],
  ['et', 'votmed', 'voti'],
  ['et', 'riideid', 'riided'],
  ['et', 'teelusikad', 'teelusikas'],
  ['et', 'pintslid', 'pintsel'],
  ['et', 'kuunlad', 'kuunal'],
  ['et', 'hambaharjad', 'hambahari'],
  ['ru', 'бутылки', 'бутылка'],
  ['ru', 'батареек', 'батарейка'],
  ['ru', 'салфеток', 'салфетка'],
  ['ru', 'мешки', 'мешок'],
  ['ru', 'дверью', 'дверь'],
  ['ru', 'ведрами', 'ведро'],
  ['en', 'knives', 'knife'],
  ['en', 'batteries', 'battery'],
  ['en', 'boxes', 'box'],
])('in %s, %s may be a form of %s', (locale, form, lemma) => {
  expect(listLemmas(form, locale)).toContain(lemma);
});

test.each<readonly [Locale, word: string, other: string]>([
  ['et', 'kile', 'kild'],
  ['et', 'tasu', 'tass'],
  ['et', 'linna', 'lint'],
  ['ru', 'пена', 'пень'],
  ['ru', 'плата', 'платье'],
  ['en', 'carried', 'car'],
  ['en', 'glass', 'glas'],
  ['en', 'contacts', 'contact'],
])('in %s, %s is no form of %s', (locale, word, other) => {
  expect(listLemmas(word, locale)).not.toContain(other);
});

test('all forms of a Russian adjective are those of one word', () => {
  const [one, other] = [listLemmas('стеклянная', 'ru'), listLemmas('стеклянные', 'ru')];
  expect([...one].some((lemma) => other.has(lemma))).toBe(true);
});
