/** Defines the ordered lists of entries and their sort keys. An entry can only be found by its id or through a
 * list, so every dependency of a page is a key or a key range. */
import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Digest, digest } from '#platform/base/digest.ts';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { faqTopics } from '#features/help/help.ts';
import type { Notice } from '#features/notices/notice.ts';
import type { Post } from '#platform/cms/post.ts';
import { objectNamePart, objectNames } from '#features/search/object-names.ts';
import { tallinnClock } from '#platform/time/tallinn-time.ts';
import {
  addressVariant,
  postAddress,
  postLocales,
  postWords,
  summarizePost,
} from '#features/news/post-texts.ts';

export interface Position {
  readonly list: string;
  readonly key: string;
  /** Variant of the summary that the list shows; absent: the entry itself. */
  readonly variant?: string;
}

interface Listing<Entry> {
  /** Positions of the entry in lists at this instant. */
  readonly positions: (entry: Entry, now: number) => readonly Position[];
  /** Instants at which the result of `positions` changes. */
  readonly boundaries?: (entry: Entry) => readonly number[];
  /** Summaries of the entry for lists, by variant. A list that uses a variant changes only with that summary. */
  readonly summaries?: (entry: Entry) => Readonly<Record<string, unknown>>;
}

/** Sorts after every key. */
export const lastKey = '\u{10ffff}';

/** Key that sorts in numeric order. */
export const numberKey = (value: number): string => String(value).padStart(10, '0');
const byId = (list: string) => ({
  positions: (entry: { id: string | number }) => [{ list, key: idKey(entry.id) }],
});
const idKey = (id: string | number): string => (typeof id === 'number' ? numberKey(id * 100) : id);

/** Key of a post in lists sorted by date, `2024-03-05-14-00-00/0000000012`. Dates are those of Tallinn, by which pages of
 * lists are divided (features/news/news-pages.ts); in the hour that the clock repeats, posts are sorted by what it shows. */
export function postKey({ date, id }: Post): string {
  return `${timeKey(date)}/${numberKey(id)}`;
}

const timeKey = (date: string): string => tallinnClock(Date.parse(date)).replace(/[T:]/gu, '-');

/** Average number of posts in a segment of the search index. */
const postsPerSegment = 512;

/** Whether a key ends a segment. This depends on the key alone, so adding or removing an old post changes no
 * other segment. */
const endsSegment = (scatter: string): boolean => Number.parseInt(scatter, 16) % postsPerSegment === 0;

function postPositions(post: Post, now: number): readonly Position[] {
  if (post.status !== 'publish') return [];
  // A slug is reserved as soon as the post is saved, even before it is published.
  const slug = { list: 'slugs', key: post.slug };
  if (Date.parse(post.date) > now) return [slug];
  const key = postKey(post);
  const scatter = hash('sha256', String(post.id), 'hex').slice(0, 12);
  return [
    slug,
    { list: 'posts', key: post.slug },
    { list: 'posts/scattered', key: scatter, variant: addressVariant },
    ...(post.styles?.inline_styles ? [{ list: 'posts/styled', key: post.slug }] : []),
    ...(endsSegment(scatter) ? [{ list: 'search/ends', key: numberKey(post.id) }] : []),
    ...postLocales(post).flatMap((locale) => [
      { list: `search/${locale}`, key: numberKey(post.id), variant: `search/${locale}` },
      { list: `posts/${locale}`, key, variant: locale },
      { list: `posts/${locale}/${post.category}`, key, variant: locale },
    ]),
  ];
}

/** A notice is shown while it is in force, and kept as a record afterwards. */
function noticePositions({ id, from, until }: Notice, now: number): readonly Position[] {
  if (now < Date.parse(from)) return [];
  const key = `${new Date(from).toISOString()}/${id}`;
  return [{ list: now < Date.parse(until) ? 'notices' : 'notices/ended', key }];
}

/** Lists of each kind. A missing kind does not compile. */
const listings: { readonly [Name in Kind]: Listing<EntryOf<Name>> } = {
  company: byId('company'),
  menus: byId('menus'),
  pages: byId('pages'),
  posts: {
    positions: postPositions,
    boundaries: (post) => [Date.parse(post.date)],
    summaries: (post) => ({ ...summarizePost(post), ...postWords(post), ...postAddress(post) }),
  },
  'price-lists': {
    positions: (list) => [
      {
        list: `price-lists/${list.service}`,
        key: `${list.region}/${list.district ?? ''}/${numberKey(list.id)}`,
      },
    ],
  },
  'waste-stations': {
    positions: (station) => [
      { list: 'waste-stations', key: `${station.county}/${station.name}/${numberKey(station.id)}` },
    ],
  },
  municipalities: byId('municipalities'),
  carriers: byId('carriers'),
  'municipality-contracts': byId('municipality-contracts'),
  'regional-phones': byId('regional-phones'),
  offices: byId('offices'),
  'contact-persons': byId('contact-persons'),
  faq: {
    positions: ({ id, topic, order }) => [
      { list: 'faq', key: `${faqTopics.indexOf(topic)}/${numberKey(order)}/${id}` },
    ],
  },
  guides: { positions: ({ id, order }) => [{ list: 'guides', key: `${numberKey(order)}/${id}` }] },
  'sorting-differences': byId('sorting-differences'),
  'sorting-groups': byId('sorting-groups'),
  'sorting-items': {
    positions: ({ id, bin, group, updated }) => [
      { list: 'sorting-items', key: id },
      { list: 'sorting-items/named', key: `${group}/${id}`, variant: 'name' },
      { list: `sorting-items/${bin}`, key: id, variant: 'name' },
      { list: 'sorting-items/called', key: id, variant: 'called' },
      ...(updated === undefined
        ? []
        : [{ list: 'sorting-items/dated', key: `${updated}/${id}`, variant: 'change' }]),
    ],
    summaries: ({ id, bin, name, searchWords, never, wasteType, answer, updated }) => ({
      name: { id, bin, name, never, wasteType },
      called: {
        id,
        names: Object.groupBy(objectNames({ name, searchWords }), objectNamePart),
      } satisfies CalledItem,
      change: { id, name, answer, updated },
    }),
  },
  'sorting-sheet': byId('sorting-sheet'),
  'container-sizes': byId('container-sizes'),
  'waste-types': byId('waste-types'),
  'construction-wastes': {
    positions: ({ id, order }) => [{ list: 'construction-wastes', key: `${numberKey(order)}/${id}` }],
  },
  'container-types': byId('container-types'),
  notices: {
    positions: noticePositions,
    boundaries: ({ from, until }) => [Date.parse(from), Date.parse(until)],
  },
  'built-pages': byId('built-pages'),
  redirects: byId('redirects'),
};

/** What an object is called. */
export interface CalledItem {
  readonly id: string;
  /** By the number of their part. */
  readonly names: Readonly<Partial<Record<number, readonly string[]>>>;
}

/** An entry with everything that the store derives from it. Workers compute it. */
export interface PreparedEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly json: string;
  readonly digest: Digest;
  readonly positions: readonly Position[];
  readonly boundaries: readonly number[];
  /** JSON by variant. */
  readonly summaries: Readonly<Record<string, string>>;
}

/** @param now Milliseconds since the epoch; determines in which lists the entry is. */
export function prepareEntry({ kind, id, value }: ParsedEntry, now: number): PreparedEntry {
  const json = JSON.stringify(value);
  return {
    kind,
    id: String(id),
    json,
    digest: digest(json),
    ...listEntry({ kind, id: String(id), json }, value, now),
    summaries: summarize(kind, value),
  };
}

/** Returns the positions of an entry at an instant.
 * @param value The entry as parsed by the schema of its kind; the kind determines its type. */
export function listEntry(
  { kind, id, json }: Pick<PreparedEntry, 'kind' | 'id' | 'json'>,
  value: unknown,
  now: number,
): { readonly positions: readonly Position[]; readonly boundaries: readonly number[] } {
  const listing = listings[kind];
  const entry = value as never;
  const media = mediaIn(json).map((folder) => ({ list: mediaList, key: `${folder}/${kind}/${id}` }));
  return {
    positions: [...listing.positions(entry, now), ...media],
    boundaries: listing.boundaries?.(entry) ?? [],
  };
}

/** Lists folders of pictures and documents, with the entries that name them. */
const mediaList = 'media';

function mediaIn(json: string): readonly string[] {
  if (!json.includes('/media/')) return [];
  return [...new Set([...json.matchAll(/\/media\/([\w-]+)\//gu)].map(([, folder = '']) => folder))];
}

/** Folders of pictures and documents that any entry names. */
export function namedMedia(database: DatabaseSync): ReadonlySet<string> {
  const rows = database
    .prepare("SELECT DISTINCT substr(key, 1, instr(key, '/') - 1) AS folder FROM position WHERE list = ?")
    .all(mediaList);
  return new Set(rows.map(({ folder }) => String(folder)));
}

function summarize(kind: Kind, value: unknown): Readonly<Record<string, string>> {
  const summaries = listings[kind].summaries?.(value as never) ?? {};
  return Object.fromEntries(
    Object.entries(summaries).map(([variant, summary]) => [variant, JSON.stringify(summary)]),
  );
}
