/** The ordered lists that entries stand in, and the keys that order them. A list is the only way to find an
 * entry other than by its id, so whatever a page depends on is a key or a range of keys. */
import { hash } from 'node:crypto';
import { type Digest, digest } from '#base/digest.ts';
import type { EntryOf, Kind } from '#cms/export/kinds.ts';
import type { ParsedEntry } from '#cms/export/parse-file.ts';
import { faqTopics } from '#model/help.ts';
import type { Post } from '#model/post.ts';
import { addressVariant, postAddress, postLocales, postWords, summarizePost } from './post-text.ts';

export interface Position {
  readonly list: string;
  readonly key: string;
  /** The summary that the list shows; absent: the entry itself. */
  readonly variant?: string;
}

interface Listing<Entry> {
  /** Where the entry stands at this instant. */
  readonly positions: (entry: Entry, now: number) => readonly Position[];
  /** Instants at which `positions` answers differently. */
  readonly boundaries?: (entry: Entry) => readonly number[];
  /** What lists show of the entry, by variant. A list that names a variant is only touched when that changes. */
  readonly summaries?: (entry: Entry) => Readonly<Record<string, unknown>>;
}

/** Sorts after every key. */
export const lastKey = '\u{10ffff}';

/** Orders as the number does. */
export const numberKey = (value: number): string => String(value).padStart(10, '0');
const byId = (list: string) => ({
  positions: (entry: { id: string | number }) => [{ list, key: idKey(entry.id) }],
});
const idKey = (id: string | number): string => (typeof id === 'number' ? numberKey(id * 100) : id);

/** Key of a post in lists by date. */
export function postKey({ date, id }: Post): string {
  return `${new Date(date).toISOString()}/${numberKey(id)}`;
}

/** Posts of a segment of the search index, on average. */
const postsPerSegment = 512;

/** A scattered key ends a segment or does not, whatever other posts there are: so an old post that comes or goes
 * moves no other segment. */
const endsSegment = (scatter: string): boolean => Number.parseInt(scatter, 16) % postsPerSegment === 0;

function postPositions(post: Post, now: number): readonly Position[] {
  if (post.status !== 'publish') return [];
  // A slug is taken from the day it is written, not from the day it is published.
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

/** How every kind is listed. A kind that is not here does not compile. */
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
  'container-sizes': byId('container-sizes'),
  'waste-types': byId('waste-types'),
  'construction-wastes': {
    positions: ({ id, order }) => [{ list: 'construction-wastes', key: `${numberKey(order)}/${id}` }],
  },
  'container-types': byId('container-types'),
  notices: {
    positions: ({ id, from, until }, now) =>
      Date.parse(from) <= now && now < Date.parse(until) ? [{ list: 'notices', key: `${from}/${id}` }] : [],
    boundaries: ({ from, until }) => [Date.parse(from), Date.parse(until)],
  },
  'built-pages': byId('built-pages'),
  redirects: byId('redirects'),
};

/** An entry with all that the store derives from it, so that workers can do it. */
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

/** @param now Milliseconds since the epoch; decides which lists the entry stands in. */
export function prepareEntry({ kind, id, value }: ParsedEntry, now: number): PreparedEntry {
  const json = JSON.stringify(value);
  return {
    kind,
    id: String(id),
    json,
    digest: digest(json),
    ...listEntry(kind, value, now),
    summaries: summarize(kind, value),
  };
}

/** Where an entry stands at an instant.
 * @param value As the kind's schema parsed it; the kind is the proof of its type. */
export function listEntry(
  kind: Kind,
  value: unknown,
  now: number,
): { readonly positions: readonly Position[]; readonly boundaries: readonly number[] } {
  const listing = listings[kind];
  const entry = value as never;
  return { positions: listing.positions(entry, now), boundaries: listing.boundaries?.(entry) ?? [] };
}

function summarize(kind: Kind, value: unknown): Readonly<Record<string, string>> {
  const summaries = listings[kind].summaries?.(value as never) ?? {};
  return Object.fromEntries(
    Object.entries(summaries).map(([variant, summary]) => [variant, JSON.stringify(summary)]),
  );
}
