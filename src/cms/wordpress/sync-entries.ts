/** Brings single entries that are said to have changed, with their translations, ahead of a whole sync. What is said is
 * only a hint: an entry is what WordPress tells of it when it is asked, and one is gone only when WordPress says so of
 * it. What else a change touches (lists of ids, menus, media) is the next whole sync's. */
import { join } from 'node:path';
import type { NamedEntry } from '#model/content-hint.ts';
import { type Locale, locales } from '#model/locale.ts';
import { pageSize } from './census.ts';
import type { ContentBaseClient } from './client.ts';
import { askForDeletions, type UndecidedEntry } from './deletions.ts';
import { askEntries, forgetGone, noteKept, take } from './fetch-changes.ts';
import { joinFamilies, relatives } from './join-families.ts';
import { MediaLibrary } from './media-library.ts';
import { Mirror } from './mirror.ts';
import { loadCategories, type SyncOptions } from './sync.ts';
import { collections } from './to-entry.ts';
import { placedSchema } from './told-entry.ts';
import { conversion, type SyncOutcome, writeChanges } from './write-changes.ts';
import type { Family } from './write-families.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';

export interface EntrySync extends Omit<SyncOptions, 'isFull'> {
  readonly entries: readonly NamedEntry[];
}

export interface EntryOutcome extends SyncOutcome {
  /** All that was named is as WordPress has it; otherwise only a whole sync finds out what changed. */
  readonly isWhole: boolean;
}

/** Of a type; each with its translations has to fit into one request. */
const mostEntries = 25;

/** In a census the entry differs from this, so that the next one looks at it again. */
const mark = 'hinted';

/** @returns Nothing written where a whole sync has to come first.
 * @throws {ContentBaseError} */
export async function syncEntries(options: EntrySync): Promise<EntryOutcome> {
  const mirror = new Mirror(options.place.syncDir);
  try {
    if (mirror.read('conversion') !== conversion) return { written: [], removed: [], isWhole: false };
    return await syncWith(mirror, options);
  } finally {
    mirror.close();
  }
}

async function syncWith(mirror: Mirror, options: EntrySync): Promise<EntryOutcome> {
  const { client, place, entries } = options;
  makePrivateFolder(place.root);
  const before = new Set(mirror.dirty().map(nameOf));
  const named = Map.groupBy(entries, ({ postType }) => postType);
  const types = [...named.keys()].filter((type) => Object.hasOwn(collections, type));
  const [categories, fetched] = await Promise.all([
    loadCategories(client, mirror),
    Promise.all(
      types.map((type) => {
        const ids = (named.get(type) ?? []).map(({ id }) => id).slice(0, mostEntries);
        return fetchNamed(type, ids, { ...options, mirror });
      }),
    ),
  ]);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  await media.complete();
  // What could not be finished before (a picture that does not come) would hold up what is new.
  const wanted = new Set(fetched.flatMap(({ families }) => families).map(nameOf));
  const families = mirror.dirty().filter((family) => {
    const name = nameOf(family);
    return !before.has(name) || wanted.has(name);
  });
  const outcome = await writeChanges({ ...options, mirror, media, categories }, { families, menus: [] });
  const isWhole =
    types.length === named.size &&
    [...named.values()].every(({ length }) => length <= mostEntries) &&
    fetched.every(({ undecided }) => undecided.length === 0);
  return { ...outcome, isWhole };
}

const nameOf = ({ type, family }: Family): string => `${type} ${family}`;

type Fetching = EntrySync & { readonly mirror: Mirror };

interface Fetched {
  /** Those that the entries belong to. */
  readonly families: readonly Family[];
  readonly undecided: readonly UndecidedEntry[];
}

async function fetchNamed(type: string, ids: readonly number[], fetching: Fetching): Promise<Fetched> {
  const { client, mirror, report } = fetching;
  const told = new Map<number, Told>();
  const known = relatives(mirror, type, ids);
  // A translation that is new is named by the others.
  for (let wanted = [...known]; wanted.length > 0;) {
    const asked = new Set([...wanted, ...told.keys()]);
    for (const entry of await askInAllLanguages(client, type, wanted)) told.set(entry.line.id, entry);
    wanted = [...told.values()].flatMap(({ links }) => links).filter((id) => !asked.has(id));
    if (asked.size > pageSize) wanted = [];
  }
  const silent = ids.flatMap((id) => {
    const row = told.has(id) ? undefined : mirror.row(type, id);
    return row ? [{ type, id, locale: row.locale }] : [];
  });
  const { gone, undecided } = await askForDeletions(client, silent);
  noteKept({ gone, undecided, published: [] }, report);
  const census = new Map([...told].map(([id, { line }]) => [id, line]));
  mirror.transaction(() => {
    for (const { raw, line, now } of told.values())
      take(raw, { type, locale: line.locale, census, mirror, report, now });
    forgetGone(mirror, gone);
    joinFamilies(mirror, type, [...known, ...told.keys()]);
  });
  const families = [...told.keys()].flatMap((id) => {
    const family = mirror.row(type, id)?.family;
    return family === undefined ? [] : [{ type, family }];
  });
  return { families, undecided };
}

interface Told {
  readonly raw: unknown;
  readonly line: { readonly id: number; readonly locale: Locale; readonly mark: string };
  /** Ids of its translations. */
  readonly links: readonly number[];
  /** By WordPress's clock. */
  readonly now: number;
}

async function askInAllLanguages(
  client: ContentBaseClient,
  type: string,
  wanted: readonly number[],
): Promise<readonly Told[]> {
  const ids = wanted.slice(0, pageSize);
  const answers = await Promise.all(
    locales.map(async (locale) => ({ locale, ...(await askEntries(client, { type, locale, ids })) })),
  );
  const told = new Map<number, Told>();
  for (const { locale: asked, list, now } of answers) {
    for (const raw of list) {
      const placed = placedSchema.safeParse(raw).data;
      // Without WPML every language answers alike: what is there in Estonian is Estonian.
      if (!placed || told.has(placed.id)) continue;
      const { id, wpml_current_locale: locale = asked, wpml_translations: links } = placed;
      told.set(id, { raw, line: { id, locale, mark }, links: Object.values(links), now });
    }
  }
  return [...told.values()];
}
