/** Brings the list of targets in step with the content: new entries get targets, those of gone entries go. */
import { lookup } from '#base/lookup.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { KeyChange } from '#base/key-range.ts';
import type { TargetTable } from '#engine/target-table.ts';
import { readSetting, writeSetting } from '#store/schema.ts';
import { searchAddresses, updateSearchTargets } from './search-targets.ts';
import { countedTargets, fixedAddresses, keyedTargets, targetOf, type TargetOptions } from './targets.ts';

/** Compares all targets that there should be with those that there are. */
export function rebuildTargets(database: DatabaseSync, targets: TargetTable, options: TargetOptions): void {
  // The newest first: what stands side by side in lists is rendered together, and asks the store for the same.
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY entry DESC');
  const wanted = new Set([...fixedAddresses(options), ...searchAddresses(database)]);
  for (const [list, addresses] of Object.entries(keyedTargets(options.socialImages))) {
    for (const row of keys.all(list)) for (const address of addresses(String(row.key))) wanted.add(address);
  }
  for (const [list, addresses] of Object.entries(countedTargets)) {
    const length = lengthOf(database, list);
    for (const address of addresses(length)) wanted.add(address);
    writeSetting(database, settingOf(list), String(length));
  }
  for (const address of targets.addresses()) if (!wanted.delete(address)) targets.remove(address);
  for (const address of wanted) targets.add(targetOf(address));
}

/** Follows a change without looking at what it leaves alone. */
export function updateTargets(
  database: DatabaseSync,
  targets: TargetTable,
  { keyChanges, options }: { readonly keyChanges: readonly KeyChange[]; readonly options: TargetOptions },
): void {
  if (updateSearchTargets(database, targets, keyChanges)) {
    rebuildTargets(database, targets, options);
    return;
  }
  const addressesOf = keyedTargets(options.socialImages);
  const find = database.prepare('SELECT 1 FROM position WHERE list = ? AND key = ?');
  const changedLists = new Set<string>();
  const wanted = new Set<string>();
  const gone = new Set<string>();
  for (const keyChange of keyChanges) {
    if (!keyChange.list.startsWith('#')) continue;
    const list = keyChange.list.slice(1);
    changedLists.add(list);
    const exists = find.get(list, keyChange.key) !== undefined;
    for (const address of lookup(addressesOf, list)?.(keyChange.key) ?? [])
      (exists ? wanted : gone).add(address);
  }
  // An entry that moves within its list (a station to another county) leaves a key and keeps its address.
  for (const address of gone) if (!wanted.has(address)) targets.remove(address);
  for (const address of wanted) targets.add(targetOf(address));
  for (const list of changedLists) updateCounted(database, targets, list);
}

function updateCounted(database: DatabaseSync, targets: TargetTable, list: string): void {
  const addresses = lookup(countedTargets, list);
  if (!addresses) return;
  const length = lengthOf(database, list);
  const after = new Set(addresses(length));
  for (const address of addresses(Number(readSetting(database, settingOf(list)) ?? 0))) {
    if (!after.delete(address)) targets.remove(address);
  }
  for (const address of after) targets.add(targetOf(address));
  writeSetting(database, settingOf(list), String(length));
}

const settingOf = (list: string): string => `targets of ${list}`;

function lengthOf(database: DatabaseSync, list: string): number {
  const row = database.prepare('SELECT value FROM length WHERE list = ?').get(list);
  return Number(row?.value ?? 0);
}
