import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { objectPartsOf } from '../object-names.ts';
import { namesAddress, objectsAddress, type ObjectsPart } from '../format/parts.ts';
import type { SearchAnswer } from '../query/search-index.ts';
import { joinPieces } from '../query/snippet.ts';
import { ObjectFinder } from './object-finder.ts';
import { ObjectIndex } from './object-index.ts';

type Names = Readonly<Record<string, readonly string[]>>;

const toPart = (names: Names, bins: Readonly<Record<string, string>>): ObjectsPart => ({
  objects: Object.entries(names).map(([id, called]) => ({
    id,
    bin: id === 'klaaspurk' ? 'glass' : 'station',
    names: called,
  })),
  bins,
});

const parts: Readonly<Record<Locale, ObjectsPart>> = {
  et: toPart(
    { klaaspurk: ['Klaaspurk', 'purk'], plekkpurk: ['Plekkpurk', 'purk'], diivan: ['Diivan', 'sohva'] },
    { glass: 'Klaaspakend', station: 'Jäätmejaam' },
  ),
  ru: toPart(
    { klaaspurk: ['Стеклянная банка', 'банка'], diivan: ['Диван'] },
    { glass: 'Стеклянная упаковка', station: 'Станция отходов' },
  ),
  en: toPart(
    { klaaspurk: ['Glass jar', 'jar'], diivan: ['Sofa', 'couch'] },
    { glass: 'Glass packaging', station: 'Waste station' },
  ),
};

/** All objects of each language, and the parts of their names. */
function openFiles() {
  const asked: string[] = [];
  let isBroken = false;
  const files = new Map<string, ObjectsPart>();
  for (const locale of ['et', 'ru', 'en'] as const) {
    const { objects, bins } = parts[locale];
    files.set(objectsAddress(locale), parts[locale]);
    const named = objects.flatMap((object) =>
      object.names.flatMap(objectPartsOf).map((part) => ({ part, object })),
    );
    for (const [part, members] of Map.groupBy(named, (one) => one.part))
      files.set(namesAddress(locale, part), { objects: members.map(({ object }) => object), bins });
  }
  return {
    asked,
    break: (broken: boolean) => (isBroken = broken),
    load: (address: string): Promise<unknown> => {
      asked.push(address);
      return isBroken
        ? Promise.reject(new Error('No network.'))
        : Promise.resolve(files.get(address) ?? { objects: [], bins: {} });
    },
  };
}

const tell = ({ url, title, goesTo }: SearchAnswer['results'][number]) => [
  url,
  joinPieces(title),
  goesTo?.name,
];

async function ask(locale: Locale, typed: string, count = 10): Promise<SearchAnswer | undefined> {
  const index = new ObjectIndex(locale, openFiles().load);
  for await (const answer of index.search(typed, { count })) return answer;
  return undefined;
}

test('an object is found by any of its names, and says where it goes in the language of the page', async () => {
  const found = await ask('en', 'couch');
  expect(found?.results.map(tell)).toEqual([['/en/sorting/diivan', 'Sofa', 'Waste station']]);
  expect(found).toMatchObject({ total: 1, keys: ['/en/sorting/diivan'], isComplete: true });
  expect((await ask('et', 'sohva'))?.results.map(tell)).toEqual([
    ['/sorting/diivan', 'Diivan', 'Jäätmejaam'],
  ]);
});

test('no more objects are shown than are wanted, and all are counted', async () => {
  const found = await ask('et', 'purk', 1);
  expect(found?.results).toHaveLength(1);
  expect([found?.total, found?.keys.length]).toEqual([2, 2]);
});

test('an object that is asked for in another language is named in that of the page', async () => {
  expect((await ask('et', 'банка'))?.results.map(tell)).toEqual([
    ['/sorting/klaaspurk', 'Klaaspurk', 'Klaaspakend'],
  ]);
  expect((await ask('en', 'klaaspurk'))?.results.map(tell)).toEqual([
    ['/en/sorting/klaaspurk', 'Glass jar', 'Glass packaging'],
  ]);
  // Short words mean different things in Estonian and English.
  expect((await ask('en', 'sohva'))?.results).toEqual([]);
});

test('where nothing is called so, what may have been meant is suggested, and nothing for nonsense', async () => {
  const meant = await ask('et', 'klaspurk');
  expect([meant?.results, meant?.total]).toEqual([[], 0]);
  expect(meant?.suggestions?.map(({ url }) => url)).toEqual(['/sorting/klaaspurk']);
  expect((await ask('et', 'xqzwv'))?.suggestions).toEqual([]);
});

test('the index of one page loads all names at once and once, that of the site only those of the words', async () => {
  const whole = openFiles();
  const index = new ObjectIndex('et', whole.load);
  await index.open();
  await index.open();
  expect(whole.asked).toEqual([objectsAddress('et')]);
  const some = openFiles();
  const finder = new ObjectFinder('et', some.load, 'of its words');
  await finder.open();
  expect(some.asked).toEqual([]);
  expect((await finder.find('sohva')).map(({ url }) => url)).toEqual(['/sorting/diivan']);
  expect(some.asked).toEqual(objectPartsOf('sohva').map((part) => namesAddress('et', part)));
  some.asked.length = 0;
  await finder.find('sohva');
  expect(some.asked).toEqual([]);
  finder.forget();
  await finder.find('sohva');
  expect(some.asked).not.toEqual([]);
});

test('a part that could not be loaded is loaded again, and an object has the name of its page', async () => {
  const files = openFiles();
  const finder = new ObjectFinder('ru', files.load, 'all');
  files.break(true);
  await expect(finder.nameOf('diivan')).rejects.toThrow('No network.');
  files.break(false);
  expect([await finder.nameOf('diivan'), await finder.nameOf('none')]).toEqual(['Диван', undefined]);
});
