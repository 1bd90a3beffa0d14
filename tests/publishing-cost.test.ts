/** How many targets are rendered after one change, on a site whose lists have several pages. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type SortingItem, sortingItemSchema } from '#features/sorting/sorting.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { root } from './site-settings.ts';
import {
  copySmallSite,
  makePost,
  makePublishedSite,
  makeSmallSite,
  publishedOnce,
  type SmallSite,
} from './small-site.ts';
import { isThorough } from './site/driven.ts';

const postsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => makePost(index + 1, `postitus-${index + 1}`, 'waste-school'));

const posts = postsUpTo(40);
const [oldest, , , , , , , , , , , , , , , , , , , middle] = posts;
const all = { hasAllTargets: true } as const;

const forty = mkdtempSync(join(tmpdir(), 'forty-'));
beforeAll(async () => {
  const site = copySmallSite(await publishedOnce(all), forty, all);
  for (const post of posts) site.writePost(post);
  await site.publish();
});
afterAll(() => rmSync(forty, { recursive: true }));

function copyForty(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'forty-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return copySmallSite(forty, folder, all);
}

test('one edited body with its date of change renders at most 12 targets', async () => {
  const site = copyForty();
  for (const post of [oldest, middle, posts.at(-1)]) {
    if (!post) throw new RangeError('There are too few posts.');
    site.writePost({ ...post, content: '<p>Teine tekst.</p>', modified: '2026-05-01T00:00:00Z' });
    const { outcome } = await site.publish();
    expect(outcome.rendered).toBeLessThanOrEqual(12);
  }
});

test('one added post renders at most 30 targets', async () => {
  const site = copyForty();
  site.writePost(makePost(41, 'postitus-41', 'emergency-notices'));
  const { outcome } = await site.publish();
  expect(outcome.rendered).toBeLessThanOrEqual(30);
});

test('one deleted or dated-back post renders at most 60 targets, however many posts there are', async () => {
  const many = postsUpTo(150);
  const site = makeSmallSite(many);
  await site.publish();
  for (const id of [3, 75, 145]) {
    site.remove(`posts/${id}.json`);
    const { outcome } = await site.publish();
    expect(outcome.rendered, `post ${id}`).toBeLessThanOrEqual(60);
  }
  const [, , , , , , , , , moved] = many.toReversed();
  if (!moved) throw new RangeError('There are too few posts.');
  site.writePost({ ...moved, date: '2019-03-04T10:00:00+02:00' });
  const { outcome } = await site.publish();
  expect(outcome.rendered).toBeLessThanOrEqual(60);
});

test('an edited object renders at most 15 targets', async () => {
  const site = await makePublishedSite(all);
  const [first, ...others] = site.read('sorting-items/paper.json', z.array(sortingItemSchema));
  if (!first) throw new RangeError('There is no object.');
  const answer = { et: 'Teine vastus.', ru: 'Другой ответ.', en: 'Another answer.' };
  site.write('sorting-items/paper.json', [{ ...first, answer, updated: '2026-05-30' }, ...others]);
  const { rendered, outcome } = await site.publish();
  expect(outcome.rendered).toBeLessThanOrEqual(15);
  expect(Object.keys(rendered)).toContain('/feeds/et/sorting.xml');
});

if (isThorough)
  test('an object renamed in one language renders at most 18 targets, in three languages at most 44', async () => {
    const site = await makePublishedSite(all);
    // Enough objects for neighbours, letters, mistakes and parts of the list, and the guides that they link to.
    const names = [
      'sorting-items/paper.json',
      'sorting-items/packaging.json',
      'sorting-items/food.json',
      'guides',
    ];
    for (const name of names)
      cpSync(join(root, 'src/content', name), join(site.settings.contentDir, name), { recursive: true });
    site.write('sorting-sheet.json', [{ id: 'paper', belongs: ['ajaleht'], not: ['pitsakarp'] }]);
    await site.publish();
    const file = 'sorting-items/paper.json';
    const objects = site.read(file, z.array(sortingItemSchema));
    const rename = async (id: string, name: Partial<SortingItem['name']>) => {
      const renamed = (object: SortingItem) => ({ ...object, name: { ...object.name, ...name } });
      site.write(
        file,
        objects.map((object) => (object.id === id ? renamed(object) : object)),
      );
      const { rendered } = await site.publish();
      return Object.keys(rendered);
    };
    for (const id of ['pitsakarp', 'ajaleht']) {
      const own = await rename(id, { et: 'Vana asi' });
      expect(own).toEqual(expect.arrayContaining([`/sorting/${id}`, '/search-index/ru/objects.json']));
      expect(own.filter((address) => /^\/(?:ru|en)\//u.test(address))).toEqual([]);
      expect(own.length, own.join(' ')).toBeLessThanOrEqual(18);
      await rename(id, {});
      const all = await rename(id, { et: 'Vana asi', ru: 'Старая вещь', en: 'The old thing' });
      expect(all.length, all.join(' ')).toBeLessThanOrEqual(44);
      await rename(id, {});
    }
  });

test('edited hours of a station render no page of an object', async () => {
  const site = await makePublishedSite(all);
  const station = site.read('waste-stations/327.json', wasteStationSchema);
  site.write('waste-stations/327.json', {
    ...station,
    hours: [{ days: [1], opens: '09:00', closes: '12:00' }],
  });
  const { rendered } = await site.publish();
  const addresses = Object.keys(rendered);
  expect(addresses).toContain('/data/et/stations.json');
  expect(addresses.filter((address) => address.includes('/sorting/'))).toEqual([]);
});
