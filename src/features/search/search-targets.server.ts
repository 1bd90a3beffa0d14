/** Targets of the search index: its parts are added and removed with posts (features/search/format/parts.ts). */
import type { DatabaseSync } from 'node:sqlite';
import { locales } from '#platform/languages/locale.ts';
import type { TargetChange } from '#platform/publish/published-part.ts';
import {
  fewPosts,
  idsPerTexts,
  newestAddress,
  postingParts,
  postingsAddress,
  segmentAddress,
  textsAddress,
} from './format/parts.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { numberKey } from '#platform/store/lists.ts';

/** Contains every published post by its padded id: Estonian is the language of the post itself. */
const postList = 'search/et';
const endList = 'search/ends';
const splitSetting = 'search index is split';

/** Addresses of the expected parts. */
export function searchAddresses(database: DatabaseSync): ReadonlySet<string> {
  const isSplit = hasManyPosts(database);
  writeSetting(database, splitSetting, String(isSplit));
  if (!isSplit) return new Set();
  const keys = database.prepare('SELECT key FROM position WHERE list = ?');
  const ids = (list: string) => keys.all(list).map(({ key }) => Number(key));
  return new Set([
    ...locales.map(newestAddress),
    ...ids(postList).map(textsAddress),
    ...ids(endList).flatMap(partsOfSegment),
  ]);
}

/** Follows a change without looking at what it leaves alone.
 * @returns Whether the index was split into parts or joined to one, so that all targets have to be compared. */
export function updateSearchTargets(
  database: DatabaseSync,
  { keyChanges, targets, add }: TargetChange,
): boolean {
  const settle = (address: string, isWanted: boolean): void => {
    if (isWanted) add(address);
    else targets.remove(address);
  };
  const isSplit = hasManyPosts(database);
  if (String(isSplit) !== readSetting(database, splitSetting)) return true;
  if (!isSplit) return false;
  const find = database.prepare('SELECT 1 FROM position WHERE list = ? AND key BETWEEN ? AND ? LIMIT 1');
  for (const { list, key } of keyChanges) {
    const id = Number(key);
    if (list === `#${endList}`) {
      const isThere = find.get(endList, key, key) !== undefined;
      for (const address of partsOfSegment(id)) settle(address, isThere);
    }
    if (list !== `#${postList}`) continue;
    const first = id - (id % idsPerTexts);
    const range = [numberKey(first), numberKey(first + idsPerTexts - 1)] as const;
    settle(textsAddress(id), find.get(postList, ...range) !== undefined);
  }
  return false;
}

function hasManyPosts(database: DatabaseSync): boolean {
  const row = database.prepare('SELECT value FROM length WHERE list = ?').get(postList);
  return Number(row?.value ?? 0) > fewPosts;
}

const partsOfSegment = (end: number): readonly string[] =>
  locales.flatMap((locale) => [
    segmentAddress(locale, end),
    ...Array.from({ length: postingParts }, (_, part) => postingsAddress(locale, end, part)),
  ]);
