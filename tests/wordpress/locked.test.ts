/** Entries behind a password in a real WordPress: of the types of the companion plugin and of closed ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { priceListSchema } from '#features/prices/price-list.ts';
import { root } from '../site-settings.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { create, emptyContentBase, post, setOptions, update, wordpress } from './editor.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

const types = [
  'kojv_olme',
  'kojv_ehitus',
  'waste_stations',
  'sorting_items',
  'sorting_groups',
  'sorting_differences',
  'notices',
  'page_texts',
];
const password = 'saladus';
const notShown = expect.stringContaining('does not show which entries a password protects') as string;

const isInstalled = { plugin: false };

async function install(): Promise<void> {
  await installCompanion();
  isInstalled.plugin = true;
  // Nothing listens there: no event of these tests matters.
  await configureCompanion(await Administration.logIn('admin'), {
    url: 'http://127.0.0.1:9',
    content_types: '1',
  });
}

beforeEach(async () => {
  if (!isWithoutWordPress) await emptyContentBase();
});

afterEach(async () => {
  if (isInstalled.plugin) await deleteCompanion();
  isInstalled.plugin = false;
});

afterAll(async () => {
  if (!isWithoutWordPress) await emptyContentBase();
});

const listSchema = z.array(z.object({ id: z.int(), acf: z.unknown(), site_publisher_locked: z.boolean() }));

/** What strangers read of a type. */
async function readOpenly(type: string) {
  const fields = 'id,acf,site_publisher_locked';
  const response = await fetch(
    `${wordpress().url}/wp-json/wp/v2/${type}?orderby=id&order=asc&_fields=${fields}`,
  );
  return listSchema.parse(await response.json());
}

test.skipIf(isWithoutWordPress)(
  'each type of the plugin says which entries have a password, and shows their fields to editors only',
  async () => {
    await setOptions({ lacking: types.join(' ') });
    await install();
    const author = await Person.hire('author');
    for (const type of types) {
      const acf = {
        note: { et: 'Märkus' },
        region: 'Tallinn',
        route: '/terms',
        source_url: 'https://example.ee',
        link: '/terms',
        name_ru: 'Имя',
      };
      const open = await create(type, { title: 'Avalik', acf });
      const locked = await create(type, { title: 'Lukus', acf, password });
      const [shown, hidden] = await readOpenly(type);
      expect([type, shown]).toMatchObject([type, { id: open, site_publisher_locked: false }]);
      expect([type, shown?.acf]).not.toEqual([type, {}]);
      expect([type, hidden]).toEqual([type, { id: locked, acf: {}, site_publisher_locked: true }]);
      const route = `wp/v2/${type}/${locked}?_fields=acf`;
      expect([type, await post(`${route}&context=edit`, undefined, 'GET')]).toEqual([
        type,
        { acf: shown?.acf },
      ]);
      expect([type, await post(route, undefined, 'GET')]).toEqual([type, { acf: {} }]);
      expect([type, (await author.ask(`${route}&context=edit`)).status]).toEqual([type, 403]);
    }
    await author.leave();
  },
);

const shipped = readFileSync(join(root, 'src/content/price-lists/112.json'), 'utf8');
const { region, validFrom, validUntil, vatRate, tables } = priceListSchema.parse(JSON.parse(shipped));
const priceList = { region, valid_from: validFrom, valid_until: validUntil, vat_rate: vatRate, tables };
const toFilePath = (id: number) => `price-lists/${id}.json`;

/** Syncs and returns what became of the price lists. */
async function syncLists(site: SyncedSite, isStranger: boolean) {
  const { problems, warnings } = await site.sync({ isStranger });
  const ofType = ({ type }: { readonly type: string }) => type === 'kojv_olme';
  expect(problems.filter(ofType)).toEqual([]);
  return {
    files: site.files().filter((file) => file.startsWith('price-lists/')),
    messages: warnings.filter(ofType).map(({ message }) => message),
  };
}

test.skipIf(isWithoutWordPress)(
  'a price list of the plugin leaves the site when it gets a password, for strangers and editors alike',
  async () => {
    await setOptions({ lacking: 'kojv_olme' });
    await install();
    const id = await create('kojv_olme', { title: 'Nõmme', acf: priceList });
    const other = await create('kojv_olme', { title: 'Teine', acf: priceList });
    for (const isStranger of [false, true]) {
      const site = new SyncedSite();
      const both = { files: [id, other].map(toFilePath), messages: [] };
      expect(await syncLists(site, isStranger)).toEqual(both);
      await update('kojv_olme', id, { password });
      expect(await syncLists(site, isStranger)).toEqual({ files: [toFilePath(other)], messages: [] });
      await update('kojv_olme', id, { password: '' });
      expect(await syncLists(site, isStranger)).toEqual(both);
    }
  },
);

test.skipIf(isWithoutWordPress)(
  'of a closed type without texts, the passwords are read with the rights of an editor',
  async () => {
    await setOptions({ bare: 'kojv_olme' });
    const open = await create('kojv_olme', { title: 'Nõmme', acf: priceList });
    const locked = await create('kojv_olme', { title: 'Lukus', acf: priceList, password });
    expect(await syncLists(new SyncedSite(), false)).toEqual({ files: [toFilePath(open)], messages: [] });
    // Strangers read the same in WordPress.
    const files = [open, locked].map(toFilePath);
    expect(await syncLists(new SyncedSite(), true)).toEqual({ files, messages: [notShown] });
  },
);
