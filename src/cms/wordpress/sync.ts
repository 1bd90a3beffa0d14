/** Converts the content of WordPress into the export format: takes the inventory, fetches changes, converts the entries
 * that they affect, and writes everything in one step. A failure never loses content: if WordPress fails, nothing
 * changes; if one entry fails, that entry stays as it was. */
import { join } from 'node:path';
import { z } from 'zod';
import { updateAddresses } from './article-addresses.ts';
import { loadCategories } from './categories.ts';
import { type Count, countAll } from './count.ts';
import { askForDeletions, pageSize, type TakenInventory, type UndecidedEntry } from './inventory.ts';
import { type EntryChange, noteChanges, saveWatermarks } from './watermarks.ts';
import { askEntries, type WantedEntries } from './ask-entries.ts';
import type { RestReader } from './client.ts';
import type { SyncReport } from './report.ts';
import { fetchChanges, forgetGone, noteKept, referencesOf, take } from './fetch-changes.ts';
import { lastSegment } from './links.ts';
import { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { namedMark } from './named-mark.ts';
import { collections } from './to-entry.ts';
import { toMenus } from './to-menu.ts';
import { TogetherReader } from './together.ts';
import { groupTranslations, noteTranslations, relatives } from './translation-groups.ts';
import { noteUnusedPages } from './unused-pages.ts';
import { placedSchema } from './wp-entry.ts';
import {
  type ChangesToWrite,
  type CommitSync,
  contextsOf,
  conversion,
  prepareChanges,
  type SyncOutcome,
  type TranslationGroup,
} from './write-changes.ts';
import { makePrivateFolder } from '#base/files.ts';
import type { NamedEntry } from '#model/content-event.ts';
import { type Locale, locales } from '#model/locale.ts';
import { pluginNote } from '#model/site-status.ts';

export interface SyncOptions extends Pick<ChangesToWrite, 'mirror' | 'client' | 'place' | 'site' | 'report'> {
  /** Fetches everything again. */
  readonly isFull: boolean;
  /** Lists that are read already; they are read now if it is absent. */
  readonly counted?: Promise<Count | undefined> | undefined;
}

/** @throws {ContentBaseError} When WordPress fails; nothing has changed then. */
export async function prepareSync(options: SyncOptions): Promise<CommitSync> {
  const { mirror, client, place, report, site, isFull } = options;
  makePrivateFolder(place.root);
  const {
    inventories,
    menus: sentMenus,
    startedAt,
    unusedPages,
  } = (await options.counted) ?? (await countAll(client));
  const isAnew = isFull || mirror.read('conversion') !== conversion;
  if (isAnew) renew(mirror, [...inventories.keys()]);
  const { categories, note } = await loadCategories(client, mirror);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  const fetched = new Set<string>();
  for (const [route, { inventory }] of inventories) {
    const ids = await fetchChanges(route, inventory, { client, mirror, report, isFull, isAnew, startedAt });
    for (const group of groupsOf(mirror, route, ids)) fetched.add(nameOf(group));
  }
  mirror.transaction(() => {
    updateAddresses(mirror);
  });
  await media.refresh();
  note(report);
  noteUnusedPages(unusedPages, report);
  noteTranslations([...inventories.keys()], mirror, report);
  noteBuiltPages(mirror, site.builtPages);
  notePlugin([...inventories.values()], mirror, report);
  // Menus are read anew each time.
  const isChecked: ChangesToWrite['isChecked'] = ({ type, id }) =>
    isFull || id === undefined || fetched.has(nameOf({ type, translationGroup: id }));
  const changes = { mirror, client, place, site, report, media, categories, isChecked };
  const menuContext = contextsOf(changes)({ type: 'menus', id: undefined }, noFailure);
  const menus = await toMenus(sentMenus, menuContext, { report, root: place.root });
  const commit = await prepareChanges(changes, { translationGroups: mirror.dirty(), menus, isFull });
  return () => {
    const outcome = commit();
    mirror.transaction(() => mirror.write('conversion', conversion));
    // Saved last: after a crash, the next sync sees these changes again.
    const watermarks = [...inventories].map(([route, taken]) => [route, taken.watermarks] as const);
    saveWatermarks(place, Object.fromEntries(watermarks));
    return outcome;
  };
}

/** What another version of the conversion knew of the entries may be wrong. */
function renew(mirror: Mirror, types: readonly string[]): void {
  mirror.transaction(() => {
    for (const { type, id, entry } of mirror.entries()) mirror.refer({ type, id }, referencesOf(entry));
    for (const type of types) groupTranslations(mirror, type);
    mirror.markAllDirty();
  });
}

/** A menu whose icon cannot be copied has no icon. */
const noFailure = () => undefined;

/** Warns when the companion plugin was there and is gone: no webhook comes then, and nothing else tells. */
function notePlugin(taken: readonly TakenInventory[], mirror: Mirror, report: SyncReport): void {
  const lines = taken.flatMap(({ inventory }) => [...inventory.values()]);
  const isThere = lines.some(({ isOfPlugin }) => isOfPlugin);
  if (isThere) mirror.transaction(() => mirror.write('plugin', true));
  if (isThere || lines.length === 0 || mirror.read('plugin') !== true) return;
  const message =
    'the companion plugin “Site Publisher” is not active: changes come up to five minutes late, and there are no ' +
    'previews. Activate it on the page Plugins.';
  report.warning({ type: pluginNote, id: undefined, message, adminPage: 'plugins.php' });
}

/** Converts texts again that link to an added or removed page. */
function noteBuiltPages(mirror: Mirror, paths: readonly string[]): void {
  const known = z.array(z.string()).safeParse(mirror.read('built pages')).data ?? [];
  const changed = [...new Set([...known, ...paths])].filter(
    (path) => !known.includes(path) || !paths.includes(path),
  );
  if (changed.length === 0) return;
  mirror.transaction(() => {
    for (const path of changed) mirror.markReferring(`slug/${lastSegment(path)}`);
    mirror.write('built pages', paths);
  });
}

// Syncs single entries that are reported as changed, with their translations, ahead of a whole sync. The report is
// only a hint: the content comes from a request to WordPress, and an entry is removed only when WordPress confirms
// that it is deleted. The next whole sync updates everything else that a change affects (lists of ids, menus,
// media).

export interface EntrySync extends Omit<SyncOptions, 'isFull' | 'counted'> {
  readonly entries: readonly NamedEntry[];
}

export interface EntryOutcome extends SyncOutcome {
  /** true when all reported entries are up to date; otherwise only a whole sync can find what changed. */
  readonly isWhole: boolean;
}

/** Max entries of one type; each must fit into one request together with its translations. */
const maxEntries = 25;

/** Files of the media library are reported like entries. */
const mediaType = 'media';

const noneBrought: EntryOutcome = { written: [], removed: [], isWhole: false };

/** @returns No changes when a whole sync has to come first.
 * @throws {ContentBaseError} */
export async function prepareEntries(options: EntrySync): Promise<CommitSync<EntryOutcome>> {
  const { mirror, client, place, report, entries } = options;
  if (mirror.read('conversion') !== conversion) return () => noneBrought;
  makePrivateFolder(place.root);
  const before = new Set(mirror.dirty().map(nameOf));
  const named = Map.groupBy(entries, ({ postType }) => postType);
  const idsOf = (type: string) => (named.get(type) ?? []).map(({ id }) => id).slice(0, maxEntries);
  const types = [...named.keys()].filter((type) => Object.hasOwn(collections, type));
  const reader = new TogetherReader(client);
  const [{ categories }, fetched] = await Promise.all([
    loadCategories(reader, mirror),
    Promise.all(types.map((type) => fetchNamed(type, idsOf(type), { mirror, report, reader }))),
  ]);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  mirror.transaction(() => {
    updateAddresses(mirror);
  });
  await media.complete(idsOf(mediaType));
  // Unfinished entries (a picture that does not download, say) would delay the new ones.
  const wanted = new Set(fetched.flatMap(({ translationGroups }) => translationGroups).map(nameOf));
  const translationGroups = mirror.dirty().filter((translationGroup) => {
    const name = nameOf(translationGroup);
    return !before.has(name) || wanted.has(name);
  });
  const commit = await prepareChanges(
    {
      ...options,
      media,
      categories,
      isChecked: ({ type, id = 0 }) => wanted.has(nameOf({ type, translationGroup: id })),
    },
    { translationGroups, menus: [], isFull: false },
  );
  const isWhole =
    types.length + (named.has(mediaType) ? 1 : 0) === named.size &&
    [...named.values()].every(({ length }) => length <= maxEntries) &&
    fetched.every(({ undecided }) => undecided.length === 0);
  return () => {
    const outcome = commit();
    noteChanges(
      place,
      fetched.flatMap(({ changes }) => changes),
    );
    return { ...outcome, isWhole };
  };
}

const nameOf = ({ type, translationGroup }: TranslationGroup): string => `${type} ${translationGroup}`;

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
  const response = new Map<number, EntryResponse>();
  const known = relatives(mirror, type, ids);
  // A new translation is known only from the links of the other entries.
  for (let wanted = [...known]; wanted.length > 0;) {
    const asked = new Set([...wanted, ...response.keys()]);
    for (const entry of await askInAllLanguages(reader, wanted, { type, report }))
      response.set(entry.line.id, entry);
    wanted = [...response.values()].flatMap(({ links }) => links).filter((id) => !asked.has(id));
    if (asked.size > pageSize) wanted = [];
  }
  const silent = ids.flatMap((id) => {
    const row = response.has(id) ? undefined : mirror.row(type, id);
    return row ? [{ type, id, locale: row.locale }] : [];
  });
  const { gone, undecided } = await askForDeletions(reader, silent);
  noteKept({ gone, undecided, published: [] }, report);
  const inventory = new Map([...response].map(([id, { line }]) => [id, line]));
  mirror.transaction(() => {
    for (const { raw, line, now } of response.values())
      take(raw, { type, locale: line.locale, inventory, mirror, report, now });
    forgetGone(mirror, gone);
    groupTranslations(mirror, type, [...known, ...response.keys()]);
  });
  const translationGroups = groupsOf(mirror, type, [...response.keys()]);
  const changes = [...response.values()].map(({ line, modified }) => ({
    type,
    locale: line.locale,
    modified,
  }));
  return { translationGroups, changes, undecided };
}

function groupsOf(mirror: Mirror, type: string, ids: readonly number[]): readonly TranslationGroup[] {
  return ids.flatMap((id) => {
    const translationGroup = mirror.row(type, id)?.translationGroup;
    return translationGroup === undefined ? [] : [{ type, translationGroup }];
  });
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
