/** Brings single entries that are said to have changed, with their translations, ahead of a whole sync. What is said is
 * only a hint: an entry is what WordPress tells of it when it is asked, and one is gone only when WordPress says so of
 * it. What else a change touches (lists of ids, menus, media) is the next whole sync's. */
import { join } from 'node:path';
import type { NamedEntry } from '#model/content-event.ts';
import { type Locale, locales } from '#model/locale.ts';
import { pageSize } from './inventory.ts';
import type { ContentBaseClient } from './client.ts';
import { askForDeletions, type UndecidedEntry } from './deletions.ts';
import { askEntries, forgetGone, noteKept, take } from './fetch-changes.ts';
import { groupTranslations, relatives } from './translation-groups.ts';
import { MediaLibrary } from './media-library.ts';
import { loadCategories, type SyncOptions } from './sync.ts';
import { collections } from './to-entry.ts';
import { placedSchema } from './wp-entry.ts';
import {
  type CommitSync,
  conversion,
  prepareChanges,
  type SyncOutcome,
  type TranslationGroup,
} from './write-changes.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';

export interface EntrySync extends Omit<SyncOptions, 'isFull'> {
  readonly entries: readonly NamedEntry[];
}

export interface EntryOutcome extends SyncOutcome {
  /** All that was named is as WordPress has it; otherwise only a whole sync finds out what changed. */
  readonly isWhole: boolean;
}

/** Of a type; each with its translations has to fit into one request. */
const maxEntries = 25;

/** In an inventory the entry differs from this, so that the next one looks at it again. */
const mark = 'hinted';

const noneBrought: EntryOutcome = { written: [], removed: [], isWhole: false };

/** @returns Brings nothing where a whole sync has to come first.
 * @throws {ContentBaseError} */
export async function prepareEntries(options: EntrySync): Promise<CommitSync<EntryOutcome>> {
  const { mirror, client, place, entries } = options;
  if (mirror.read('conversion') !== conversion) return () => noneBrought;
  makePrivateFolder(place.root);
  const before = new Set(mirror.dirty().map(nameOf));
  const named = Map.groupBy(entries, ({ postType }) => postType);
  const types = [...named.keys()].filter((type) => Object.hasOwn(collections, type));
  const [categories, fetched] = await Promise.all([
    loadCategories(client, mirror),
    Promise.all(
      types.map((type) => {
        const ids = (named.get(type) ?? []).map(({ id }) => id).slice(0, maxEntries);
        return fetchNamed(type, ids, options);
      }),
    ),
  ]);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  await media.complete();
  // What could not be finished before (a picture that does not come) would hold up what is new.
  const wanted = new Set(fetched.flatMap(({ translationGroups }) => translationGroups).map(nameOf));
  const translationGroups = mirror.dirty().filter((translationGroup) => {
    const name = nameOf(translationGroup);
    return !before.has(name) || wanted.has(name);
  });
  const commit = await prepareChanges({ ...options, media, categories }, { translationGroups, menus: [] });
  const isWhole =
    types.length === named.size &&
    [...named.values()].every(({ length }) => length <= maxEntries) &&
    fetched.every(({ undecided }) => undecided.length === 0);
  return () => ({ ...commit(), isWhole });
}

const nameOf = ({ type, translationGroup }: TranslationGroup): string => `${type} ${translationGroup}`;

interface Fetched {
  /** Those that the entries belong to. */
  readonly translationGroups: readonly TranslationGroup[];
  readonly undecided: readonly UndecidedEntry[];
}

async function fetchNamed(type: string, ids: readonly number[], sync: EntrySync): Promise<Fetched> {
  const { client, mirror, report } = sync;
  const response = new Map<number, EntryResponse>();
  const known = relatives(mirror, type, ids);
  // A translation that is new is named by the others.
  for (let wanted = [...known]; wanted.length > 0;) {
    const asked = new Set([...wanted, ...response.keys()]);
    for (const entry of await askInAllLanguages(client, type, wanted)) response.set(entry.line.id, entry);
    wanted = [...response.values()].flatMap(({ links }) => links).filter((id) => !asked.has(id));
    if (asked.size > pageSize) wanted = [];
  }
  const silent = ids.flatMap((id) => {
    const row = response.has(id) ? undefined : mirror.row(type, id);
    return row ? [{ type, id, locale: row.locale }] : [];
  });
  const { gone, undecided } = await askForDeletions(client, silent);
  noteKept({ gone, undecided, published: [] }, report);
  const inventory = new Map([...response].map(([id, { line }]) => [id, line]));
  mirror.transaction(() => {
    for (const { raw, line, now } of response.values())
      take(raw, { type, locale: line.locale, inventory, mirror, report, now });
    forgetGone(mirror, gone);
    groupTranslations(mirror, type, [...known, ...response.keys()]);
  });
  const translationGroups = [...response.keys()].flatMap((id) => {
    const translationGroup = mirror.row(type, id)?.translationGroup;
    return translationGroup === undefined ? [] : [{ type, translationGroup }];
  });
  return { translationGroups, undecided };
}

interface EntryResponse {
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
): Promise<readonly EntryResponse[]> {
  const ids = wanted.slice(0, pageSize);
  const answers = await Promise.all(
    locales.map(async (locale) => ({ locale, ...(await askEntries(client, { type, locale, ids })) })),
  );
  const response = new Map<number, EntryResponse>();
  for (const { locale: asked, list, now } of answers) {
    for (const raw of list) {
      const placed = placedSchema.safeParse(raw).data;
      // Without WPML every language answers alike: what is there in Estonian is Estonian.
      if (!placed || response.has(placed.id)) continue;
      const { id, wpml_current_locale: locale = asked, wpml_translations: links } = placed;
      response.set(id, { raw, line: { id, locale, mark }, links: Object.values(links), now });
    }
  }
  return [...response.values()];
}
