/** Updates the list of targets after a content change: adds targets of new entries and removes those of deleted
 * entries. */
import type { DatabaseSync } from 'node:sqlite';
import type { KeyChange } from '#platform/base/key-range.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { TargetTable } from '#platform/engine/target-table.ts';
import { writeSetting, readSetting } from '#platform/store/database.ts';
import { newsAddresses, NewsTargets } from '#features/news/news-targets.server.ts';
import { searchAddresses, updateSearchTargets } from '#features/search/search-targets.server.ts';
import { type TargetOptions, fixedAddresses, keyedTargets, countedTargets, toTarget } from './targets.ts';

/** Compares all expected targets with the existing ones. */
export function rebuildTargets(database: DatabaseSync, targets: TargetTable, options: TargetOptions): void {
  // Newest first: neighbours in lists are then rendered together and share store reads.
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY entry DESC');
  const fixed = fixedAddresses(options).filter((address) => options.fixedTargets?.has(address) ?? true);
  const wanted = new Set([...fixed, ...searchAddresses(database), ...newsAddresses(database)]);
  for (const [list, addresses] of Object.entries(keyedTargets(options.socialImages))) {
    for (const row of keys.all(list)) for (const address of addresses(String(row.key))) wanted.add(address);
  }
  for (const [list, addresses] of Object.entries(countedTargets)) {
    const length = loadLength(database, list);
    for (const address of addresses(length)) wanted.add(address);
    writeSetting(database, toSettingName(list), String(length));
  }
  for (const address of targets.addresses()) if (!wanted.delete(address)) targets.remove(address);
  for (const address of wanted) targets.add(toTarget(address));
}

/** Follows a change without looking at what it leaves alone. */
export function updateTargets(
  database: DatabaseSync,
  targets: TargetTable,
  { keyChanges, options }: { readonly keyChanges: readonly KeyChange[]; readonly options: TargetOptions },
): void {
  const settle = (address: string, isWanted: boolean): void => {
    if (isWanted) targets.add(toTarget(address));
    else targets.remove(address);
  };
  if (updateSearchTargets(database, keyChanges, settle)) {
    rebuildTargets(database, targets, options);
    return;
  }
  const addressesOf = keyedTargets(options.socialImages);
  const find = database.prepare('SELECT 1 FROM position WHERE list = ? AND key = ?');
  const changesByList = Map.groupBy(
    keyChanges.filter(({ list }) => list.startsWith('#')),
    ({ list }) => list.slice(1),
  );
  const news = new NewsTargets(database, {
    targets,
    add: (address) => {
      targets.add(toTarget(address));
    },
  });
  const wanted = new Set<string>();
  const gone = new Set<string>();
  for (const [list, changes] of changesByList) {
    news.follow(
      list,
      changes.map(({ key }) => key),
    );
    for (const { key } of changes) {
      const exists = find.get(list, key) !== undefined;
      for (const address of lookup(addressesOf, list)?.(key) ?? []) (exists ? wanted : gone).add(address);
    }
  }
  // An entry that moves within its list (a station to another county) changes its key and keeps its address.
  for (const address of gone) if (!wanted.has(address)) targets.remove(address);
  for (const address of wanted) targets.add(toTarget(address));
  for (const list of changesByList.keys()) updateCounted(database, targets, list);
}

function updateCounted(database: DatabaseSync, targets: TargetTable, list: string): void {
  const addresses = lookup(countedTargets, list);
  if (!addresses) return;
  const length = loadLength(database, list);
  const after = new Set(addresses(length));
  for (const address of addresses(Number(readSetting(database, toSettingName(list)) ?? 0))) {
    if (!after.delete(address)) targets.remove(address);
  }
  for (const address of after) targets.add(toTarget(address));
  writeSetting(database, toSettingName(list), String(length));
}

const toSettingName = (list: string): string => `targets of ${list}`;

function loadLength(database: DatabaseSync, list: string): number {
  const row = database.prepare('SELECT value FROM length WHERE list = ?').get(list);
  return Number(row?.value ?? 0);
}
