/** Updates the list of targets after a content change: adds targets of new entries and removes those of deleted
 * entries. */
import type { DatabaseSync } from 'node:sqlite';
import type { KeyChange } from '#platform/base/key-range.ts';
import type { TargetTable } from '#platform/engine/target-table.ts';
import { writeSetting, readSetting } from '#platform/store/database.ts';
import type { PublishedPart, TargetOptions, TargetSource } from './published-part.ts';
import { fixedAddresses, targetSources, toTarget } from './targets.ts';

export interface TargetListOptions extends TargetOptions {
  readonly parts: readonly PublishedPart[];
  /** As in `ContextOptions` (publish-context.ts). */
  readonly fixedTargets?: ReadonlySet<string> | undefined;
}

/** Compares all expected targets with the existing ones. */
export function rebuildTargets(
  database: DatabaseSync,
  targets: TargetTable,
  options: TargetListOptions,
): void {
  const sources = targetSources(options.parts);
  // Newest first: neighbours in lists are then rendered together and share store reads.
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY entry DESC');
  const fixed = fixedAddresses(options.parts, options);
  const wanted = new Set([
    ...fixed.filter((address) => options.fixedTargets?.has(address) ?? true),
    ...sources.flatMap(({ followed }) => (followed ? [...followed.addresses(database)] : [])),
  ]);
  for (const [list, addressesOf] of keyedByList(sources)) {
    for (const { key } of keys.all(list))
      for (const address of addressesOf.flatMap((toAddresses) => toAddresses(String(key), options)))
        wanted.add(address);
  }
  for (const [list, addressesOf] of countedByList(sources)) {
    const length = loadLength(database, list);
    for (const address of addressesOf.flatMap((toAddresses) => toAddresses(length))) wanted.add(address);
    writeSetting(database, toSettingName(list), String(length));
  }
  for (const address of targets.addresses()) if (!wanted.delete(address)) targets.remove(address);
  for (const address of wanted) targets.add(toTarget(address));
}

/** Follows a change without looking at what it leaves alone. */
export function updateTargets(
  database: DatabaseSync,
  targets: TargetTable,
  { keyChanges, options }: { readonly keyChanges: readonly KeyChange[]; readonly options: TargetListOptions },
): void {
  const sources = targetSources(options.parts);
  const add = (address: string): void => {
    targets.add(toTarget(address));
  };
  if (sources.some(({ followed }) => followed?.follow(database, { keyChanges, targets, add }))) {
    rebuildTargets(database, targets, options);
    return;
  }
  const keyed = keyedByList(sources);
  const find = database.prepare('SELECT 1 FROM position WHERE list = ? AND key = ?');
  const changesByList = Map.groupBy(
    keyChanges.filter(({ list }) => list.startsWith('#')),
    ({ list }) => list.slice(1),
  );
  const wanted = new Set<string>();
  const gone = new Set<string>();
  for (const [list, changes] of changesByList) {
    for (const { key } of changes) {
      const exists = find.get(list, key) !== undefined;
      for (const address of keyed.get(list)?.flatMap((toAddresses) => toAddresses(key, options)) ?? [])
        (exists ? wanted : gone).add(address);
    }
  }
  // An entry that moves within its list (a station to another county) changes its key and keeps its address.
  for (const address of gone) if (!wanted.has(address)) targets.remove(address);
  for (const address of wanted) add(address);
  const counted = countedByList(sources);
  for (const list of changesByList.keys()) updateCounted(database, targets, { list, counted });
}

/** What all sources derive from each list. */
function byList<Derive>(
  tables: readonly (Readonly<Record<string, Derive>> | undefined)[],
): ReadonlyMap<string, readonly Derive[]> {
  const all = tables.flatMap((table) => Object.entries(table ?? {}));
  const lists = Map.groupBy(all, ([list]) => list);
  return new Map([...lists].map(([list, derived]) => [list, derived.map(([, derive]) => derive)]));
}

export const keyedByList = (sources: readonly TargetSource[]) => byList(sources.map(({ keyed }) => keyed));
const countedByList = (sources: readonly TargetSource[]) => byList(sources.map(({ counted }) => counted));

function updateCounted(
  database: DatabaseSync,
  targets: TargetTable,
  { list, counted }: { readonly list: string; readonly counted: ReturnType<typeof countedByList> },
): void {
  const addressesOf = counted.get(list);
  if (!addressesOf) return;
  const all = (length: number) => addressesOf.flatMap((toAddresses) => toAddresses(length));
  const length = loadLength(database, list);
  const after = new Set(all(length));
  for (const address of all(Number(readSetting(database, toSettingName(list)) ?? 0))) {
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
