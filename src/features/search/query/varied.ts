/** Many alike, such as price lists and articles, do not crowd out the one answer. */
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { Hit } from './hit.ts';

/** Results that are seen first. */
const firstCount = 5;

/** Max number of one kind among the first results; other kinds are answers, each of its own. */
const maxOfKind: Readonly<Partial<Record<EntryKind, number>>> = {
  collection: 2,
  'organised-prices': 2,
  'construction-prices': 2,
  'big-bag-prices': 2,
  station: 3,
  post: 2,
  contact: 3,
  object: 1,
};

/** Moves hits of a kind that has enough among the first behind the next ones of another kind, unless those answer much
 * worse.
 * @param isNamed The query names the hit: it keeps its place. */
export function varied(hits: readonly Hit[], isNamed: (hit: Hit) => boolean): readonly Hit[] {
  const rest = [...hits];
  const first: Hit[] = [];
  const counts = new Map<EntryKind, number>();
  while (first.length < firstCount && rest.length > 0) {
    const place = nextPlace(rest, (hit) => !isNamed(hit) && isFull(hit, counts));
    const [hit] = rest.splice(place, 1);
    if (!hit) break;
    first.push(hit);
    counts.set(findKind(hit), (counts.get(findKind(hit)) ?? 0) + 1);
  }
  return [...first, ...rest];
}

/** How much worse a hit may be that overtakes. */
const overtakingShare = 0.3;

function nextPlace(hits: readonly Hit[], isTooMany: (hit: Hit) => boolean): number {
  const [next] = hits;
  if (!next || !isTooMany(next)) return 0;
  const other = hits.findIndex((hit) => !isTooMany(hit) && hit.score >= overtakingShare * next.score);
  return Math.max(0, other);
}

const findKind = ({ documents, document }: Hit): EntryKind => documents.findKind(document);

const isFull = (hit: Hit, counts: ReadonlyMap<EntryKind, number>): boolean =>
  (counts.get(findKind(hit)) ?? 0) >= (maxOfKind[findKind(hit)] ?? Infinity);
