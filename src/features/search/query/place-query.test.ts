import { expect, test } from 'vitest';
import type { Collection } from '#shell/search/collection.ts';
import { namesOfCounty } from '#shell/map/county.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { matchPlace } from './place-query.ts';
import { parseQuery } from './term.ts';

const row = (...names: string[]) => {
  return { names, carrier: 'Vedaja AS', period: '2026', biller: 'carrier', isOwn: true } as const;
};
const place = (
  municipality: string,
  names: readonly string[],
  more: Partial<Collection> = {},
): Collection => {
  const type = municipality.endsWith('vald') ? 'vald' : 'linn';
  return { municipality, type, names, county: [], rows: [], ...more };
};
const tallinn = place('Tallinn', ['Tallinn', 'Таллинн', 'Põhja-Tallinn', 'Lasnamäe', 'Ласнамяэ'], {
  county: namesOfCounty('Harju maakond'),
  rows: [row('Lasnamäe', 'Ласнамяэ'), row('Nõmme', 'Нымме')],
});
const elva = place('Elva vald', ['Elva', 'Элва'], { county: namesOfCounty('Tartu maakond') });
const tartu = place('Tartu linn', ['Tartu', 'Тарту'], { county: namesOfCounty('Tartu maakond') });
const narva = place('Narva linn', ['Narva', 'Нарва']);
const parnu = place('Pärnu linn', ['Pärnu', 'Пярну']);
const valga = place('Valga vald', ['Valga', 'Валга']);

function match(typed: string, collection: Collection, locale: Locale = 'et') {
  const query = parseQuery(typed, locale);
  return query && matchPlace(query, collection);
}

test('a place is named alone, in a case, as an address or with words of waste collection', () => {
  for (const typed of ['Elva', 'elvas', 'Elvasse', 'Elva vallas', 'kes veab Elvas prügi', 'Kesk 5, Elva'])
    expect(match(typed, elva), typed).toBeDefined();
  for (const typed of ['Tallinna', 'Tallinnas', 'Sõpruse pst 200 Tallinn', 'Tallinn jäätmevedu telefon'])
    expect(match(typed, tallinn), typed).toBeDefined();
  expect(match('waste collection Elva', elva, 'en')).toBeDefined();
  expect(match("Tallinn's rubbish", tallinn, 'en')).toBeDefined();
});

test('a place is named in Russian: in a case, as an adjective, with one letter for two', () => {
  for (const typed of ['в Таллинне', 'Таллин', 'вывоз мусора таллинский'])
    expect(match(typed, tallinn, 'ru'), typed).toBeDefined();
  expect(match('в Нарве', narva, 'ru')).toBeDefined();
  expect(match('Пярнуский', parnu, 'ru')).toBeDefined();
});

const findRows = (typed: string, locale: Locale) =>
  match(typed, tallinn, locale)?.rows.map(({ names }) => names[0]);

test('a place is named together with its town: the row is that of the district, and both names count', () => {
  for (const typed of [
    'Tallinn Lasnamäe',
    'Lasnamäe, Tallinn',
    'Tallinna Lasnamäe linnaosa',
    'Lasnamäe Tallinnas',
  ])
    expect(findRows(typed, 'et'), typed).toEqual(['Lasnamäe']);
  for (const typed of ['Таллинн Ласнамяэ', 'Таллинн, район Ласнамяэ', 'Tallinn Lasnamäe'])
    expect(findRows(typed, 'ru'), typed).toEqual(['Lasnamäe']);
  for (const typed of ['Tallinn Lasnamäe', 'Lasnamäe district Tallinn'])
    expect(findRows(typed, 'en'), typed).toEqual(['Lasnamäe']);
  expect(match('Tallinn Lasnamäe', tallinn)?.nameLength).toBe(2);
});

test('a place is named together with its county, which is not that of another place', () => {
  for (const typed of ['Tartumaa Elva', 'Elva, Tartu maakond', 'Tartu Elva', 'Elva vald Tartumaal'])
    expect(match(typed, elva), typed).toBeDefined();
  for (const typed of ['Тартумаа Элва', 'Элва, Тартуский уезд'])
    expect(match(typed, elva, 'ru'), typed).toBeDefined();
  expect(match('Elva, Tartu County', elva, 'en')).toBeDefined();
  expect(match('Harju Tallinn', tallinn)).toBeDefined();
  expect(match('Tartu Elva', tartu)).toBeUndefined();
  expect(match('Harjumaa Elva', elva)).toBeUndefined();
  expect(match('Tartumaa', elva)).toBeUndefined();
});

test('a query for something else in a place, or for a word like its name, does not ask who collects there', () => {
  expect(match('Elva jäätmejaam', elva)).toBeUndefined();
  expect(match('valge klaas', valga)).toBeUndefined();
  expect(match('valge', valga)).toBeUndefined();
  expect(match('Pärnumaa', parnu)).toBeUndefined();
  expect(match('Narva linn', valga)).toBeUndefined();
});

test('the word for its kind tells a town from the municipality around it', () => {
  expect(match('Pärnu vald', parnu)).toBeUndefined();
  expect(match('Pärnu linn', parnu)).toBeDefined();
  const tartuVald = place('Tartu vald', ['Tartu', 'Тарту', 'Kõrveküla']);
  for (const typed of ['Tartu linn', 'город Тарту', 'Tartu city'])
    expect(match(typed, tartuVald), typed).toBeUndefined();
  expect(match('Tartu vald', tartuVald)).toBeDefined();
});

test('a town that is no municipality of its own is found with the word for a town', () => {
  for (const typed of ['Elva linn', 'Elva linnas', 'kes veab Elva linnas prügi', 'Elva town'])
    expect(match(typed, elva), typed).toBeDefined();
  expect(match('город Валга', valga, 'ru')).toBeDefined();
  expect(match('Sindi linn', place('Tori vald', ['Tori', 'Тори', 'Sindi', 'Синди']))).toBeDefined();
});

test('a district has its own row, and a longer name counts more', () => {
  expect(match('Lasnamäel', tallinn)?.rows.map(({ names }) => names[0])).toEqual(['Lasnamäe']);
  expect(match('Tallinn', tallinn)?.rows).toHaveLength(2);
  expect(match('Põhja-Tallinn', tallinn)?.nameLength).toBe(2);
});
