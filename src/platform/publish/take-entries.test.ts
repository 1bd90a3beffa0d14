/** Entries that WordPress takes over: by a server from its database, by a function from what the build stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#features/site.ts';
import { importFiles, sampleEntry } from '#fakes/sample-content.ts';
import { createContentTables, openDatabase } from '#platform/store/database.ts';
import { stateFile } from './state.ts';
import { loadTakenEntries, saveTakenEntries } from './take-entries.ts';
import { readTakenEntries } from './taken-entries.ts';

const count = 130;
const carriers = Array.from({ length: count }, (_, index) =>
  sampleEntry('carriers', { id: `vedaja-${String(index).padStart(3, '0')}`, name: `Vedaja ${index} OÜ` }),
);
const lists = (['organised', 'big-bag', 'construction'] as const).map((service, index) =>
  sampleEntry('price-lists', {
    id: index + 1,
    service,
    region: 'Tartu',
    validFrom: '2026-01-01',
    validUntil: '2999-01-01',
    vatRate: 24,
    tables: [
      {
        type: 'containers',
        wasteType: 'mixed',
        rows: [{ container: 'bag', emptying: 1.5, rentPerMonth: null, sale: null }],
      },
    ],
  }),
);

function publishedState(): string {
  const stateDir = mkdtempSync(join(tmpdir(), 'taken-entries-'));
  const database = openDatabase(stateFile(stateDir));
  createContentTables(database);
  importFiles(database, { 'carriers.json': carriers, 'price-lists.json': lists });
  database.close();
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  return stateDir;
}

test('a server and a function answer the same entries of a type, a hundred at a time', () => {
  const stateDir = publishedState();
  const load = (type: string, from = 0) => loadTakenEntries(site.collections, stateDir, { type, from });
  saveTakenEntries(site.collections, stateDir);
  const [first, second] = [load('carriers'), load('carriers', 100)];
  expect(first?.total).toBe(count);
  expect(first?.entries).toHaveLength(100);
  expect(second?.entries).toHaveLength(30);
  expect(first?.entries[0]).toEqual({ id: 'vedaja-000', title: 'Vedaja 0 OÜ', acf: {} });
  expect(readTakenEntries(stateDir, 'carriers', 0)).toEqual(first);
  expect(readTakenEntries(stateDir, 'carriers', 100)).toEqual(second);
});

test('each price list is taken over by the type that would make it again', () => {
  const stateDir = publishedState();
  const ids = (type: string) =>
    loadTakenEntries(site.collections, stateDir, { type, from: 0 })?.entries.map(({ id }) => id);
  expect(ids('kojv_olme')).toEqual([1, 2]);
  expect(ids('kojv_ehitus')).toEqual([3]);
});

test('what is written in WordPress alone, and what is no type, is not taken over', () => {
  const stateDir = publishedState();
  saveTakenEntries(site.collections, stateDir);
  for (const type of ['notices', 'page_texts', 'posts', 'constructor', '../carriers']) {
    expect(loadTakenEntries(site.collections, stateDir, { type, from: 0 })).toBeUndefined();
    expect(readTakenEntries(stateDir, type, 0)).toBeUndefined();
  }
});
