import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry, sampleNow, samplePost } from '#fakes/sample-content.ts';
import { Connection } from './entry-rows.ts';
import { Reader } from './reader.ts';
import { namedMedia, prepareEntry } from './lists.ts';
import { site } from '#features/site.ts';

test('lists of posts are ordered by date, whatever zone the date is written in', () => {
  const database = openSampleStore();
  const posts = [
    samplePost(1, { date: '2026-03-01T01:00:00+02:00' }),
    samplePost(2, { date: '2026-02-28T23:30:00Z' }),
  ];
  importFiles(database, { 'a.json': posts });
  const newest = new Reader(new Connection(database)).newest<{ id: number }>('posts/et', 2);
  expect(newest.map(({ id }) => id)).toEqual([2, 1]);
});

test('a post stands in the lists of its languages and category', () => {
  const ru = { title: 'Запись', content: '<p>Текст.</p>' };
  const { positions } = prepareEntry(samplePost(7, { translations: { ru }, category: 'waste-school' }), {
    lists: site.lists,
    now: sampleNow,
  });
  expect(positions.map(({ list }) => list)).toEqual([
    'slugs',
    'posts',
    'posts/scattered',
    'search/et',
    'posts/et',
    'posts/et/waste-school',
    'search/ru',
    'posts/ru',
    'posts/ru/waste-school',
  ]);
});

test('container sizes are ordered by their capacity', () => {
  const size = (id: number) =>
    sampleEntry('container-sizes', { id, lengthM: 1, widthM: 1, heightM: 1, maxWeightT: 1 });
  const database = openSampleStore();
  importFiles(database, { 'container-sizes.json': [10, 5, 0.14, 30, 8, 1.1].map(size) });
  const sizes = new Reader(new Connection(database)).range<'container-sizes'>(
    'container-sizes',
    'container-sizes',
  );
  expect(sizes.map(({ id }) => id)).toEqual([0.14, 1.1, 5, 8, 10, 30]);
});

test('a post of the future takes its slug and stands in no other list', () => {
  const { positions } = prepareEntry(samplePost(7, { date: '2999-01-01T00:00:00Z' }), {
    lists: site.lists,
    now: sampleNow,
  });
  expect(positions).toEqual([{ list: 'slugs', key: 'postitus-7' }]);
});

test('the folders of media that entries name are known as long as an entry names them', () => {
  const database = openSampleStore();
  const content = '<p><img src="/media/pilt-1/640.webp" alt=""><a href="/media/hind_2/hind.pdf">Hind</a></p>';
  importFiles(database, {
    'a.json': [samplePost(1, { content: `${content}<a href="/media/pilt-1/1280.webp">Suur</a>` })],
    'b.json': [samplePost(2, { content })],
    'c.json': [samplePost(3, { content: '<p>/media</p>' })],
  });
  expect([...namedMedia(database)].toSorted()).toEqual(['hind_2', 'pilt-1']);
  importFiles(database, { 'a.json': undefined });
  expect([...namedMedia(database)].toSorted()).toEqual(['hind_2', 'pilt-1']);
  importFiles(database, { 'b.json': [samplePost(2)] });
  expect([...namedMedia(database)]).toEqual([]);
});
