/** What WordPress entries are validated against (pages and other entries), so that a broken entry is reported when it is synced and
 * not when the site is built. */
import { lookup } from '#platform/base/lookup.ts';
import { parseJson } from '#platform/base/json.ts';
import { extractPath, parsePagePath } from '#platform/addresses/page-path.ts';
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import type { SiteContent } from '#platform/site-content.ts';
import type { EntryOf, Kind } from '../export/export.ts';
import type { Collections } from './collections.ts';
import type { KnownEntries } from '../entry-checks.ts';
import type { Note } from '#platform/notes/note.ts';

/** An entry in the form of the store, so that published content can be used directly. */
export interface KnownEntry {
  readonly kind: string;
  readonly id: string;
  readonly json: string;
}

/** Kinds of entry that are used here, in addition to page texts. */
export const knownKinds = ({ entryChecks }: Pick<SiteContent, 'entryChecks'>): readonly string[] => [
  ...new Set(['redirects', 'built-pages', ...entryChecks.flatMap(({ needs = [] }) => needs)]),
];

type KnownSite = Pick<SiteContent, 'kinds' | 'collections' | 'postCategories' | 'entryChecks' | 'addresses'>;

export type SiteKnowledge = ReturnType<typeof siteKnowledge>;

/** @param entries Entries of CONTENT_DIR and pages of the page builder.
 * @param siteUrl Origin of the public site, if it is known. */
export function siteKnowledge(
  entries: readonly KnownEntry[],
  { kinds, collections, postCategories, entryChecks, addresses }: KnownSite,
  siteUrl: string | undefined,
) {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const of = (kind: string) => byKind.get(kind) ?? [];
  const ids = (kind: string) => new Set(of(kind).map(({ id }) => id));
  const all = <Name extends Kind>(kind: Name) =>
    of(kind).map(({ json }) => kinds[kind].parse(parseJson(json)) as EntryOf<Name>);
  const table = flattenRedirects(all('redirects'));
  const builtPages = ids('built-pages');
  const isPage = (address: string) => {
    const own = parsePagePath(extractPath(address));
    const isThere = own !== undefined && (addresses.isPage(own) || builtPages.has(own));
    return isThere || table.has(normalizeAddress(extractPath(address)));
  };
  const idsOf = keep(ids);
  const known: KnownEntries = {
    has: (kind, id) => idsOf(kind).has(String(id)),
    all: keep(all) as KnownEntries['all'],
    isPage,
  };
  const checksOf = (kind: Kind, entry: unknown, others: KnownEntries): readonly Note[] =>
    entryChecks.flatMap((checks) => [
      ...(checks.any?.(JSON.stringify(entry), others) ?? []),
      ...(lookup(checks.kinds ?? {}, kind)?.(kinds[kind].parse(entry) as never, others) ?? []),
    ]);
  return {
    siteUrl,
    /** Schemas of all kinds. */
    kinds,
    /** By the REST route of the type. */
    collections: collections as Collections,
    postCategories,
    /** Kinds that others refer to, those first that the others of them refer to. */
    neededKinds: knownKinds({ entryChecks }),
    isPage,
    /** Whether an address is that of a file or a call of the site. */
    isFile: addresses.isFile,
    /** Paths of page builder pages, which can change at any time. */
    builtPages: [...builtPages],
    /** Problems beyond the schema: references to things that do not exist.
     * @param synced What WordPress has of other kinds; absent where the entries above are all that is published. */
    check: (kind: Kind, entry: unknown, synced?: SyncedEntries): readonly Note[] =>
      checksOf(kind, entry, synced ? joinKnown(known, synced) : known),
    /** Texts of routes, from CONTENT_DIR. */
    pageTexts: all('pages'),
    /** Whether a redirect of CONTENT_DIR starts at a path. */
    isOldAddress: (path: string): boolean => table.has(normalizeAddress(path)),
  };
}

/** What WordPress has of a kind. */
export interface SyncedEntries {
  /** By id; undefined for a kind that never came from there. */
  readonly entries: (kind: Kind) => ReadonlyMap<string, unknown> | undefined;
  /** Whether these are all entries of the kind. */
  readonly isWhole: (kind: Kind) => boolean;
}

function joinKnown(known: KnownEntries, { entries, isWhole }: SyncedEntries): KnownEntries {
  return {
    isPage: known.isPage,
    has: (kind, id) => entries(kind)?.has(String(id)) === true || (!isWhole(kind) && known.has(kind, id)),
    all: <Name extends Kind>(kind: Name) => {
      const synced = entries(kind);
      const others = isWhole(kind) ? [] : known.all(kind).filter(({ id }) => !synced?.has(String(id)));
      return [...((synced?.values() ?? []) as Iterable<EntryOf<Name>>), ...others];
    },
  };
}

/** Computes each value once. */
function keep<Value>(compute: (kind: Kind) => Value): (kind: Kind) => Value {
  // Bounded by the number of kinds.
  const values = new Map<Kind, Value>();
  return (kind) => {
    const kept = values.get(kind);
    if (kept !== undefined) return kept;
    const value = compute(kind);
    values.set(kind, value);
    return value;
  };
}
