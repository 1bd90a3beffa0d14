import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatVolume } from './format.ts';
import { countyName, countySchema } from '#shell/map/county.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { municipalitySchema } from '#features/municipalities/municipality.ts';
import { unservedReasons } from './unserved-reasons.ts';
import { containerTypeSchema } from '#features/containers/containers.ts';
import { wasteTypeSchema } from '#shell/waste/waste-types.ts';
import { translator } from './messages.ts';
import {
  between,
  findContainerType,
  findWasteType,
  readName,
  readPlace,
  searchedNames,
  sourceKey,
} from './source-name.ts';
import { sourceNames } from './source-names.ts';

function loadShipped<Entry>(file: string, schema: z.ZodType<Entry>): readonly Entry[] {
  const url = new URL(`../../content/${file}`, import.meta.url);
  return z.array(schema).parse(JSON.parse(readFileSync(url, 'utf8')));
}

const wasteTypes = loadShipped('waste-types.json', wasteTypeSchema);
const containerTypes = loadShipped('container-types.json', containerTypeSchema);
const namesIn = (locale: Locale) => sourceNames(wasteTypes, { locale, t: translator(locale) });
const shown = (estonian: string, locale: Locale) => readName(estonian, namesIn(locale));

test.each(locales)('every kind of waste has its name in %s', (locale) => {
  for (const { id, name } of wasteTypes) {
    expect(shown(name.et, locale)).toEqual({ text: textIn(name, locale), lang: undefined });
    expect(findWasteType(name.et, namesIn(locale))).toBe(id);
    expect(searchedNames(name.et, namesIn(locale))).toContain(name.et);
    expect(searchedNames(name.et, namesIn(locale))).toContain(textIn(name, locale));
  }
});

test.each(locales)('every county and every reason has its name in %s', (locale) => {
  for (const county of countySchema.options)
    expect(shown(county, locale)).toEqual({ text: countyName(county, locale), lang: undefined });
  for (const reason of unservedReasons)
    expect(shown(reason.et, locale)).toEqual({ text: textIn(reason, locale), lang: undefined });
});

test('a municipality is shown as its page shows it, where the page has the names, and cities by their own', () => {
  const places = [
    { name: 'Rae vald', label: 'Рае (Rae vald)' },
    { name: 'Keila linn', label: 'Кейла (Keila linn)' },
  ];
  const names = sourceNames(wasteTypes, { locale: 'ru', t: translator('ru') }, places);
  expect(readName('Rae vald', names)).toEqual({ text: 'Рае (Rae vald)', lang: undefined });
  expect(readName('Keila linn', names)).toEqual({ text: 'Кейла', lang: undefined });
  expect(searchedNames('Rae vald', names)).toContain('Rae vald');
  expect(shown('Rae vald', 'ru')).toEqual({ text: 'Rae vald', lang: 'et' });
});

/** Word of the content base for each kind, and how it begins in each language. */
const containerWords = {
  bag: { source: 'Jäätmekott', et: 'Jäätmekott', ru: 'Мешок для отходов', en: 'Waste bag' },
  wheeled: { source: 'Konteiner', et: 'Konteiner', ru: 'Контейнер', en: 'Container' },
  deep: {
    source: 'Süvamahuti',
    et: 'Süvamahuti',
    ru: 'Контейнер глубокого сбора',
    en: 'Deep-collection container',
  },
} as const;

test.each(locales)('every container has its name in %s', (locale) => {
  for (const { id, kind, volumeM3 } of containerTypes) {
    const volume = String(volumeM3).replace('.', ',');
    const { text, lang } = shown(`${containerWords[kind].source} ${volume} m³`, locale);
    const measure = formatVolume(volumeM3, locale);
    expect([text, lang]).toEqual([`${containerWords[kind][locale]} ${measure}`, undefined]);
    expect(findContainerType(`${containerWords[kind].source} ${volume} m³`)).toBe(id);
  }
});

test('a container is understood in other spellings', () => {
  const spellings = ['konteiner 0,24m3', 'Mahuti 0.24 m³', '240 l konteiner', 'Prügikonteiner 240 liitrit'];
  for (const spelling of spellings)
    expect([spelling, shown(spelling, 'ru').text, findContainerType(spelling)]).toEqual([
      spelling,
      'Контейнер 240\u00a0л (0,24\u00a0м³)',
      'wheeled-0.24',
    ]);
});

test('another Estonian name of the same waste, and another spelling, are understood', () => {
  expect(shown('Biolagunevad köögi- ja sööklajäätmed', 'ru').text).toBe(shown('Biojäätmed', 'ru').text);
  expect(shown('  SEGAOLMEJÄÄTMED. ', 'en')).toEqual(shown('Segaolmejäätmed', 'en'));
  expect(shown('Paber– ja  kartongpakendid', 'en')).toEqual(shown('Paber- ja kartongpakendid', 'en'));
  expect(shown('Vanapaber', 'et')).toEqual({ text: 'Vanapaber', lang: undefined });
});

test('a name that no table has stays as it is, and is marked as Estonian', () => {
  for (const unknown of [
    'Vana diivan',
    'Konteiner',
    'Konteiner 0,24 m³ (katki)',
    'constructor',
    '__proto__',
    '',
  ])
    expect([shown(unknown, 'ru'), shown(unknown, 'et'), findWasteType(unknown, namesIn('ru'))]).toEqual([
      { text: unknown, lang: 'et' },
      { text: unknown, lang: undefined },
      undefined,
    ]);
});

test('a place has its county, city and part of Tallinn in the language of the page, other parts in Estonian', () => {
  expect(readPlace('Kase tn 4, Elva, Harju maakond', namesIn('ru'))).toEqual([
    { text: 'Kase tn 4', lang: 'et' },
    { text: 'Elva', lang: 'et' },
    { text: 'Харьюмаа', lang: undefined },
  ]);
  expect(readPlace('Nõmme, Tallinn', namesIn('ru')).map(({ text }) => text)).toEqual(['Нымме', 'Таллинн']);
  expect(readPlace('Keila', namesIn('en'))).toEqual([{ text: 'Keila', lang: 'et' }]);
  expect(readPlace(', Tartu maakond', namesIn('en'))).toEqual([{ text: 'Tartu County', lang: undefined }]);
});

test('every city and every part of Tallinn has its Russian name', () => {
  const cities = loadShipped('municipalities.json', municipalitySchema).filter(({ type }) => type === 'linn');
  const tallinn = cities.find(({ name }) => name === 'Tallinn')?.districts ?? [];
  for (const { name, russian } of [...cities, ...tallinn])
    expect(shown(name, 'ru')).toEqual({ text: russian, lang: undefined });
});

test('no other name of a waste is the name of another waste', () => {
  const { waste } = namesIn('en');
  for (const { id, name } of wasteTypes) expect(findWasteType(name.et, namesIn('en'))).toBe(id);
  const spellings = Object.values(waste).flatMap((joined) => joined.split(between).map(sourceKey));
  expect(new Set(spellings).size).toBe(spellings.length);
});
