import { expect, test } from 'vitest';
import { numberedSlug, slugSchema, toSlug, wordpressSlug } from './slug.ts';

const encoded = (name: string) => encodeURIComponent(name).toLowerCase();

test('a name that WordPress or an import gave becomes a slug that says the same', () => {
  const names = {
    'tavaline-nimi': 'tavaline-nimi',
    uus_hinnakiri: 'uus-hinnakiri',
    'talvine-teade__trashed': 'talvine-teade',
    'talvine-teade__trashed-2': 'talvine-teade',
    [encoded('расписание-вывоза')]: 'raspisanie-vyvoza',
    [encoded('щётка-ёлка-объезд')]: 'shchetka-elka-obezd',
    [encoded('jäätmevedu-õhus-šokk')]: 'jaatmevedu-ohus-sokk',
    [encoded('🎄-joulud-🎄')]: 'joulud',
    'Vana-Pealkiri.html': 'vana-pealkiri-html',
    'soodustus-20%': 'soodustus-20',
    '-a--b-': 'a-b',
    [encoded('straße-łódź')]: 'strasse-lodz',
  };
  expect(Object.keys(names).map(toSlug)).toEqual(Object.values(names));
  expect([encoded('🎄'), '', '__trashed', '%', '_'].map(toSlug)).toEqual(Array(5).fill(undefined));
});

test('a slug is never longer than one may be, and is cut between words', () => {
  const long = Array.from({ length: 40 }, (_, index) => `sona${index}`).join('-');
  for (const name of [
    long,
    long.replaceAll('-', '_'),
    'a'.repeat(200),
    encoded('выво'.repeat(50)),
    `${'a'.repeat(119)}-bb`,
  ]) {
    const slug = toSlug(name) ?? '';
    expect(slugSchema.safeParse(slug).success).toBe(true);
    expect(slugSchema.safeParse(numberedSlug(slug, 123456)).success).toBe(true);
  }
  expect(long.startsWith(`${toSlug(long)}-`)).toBe(true);
});

test('all spellings of a name in links are one name', () => {
  const spellings = ['%D1%80%D1%84', '%d1%80%d1%84', 'рф', 'РФ'];
  expect(new Set(spellings.map(wordpressSlug))).toEqual(new Set(['%d1%80%d1%84']));
  expect(['Uus_Nimi', '50%', 'a b'].map(wordpressSlug)).toEqual(['uus_nimi', '50%', 'a%20b']);
});
