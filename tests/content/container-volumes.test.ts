/** The containers of all price lists, as pages name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { containerTypeSchema } from '#features/containers/containers.ts';
import { locales } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { containerName } from '#shell/waste/container-name.ts';
import { hasWords } from '#shell/table/words.ts';
import { priceListSchema } from '#features/prices/price-list.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/content/${file}`, import.meta.url), 'utf8'));
const types = z.array(containerTypeSchema).parse(read('container-types.json'));
const lists = readdirSync(new URL('../../src/content/price-lists', import.meta.url)).map((file) =>
  priceListSchema.parse(read(`price-lists/${file}`)),
);

test.each(locales)('each row is found by litres and by cubic metres, in %s', (locale) => {
  const source = { locale, t: translator(locale) };
  const containers = lists.flatMap(({ tables }) =>
    tables.flatMap((table) => (table.type === 'containers' ? table.rows.map((row) => row.container) : [])),
  );
  expect(containers.length).toBeGreaterThan(1000);
  for (const id of new Set(containers)) {
    const type = types.find((entry) => entry.id === id);
    if (!type) throw new TypeError(`No container is called ${id}.`);
    const name = containerName(type, source);
    const litres = Math.round(type.volumeM3 * 1000);
    for (const typed of [`${litres} l`, `${litres}l`, `${type.volumeM3} m3`, String(type.volumeM3)])
      expect([name, typed, hasWords(name, typed)]).toEqual([name, typed, true]);
  }
});

test('a service for a container of some size names the size in litres and in cubic metres, in each language', () => {
  const names = lists
    .filter(({ service }) => service === 'organised')
    .flatMap(({ tables }) =>
      tables.flatMap((table) => (table.type === 'services' ? table.rows.map(({ name }) => name) : [])),
    );
  const sized = names.filter(({ et }) => et.includes('m³'));
  expect(sized.length).toBeGreaterThan(100);
  const wrong = sized.flatMap((name) =>
    locales.filter((locale) => !/\d\u00A0[lл] \(\d[.,]\d+\u00A0[mм]³\)/u.test(name[locale])),
  );
  expect(wrong).toEqual([]);
});
