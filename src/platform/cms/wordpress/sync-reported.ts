/** Syncs single entries and menus that are reported as changed, entries with their translations, ahead of a whole sync. The
 * report is only a hint: the content comes from a request to WordPress, and an entry is removed only when WordPress confirms
 * that it is deleted. The next whole sync updates everything else that a change affects (lists of ids, media). */
import type { NamedEntry } from '../content-event.ts';
import { watermarksName } from '../synced-content.ts';
import { addChanges, type EntryChange } from '../watermark.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { updateAddresses } from './article-addresses.ts';
import { type WantedEntries, askEntries } from './ask-entries.ts';
import { BatchedReader } from './batched-reader.ts';
import { loadCategories } from './categories.ts';
import type { RestReader } from './client.ts';
import { type UndecidedEntry, askForDeletions } from './deletions.ts';
import { noteKept, take, forgetGone } from './fetch-changes.ts';
import { pageSize } from './inventory.ts';
import { MediaLibrary, type MediaPlace } from './media-library.ts';
import { noteMenuVersions } from './menu-versions.ts';
import { askMenus, toMenus } from './to-menu.ts';
import { namedMark } from './named-mark.ts';
import {
  findGroups,
  groupTranslations,
  relatives,
  toGroupKey,
  type TranslationGroup,
} from './translation-groups.ts';
import { placedSchema } from './wp-entry.ts';
import {
  type ChangesToWrite,
  type SyncOutcome,
  type CommitSync,
  conversion,
  createMenuContext,
  prepareChanges,
} from './write-changes.ts';

export interface EntrySync extends Pick<ChangesToWrite, 'mirror' | 'client' | 'site' | 'report'>, MediaPlace {
  readonly entries: readonly NamedEntry[];
}

export interface EntryOutcome extends SyncOutcome {
  /** true when all reported entries are up to date; otherwise only a whole sync can find what changed. */
  readonly isWhole: boolean;
}

/** Max entries of one type; each must fit into one request together with its translations. */
const maxEntries = 25;

/** Files of the media library and menus are reported like entries. */
const mediaType = 'media';
const menuType = 'menus';

const noneBrought: EntryOutcome = { written: [], removed: [], isWhole: false };

/** @returns No changes when a whole sync has to come first.
 * @throws {ContentBaseError} */
export async function prepareEntries(options: EntrySync): Promise<CommitSync<EntryOutcome>> {
  const { mirror, client, report, entries } = options;
  if (mirror.read('conversion') !== conversion) return () => Promise.resolve(noneBrought);
  const before = new Set(mirror.dirty().map(toGroupKey));
  const named = Map.groupBy(entries, ({ postType }) => postType);
  const listIds = (type: string) => (named.get(type) ?? []).map(({ id }) => id).slice(0, maxEntries);
  const types = [...named.keys()].filter((type) => Object.hasOwn(options.site.collections, type));
  const reader = new BatchedReader(client);
  const menuIds = new Set(listIds(menuType));
  const [{ categories }, fetched, sentMenus] = await Promise.all([
    loadCategories(reader, mirror, options.site.postCategories),
    Promise.all(types.map((type) => fetchNamed(type, listIds(type), { mirror, report, reader }))),
    askMenus(reader, (id) => menuIds.has(id)),
  ]);
  const media = new MediaLibrary(options);
  mirror.transaction(() => {
    updateAddresses(mirror);
  });
  await media.complete(listIds(mediaType));
  // Unfinished entries (a picture that does not download, say) would delay the new ones.
  const wanted = new Set(fetched.flatMap(({ translationGroups }) => translationGroups).map(toGroupKey));
  const translationGroups = mirror.dirty().filter((translationGroup) => {
    const name = toGroupKey(translationGroup);
    return !before.has(name) || wanted.has(name);
  });
  const changes: ChangesToWrite = {
    ...options,
    media,
    categories,
    isChecked: ({ type, id = 0 }) => wanted.has(toGroupKey({ type, translationGroup: id })),
  };
  const commit = await prepareChanges(changes, {
    translationGroups,
    menus: await toMenus(sentMenus, createMenuContext(changes), { report, content: mirror.content }),
    isFull: false,
    remember: () => {
      const known = mirror.content.watermarks();
      const ofEntries = fetched.flatMap((reported) => reported.changes);
      if (known) mirror.write(watermarksName, addChanges(known, ofEntries));
      noteMenuVersions(mirror, sentMenus);
    },
  });
  const others = [mediaType, menuType].filter((type) => named.has(type));
  const isWhole =
    types.length + others.length === named.size &&
    [...named.values()].every(({ length }) => length <= maxEntries) &&
    fetched.every(({ undecided }) => undecided.length === 0);
  return async () => ({ ...(await commit()), isWhole });
}

interface FetchNamedContext extends Pick<EntrySync, 'mirror' | 'report'> {
  readonly reader: RestReader;
}

interface Fetched {
  /** Translation groups of the entries. */
  readonly translationGroups: readonly TranslationGroup[];
  readonly changes: readonly EntryChange[];
  readonly undecided: readonly UndecidedEntry[];
}

async function fetchNamed(
  type: string,
  ids: readonly number[],
  { reader, mirror, report }: FetchNamedContext,
): Promise<Fetched> {
  const entriesById = new Map<number, EntryResponse>();
  const known = relatives(mirror, type, ids);
  // A new translation is known only from the links of the other entries.
  for (let wanted = [...known]; wanted.length > 0;) {
    const asked = new Set([...wanted, ...entriesById.keys()]);
    for (const entry of await askInAllLanguages(reader, wanted, { type, report }))
      entriesById.set(entry.line.id, entry);
    wanted = [...entriesById.values()].flatMap(({ links }) => links).filter((id) => !asked.has(id));
    if (asked.size > pageSize) wanted = [];
  }
  const silent = ids.flatMap((id) => {
    const row = entriesById.has(id) ? undefined : mirror.row(type, id);
    return row ? [{ type, id, locale: row.locale }] : [];
  });
  const { gone, undecided } = await askForDeletions(reader, silent);
  noteKept({ gone, undecided, published: [] }, report);
  const inventory = new Map([...entriesById].map(([id, { line }]) => [id, line]));
  mirror.transaction(() => {
    for (const { raw, line, now } of entriesById.values())
      take(raw, { type, locale: line.locale, inventory, mirror, report, now });
    forgetGone(mirror, gone);
    groupTranslations(mirror, type, [...known, ...entriesById.keys()]);
  });
  const translationGroups = findGroups(mirror, type, [...entriesById.keys()]);
  const changes = [...entriesById.values()].map(({ line, modified }) => ({
    type,
    locale: line.locale,
    modified,
  }));
  return { translationGroups, changes, undecided };
}

interface EntryResponse {
  readonly raw: unknown;
  readonly line: { readonly id: number; readonly locale: Locale; readonly mark: string };
  /** Ids of its translations. */
  readonly links: readonly number[];
  /** As WordPress writes it. */
  readonly modified: string;
  /** Time of WordPress's clock. */
  readonly now: number;
}

async function askInAllLanguages(
  client: RestReader,
  wanted: readonly number[],
  { type, report }: Pick<WantedEntries, 'type' | 'report'>,
): Promise<readonly EntryResponse[]> {
  const ids = wanted.slice(0, pageSize);
  const mark = namedMark(Date.now());
  const answers = await Promise.all(
    locales.map(async (locale) => ({ locale, ...(await askEntries(client, { type, locale, ids, report })) })),
  );
  const response = new Map<number, EntryResponse>();
  for (const { locale: asked, list, now } of answers) {
    for (const raw of list) {
      const placed = placedSchema.safeParse(raw).data;
      // Without WPML, every language gets the same response: what is Estonian is only in the Estonian list.
      if (!placed || response.has(placed.id)) continue;
      const {
        id,
        wpml_current_locale: locale = asked,
        wpml_translations: links,
        modified_gmt: modified,
      } = placed;
      response.set(id, { raw, line: { id, locale, mark }, links: Object.values(links), modified, now });
    }
  }
  return [...response.values()];
}
