import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { KeyChange } from '#platform/base/key-range.ts';
import { nextBoundary } from './import.ts';
import { readSetting } from './database.ts';
import {
  importFiles,
  openSampleStore,
  sampleEntry,
  sampleNow,
  sampleNotice,
  samplePost,
} from '#fakes/sample-content.ts';

const listKeys = (database: DatabaseSync, list: string): readonly string[] =>
  database
    .prepare('SELECT key FROM position WHERE list = ? ORDER BY key')
    .all(list)
    .map(({ key }) => String(key));

const findNumber = (database: DatabaseSync, id: string) =>
  database.prepare('SELECT number FROM entry WHERE id = ?').get(id)?.number;

/** Key changes as `list key`, without the list of all entries. */
const formatChanges = (keyChanges: readonly KeyChange[]): readonly string[] =>
  keyChanges
    .filter(({ list }) => list !== '*')
    .map(({ list, key }) => `${list} ${key}`)
    .sort();

const office = sampleEntry('offices', {
  id: 'tartu',
  city: { et: 'Tartu', ru: 'Тарту', en: 'Tartu' },
  address: 'Ringtee 1',
  county: 'Tartu maakond',
  mapRegion: 'Tartu',
  payment: ['cash'],
});

test('a new entry touches itself, its places and the membership of its lists', () => {
  expect(formatChanges(importFiles(openSampleStore(), { 'offices.json': [office] }).keyChanges)).toEqual([
    '#offices tartu',
    'entry/offices tartu',
    'offices tartu',
  ]);
});

test('a changed entry touches its places, and no membership', () => {
  const database = openSampleStore();
  importFiles(database, { 'offices.json': [office] });
  const moved = { ...office, value: { ...(office.value as object), address: 'Ringtee 2' } };
  const { keyChanges } = importFiles(database, { 'offices.json': [moved] });
  expect(formatChanges(keyChanges)).toEqual(['entry/offices tartu', 'offices tartu']);
});

test('a removed entry touches what a new one does', () => {
  const database = openSampleStore();
  importFiles(database, { 'offices.json': [office] });
  const { keyChanges } = importFiles(database, { 'offices.json': undefined });
  expect(formatChanges(keyChanges)).toEqual(['#offices tartu', 'entry/offices tartu', 'offices tartu']);
  expect(listKeys(database, 'offices')).toEqual([]);
  expect(findNumber(database, 'tartu')).toBeUndefined();
});

test('an entry that was written anew with the same values touches nothing', () => {
  const database = openSampleStore();
  importFiles(database, { 'offices.json': [office] });
  expect(importFiles(database, { 'offices.json': [office] }).keyChanges).toEqual([]);
});

test('the digest of the content tells what is there, and not how it came to be', () => {
  const database = openSampleStore();
  const digest = () => readSetting(database, 'content');
  importFiles(database, { 'offices.json': [office] });
  const before = digest();
  const renamed = { ...office, id: 'valga', value: { ...(office.value as object), id: 'valga' } };
  importFiles(database, { 'offices.json': [renamed] });
  const other = digest();
  expect(other).not.toBe(before);
  importFiles(database, {
    'notices.json': [sampleNotice('storm', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')],
  });
  const moved = { ...office, value: { ...(office.value as object), address: 'Ringtee 2' } };
  importFiles(database, { 'offices.json': [moved] });
  const withNotice = digest();
  expect([before, other]).not.toContain(withNotice);
  importFiles(database, { 'offices.json': [office], 'notices.json': undefined });
  expect(digest()).toBe(before);
});

test('every change touches the list of everything', () => {
  const { keyChanges } = importFiles(openSampleStore(), { 'offices.json': [office] });
  expect(keyChanges).toContainEqual({ list: '*', key: '' });
});

test('an edited body of a post touches its article, and no list that shows only its title', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)] });
  const { keyChanges } = importFiles(database, { 'a.json': [samplePost(7, { content: '<p>Muu.</p>' })] });
  expect(formatChanges(keyChanges)).toEqual([
    'entry/posts 7',
    'posts postitus-7',
    'search/et 0000000007',
    'slugs postitus-7',
  ]);
});

test('an edited title of a post touches its lists too, in that language only', () => {
  const database = openSampleStore();
  const ru = { title: 'Запись', content: '<p>Текст.</p>' };
  importFiles(database, { 'a.json': [samplePost(7, { translations: { ru } })] });
  const edited = samplePost(7, { translations: { ru: { ...ru, title: 'Новость' } } });
  const lists = formatChanges(importFiles(database, { 'a.json': [edited] }).keyChanges).map(
    (keyChange) => keyChange.split(' ')[0],
  );
  expect(lists).toEqual(['entry/posts', 'posts', 'posts/ru', 'posts/ru/company-news', 'search/ru', 'slugs']);
});

test('a translation that is added enters the lists of its language only', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)] });
  const ru = { title: 'Запись', content: '<p>Текст.</p>' };
  const { keyChanges } = importFiles(database, { 'a.json': [samplePost(7, { translations: { ru } })] });
  const membership = keyChanges.filter(({ list }) => list.startsWith('#')).map(({ list }) => list);
  expect(membership).toEqual(['#search/ru', '#posts/ru', '#posts/ru/company-news']);
});

test('an entry that moves to another file keeps its number and touches nothing', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7), samplePost(8)] });
  const number = findNumber(database, '7');
  const outcome = importFiles(database, { 'a.json': [samplePost(8)], 'b.json': [samplePost(7)] });
  expect(outcome).toEqual({ keyChanges: [], problems: [] });
  expect(findNumber(database, '7')).toBe(number);
  expect(importFiles(database, { 'b.json': undefined }).keyChanges).toContainEqual({
    list: 'entry/posts',
    key: '7',
  });
});

test('an entry that moves to another file and changes keeps its number', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)] });
  const number = findNumber(database, '7');
  importFiles(database, { 'b.json': [samplePost(7, { title: 'Muu' })], 'a.json': undefined });
  expect(findNumber(database, '7')).toBe(number);
});

test('an id that stands in two files is a problem that names both', () => {
  const { problems } = importFiles(openSampleStore(), {
    'a.json': [samplePost(7)],
    'b.json': [samplePost(7, { slug: 'b' })],
  });
  expect(problems).toEqual([
    { file: 'b.json', entry: 'posts 7', field: 'id', message: 'stands in a.json too; ids are unique.' },
  ]);
});

test('an id that stands in a file that did not change is a problem too', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)] });
  expect(importFiles(database, { 'b.json': [samplePost(7)] }).problems).toMatchObject([
    { file: 'b.json', message: 'stands in a.json too; ids are unique.' },
  ]);
});

test('the same id of two kinds is no problem', () => {
  const post = samplePost(5);
  const size = sampleEntry('container-sizes', { id: 5, lengthM: 1, widthM: 1, heightM: 1, maxWeightT: 1 });
  expect(
    importFiles(openSampleStore(), { 'a.json': [post], 'container-sizes.json': [size] }).problems,
  ).toEqual([]);
});

test('a slug that two posts have is a problem that names both files', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7, { slug: 'vedu' })] });
  const { problems } = importFiles(database, { 'b.json': [samplePost(8, { slug: 'vedu' })] });
  expect(problems).toEqual([
    {
      file: 'b.json',
      entry: 'posts 8',
      field: 'slug',
      message: 'vedu belongs to posts 7 in a.json already; give one of them another.',
    },
  ]);
});

test('two posts may swap their slugs in one change', () => {
  const database = openSampleStore();
  importFiles(database, {
    'a.json': [samplePost(7, { slug: 'x' })],
    'b.json': [samplePost(8, { slug: 'y' })],
  });
  const { problems, keyChanges } = importFiles(database, {
    'a.json': [samplePost(7, { slug: 'y' })],
    'b.json': [samplePost(8, { slug: 'x' })],
  });
  expect(problems).toEqual([]);
  expect(formatChanges(keyChanges)).toEqual(expect.arrayContaining(['posts x', 'posts y']));
  const holder = database.prepare(
    "SELECT id FROM position JOIN entry ON number = entry WHERE list = 'posts' AND key = ?",
  );
  expect([holder.get('x')?.id, holder.get('y')?.id]).toEqual(['8', '7']);
});

test('a slug is free for another post once its post is removed', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7, { slug: 'vedu' })] });
  const { problems } = importFiles(database, {
    'a.json': undefined,
    'b.json': [samplePost(8, { slug: 'vedu' })],
  });
  expect(problems).toEqual([]);
  expect(listKeys(database, 'posts')).toEqual(['vedu']);
});

const day = (date: number, time = '00:00'): string => `2026-06-${String(date).padStart(2, '0')}T${time}:00Z`;

test('a post of the future enters its lists when its time comes, and not before', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7, { date: day(5) })] });
  expect(listKeys(database, 'posts')).toEqual([]);
  const early = importFiles(database, {}, { lastNow: sampleNow, now: Date.parse(day(5)) - 1 });
  expect(early.keyChanges).toEqual([]);
  const due = importFiles(database, {}, { lastNow: Date.parse(day(5)) - 1, now: Date.parse(day(5)) });
  expect(listKeys(database, 'posts')).toEqual(['postitus-7']);
  expect(formatChanges(due.keyChanges)).toEqual(
    expect.arrayContaining(['posts postitus-7', '#posts postitus-7']),
  );
});

test('a post leaves its lists again when the clock goes back', () => {
  const database = openSampleStore();
  const [before, after] = [sampleNow, Date.parse(day(6))];
  importFiles(database, { 'a.json': [samplePost(7, { date: day(5) })] }, { now: after });
  expect(listKeys(database, 'posts')).toEqual(['postitus-7']);
  const back = importFiles(database, {}, { lastNow: after, now: before });
  expect(listKeys(database, 'posts')).toEqual([]);
  expect(formatChanges(back.keyChanges)).toContain('#posts postitus-7');
  importFiles(database, {}, { lastNow: before, now: after });
  expect(listKeys(database, 'posts')).toEqual(['postitus-7']);
});

test('a notice is listed from its first instant until its last, and among the ended ones afterwards', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [sampleNotice('torm', day(5), day(8))] });
  let lastNow = sampleNow;
  const listed = [day(4), day(5), day(7, '23:59'), day(8)].map((instant) => {
    const now = Date.parse(instant);
    importFiles(database, {}, { lastNow, now });
    lastNow = now;
    return ['notices', 'notices/ended'].map((list) => listKeys(database, list).length);
  });
  expect(listed).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('a notice that began and ended between two builds touches the list of ended ones alone', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [sampleNotice('torm', day(5), day(6))] });
  const { keyChanges } = importFiles(database, {}, { lastNow: sampleNow, now: Date.parse(day(9)) });
  expect(new Set(keyChanges.map(({ list }) => list))).toEqual(
    new Set(['notices/ended', '#notices/ended', '*']),
  );
});

/** Without entries ahead the next change is that of the year, at midnight in Tallinn. */
const newYear = Date.parse(`${new Date(sampleNow).getUTCFullYear() + 1}-01-01T00:00:00+02:00`);

test('the next instant at which an entry enters or leaves a list is known', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [sampleNotice('torm', day(5), day(8)), samplePost(7)] });
  expect(nextBoundary(database, sampleNow)).toBe(Date.parse(day(5)));
  expect(nextBoundary(database, Date.parse(day(5)))).toBe(Date.parse(day(8)));
  expect(nextBoundary(database, Date.parse(day(8)))).toBe(newYear);
});

test('an entry that is not there any more has no instant', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [sampleNotice('torm', day(5), day(8))] });
  importFiles(database, { 'a.json': [sampleNotice('torm', day(6), day(8))] });
  expect(nextBoundary(database, sampleNow)).toBe(Date.parse(day(6)));
  importFiles(database, { 'a.json': undefined });
  expect(nextBoundary(database, sampleNow)).toBe(newYear);
});

test('a post that is no publish post is in no list', () => {
  const database = openSampleStore();
  importFiles(database, {
    'a.json': [samplePost(7, { status: 'draft' }), samplePost(8, { status: 'private' })],
  });
  expect(['posts', 'posts/et', 'posts/scattered'].flatMap((list) => listKeys(database, list))).toEqual([]);
});
