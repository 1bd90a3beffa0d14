/** Which links of menus and notices stop a publish. */
import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry, sampleNotice } from '#fakes/sample-content.ts';
import { Content } from './content.ts';
import { checkReferences } from './check-entries.ts';
import { checkNavigation } from './check-routes.ts';

/** Links of notices that are reported as problems. */
function refused(links: readonly string[], { isFollowed = false } = {}): readonly string[] {
  const database = openSampleStore();
  const text = { title: 'Kevad', description: '', html: '<p>Tere</p>', css: '' };
  const notices = links.map((link, index) => {
    const { value, ...notice } = sampleNotice(`n${index}`, '2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z');
    return { ...notice, value: { ...(value as object), link } };
  });
  importFiles(database, {
    'built-pages.json': [
      sampleEntry('built-pages', { id: '/kevad', texts: { et: text, ru: text, en: text } }),
    ],
    'notices.json': notices,
  });
  const content = new Content(database, [], isFollowed ? ['built-pages'] : []);
  return checkNavigation(content).flatMap(({ entry, message }) =>
    entry?.startsWith('notices') ? [message] : [],
  );
}

test('a link to a route, an embed or a page of the page builder is right', () => {
  expect(
    refused([
      '/about',
      '/embed/stations',
      '/embed/next-day?colour=blue',
      '/kevad',
      '/kevad?a=1#hinnad',
      '/kevad/',
    ]),
  ).toEqual([]);
});

test('a link to nothing stops a publish, unless it may lead to a page that the page builder had once', () => {
  const links = ['/kadunud', '/kadunud.pdf'];
  expect(refused(links)).toEqual([
    '/kadunud is no page of this site.',
    '/kadunud.pdf is no page of this site.',
  ]);
  expect(refused(links, { isFollowed: true })).toEqual(['/kadunud.pdf is no page of this site.']);
});

test('a sheet names objects of its bin, and objects that never go there', () => {
  const database = openSampleStore();
  const text = { et: 'A', ru: 'Б', en: 'C' };
  const object = (id: string, bin: 'bio' | 'mixed', never: 'bio' | 'mixed') =>
    sampleEntry('sorting-items', {
      id,
      group: 'food',
      name: text,
      searchWords: text,
      bin,
      never: [{ bin: never, reason: 'food' }],
      answer: text,
    });
  importFiles(database, {
    'sorting-items.json': [object('leib', 'bio', 'mixed'), object('tuhk', 'mixed', 'bio')],
    'sorting-sheet.json': [
      sampleEntry('sorting-sheet', { id: 'bio', belongs: ['leib'], not: ['tuhk'] }),
      sampleEntry('sorting-sheet', { id: 'mixed', belongs: ['leib', 'tuhk'], not: ['tuhk', 'kadunud'] }),
    ],
  });
  const found = checkNavigation(new Content(database, [], []));
  expect(found.flatMap(({ entry, message }) => (entry === 'sorting-sheet mixed' ? [message] : []))).toEqual([
    'leib is no object of mixed.',
    'tuhk is no object that never goes into mixed.',
    'kadunud is no object that never goes into mixed.',
  ]);
  expect(found.filter(({ entry }) => entry === 'sorting-sheet bio')).toEqual([]);
});

test('a contract names its carrier by an id: that of the company, or of another one that is known', () => {
  const database = openSampleStore();
  const contract = (id: string, carrier: string) =>
    sampleEntry('municipality-contracts', {
      id,
      municipality: '0296',
      carrier,
      biller: 'carrier',
      from: '2026-01-01',
      until: '2027-01-01',
    });
  importFiles(database, {
    'municipalities.json': [
      sampleEntry('municipalities', {
        id: '0296',
        name: 'Keila linn',
        russian: 'Кейла',
        type: 'linn',
        county: 'Harju maakond',
      }),
    ],
    'carriers.json': [sampleEntry('carriers', { id: 'muu', name: 'Muu AS' })],
    'municipality-contracts.json': [contract('a', 'company'), contract('b', 'muu'), contract('c', 'Ring AS')],
  });
  expect(
    checkReferences(new Content(database)).map(({ entry, field, message }) => [entry, field, message]),
  ).toEqual([['municipality-contracts c', 'carrier', 'Ring AS is no entry of carriers.']]);
});
