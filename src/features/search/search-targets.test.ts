import { expect, test } from 'vitest';
import { QueryTable } from '#platform/engine/query-table.ts';
import { TargetTable } from '#platform/engine/target-table.ts';
import { createTraceTables } from '#platform/engine/trace-tables.ts';
import { importFiles, openSampleStore, samplePost } from '#fakes/sample-content.ts';
import { fewPosts, newestAddress, postingsAddress, segmentAddress, textsAddress } from './format/parts.ts';
import { searchAddresses, updateSearchTargets } from './search-targets.server.ts';

const date = '2026-01-01T08:00:00Z';

/** A store with posts, and the parts of the index that are published for them. */
function openIndex(count: number) {
  const database = openSampleStore();
  createTraceTables(database);
  const targets = new TargetTable(database, new QueryTable(database));
  const add = (address: string): void => targets.add({ address, file: address });
  const write = (ids: readonly number[], isThere = true) =>
    importFiles(
      database,
      Object.fromEntries(
        ids.map((id) => [`${String(id)}.json`, isThere ? [samplePost(id, { date })] : undefined]),
      ),
    );
  write(Array.from({ length: count }, (_, index) => index + 1));
  const compare = (): void => {
    for (const address of searchAddresses(database)) add(address);
  };
  compare();
  return {
    published: (): readonly string[] => targets.addresses().toSorted(),
    expected: (): readonly string[] => [...searchAddresses(database)].toSorted(),
    compare,
    /** @returns Whether all targets have to be compared. */
    change: (ids: readonly number[], isThere = true): boolean => {
      const { keyChanges } = write(ids, isThere);
      return updateSearchTargets(database, { keyChanges, targets, add });
    },
  };
}

test('few posts have no parts of their own, and one more splits the index', () => {
  const index = openIndex(fewPosts - 1);
  expect(index.change([fewPosts])).toBe(false);
  expect(index.published()).toEqual([]);
  expect(index.change([fewPosts + 1])).toBe(true);
  index.compare();
  expect(index.published()).toEqual(
    expect.arrayContaining([
      newestAddress('et'),
      newestAddress('ru'),
      textsAddress(1),
      textsAddress(fewPosts + 1),
    ]),
  );
  expect(index.change([fewPosts], false)).toBe(true);
});

/** By its digest this id ends a segment. */
const end = 469;

test('parts come and go with their posts, as if all were compared', () => {
  const index = openIndex(fewPosts + 15);
  expect(index.change([72, 73, 74, 75, 76, 77, 78], false)).toBe(false);
  expect(index.published()).toContain(textsAddress(79));
  expect(index.change([79], false)).toBe(false);
  expect(index.published()).not.toContain(textsAddress(79));
  expect(index.published()).toEqual(index.expected());
  const before = index.published();
  expect(index.change([end])).toBe(false);
  expect(index.published()).toEqual(index.expected());
  expect(index.published()).toEqual(
    expect.arrayContaining([textsAddress(end), segmentAddress('ru', end), postingsAddress('et', end, 3)]),
  );
  expect(index.change([end], false)).toBe(false);
  expect(index.published()).toEqual(before);
});
