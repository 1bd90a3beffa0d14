/** Spec §3: types of search results. */
import { lookup } from '#platform/base/lookup.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import { searchGroups } from './search-answer.ts';

export const resultTypes = ['content', 'wp-post', ...searchGroups] as const;

export type ResultType = (typeof resultTypes)[number];

/** @param text Types between commas, as in the address of a search; others are ignored. */
export function parseResultTypes(text: string): readonly ResultType[] {
  const named = text.split(',');
  return resultTypes.filter((type) => named.includes(type));
}

/** Types returned by the live part of the search. */
export type LiveType = Exclude<ResultType, 'content'>;

/** Entries of the site's own index: each kind is of one type. */
const typesOfKinds = {
  page: 'content',
  question: 'content',
  guide: 'content',
  object: 'content',
  contact: 'content',
  collection: 'kojv_olme',
  'organised-prices': 'kojv_olme',
  'construction-prices': 'kojv_ehitus',
  'big-bag-prices': 'kojv_ehitus',
  station: 'waste_stations',
  unserved: 'failed_discharges',
  post: 'wp-post',
} as const satisfies Readonly<Record<EntryKind, ResultType>>;

export const entryKinds = Object.keys(typesOfKinds) as [EntryKind, ...EntryKind[]];

export const typeOfKind = (kind: EntryKind): ResultType => lookup(typesOfKinds, kind) ?? 'content';

/** Spec §5: max results of content search. */
export const resultLimit = 50;
