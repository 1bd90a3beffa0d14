/** Converts the content of WordPress into the export format: takes the inventory, fetches changes, converts the entries
 * that they affect, and takes everything over in one transaction. A failure never loses content: if WordPress fails, nothing
 * changes; if one entry fails, that entry stays as it was. */
import { z } from 'zod';
import { toNote } from '#platform/notes/note.ts';
import { watermarksName } from '../synced-content.ts';
import { watermarksSchema } from '../watermark.ts';
import { updateAddresses } from './article-addresses.ts';
import { loadCategories } from './categories.ts';
import { type Count, countAll } from './count.ts';
import type { TakenInventory } from './inventory.ts';
import type { Report } from '#platform/events/site-event.ts';
import { fetchChanges, listReferences } from './fetch-changes.ts';
import { lastSegment } from './links.ts';
import { MediaLibrary, type MediaPlace } from './media-library.ts';
import { noteMenuVersions } from './menu-versions.ts';
import type { Mirror } from './mirror.ts';
import { toMenus } from './to-menu.ts';
import { findGroups, groupTranslations, noteTranslations, toGroupKey } from './translation-groups.ts';
import { noteUnusedPages } from './unused-pages.ts';
import {
  type ChangesToWrite,
  type CommitSync,
  conversion,
  createMenuContext,
  prepareChanges,
} from './write-changes.ts';
import { pluginNote } from '#platform/publish/status-schema.ts';

export interface SyncOptions
  extends Pick<ChangesToWrite, 'mirror' | 'client' | 'site' | 'report'>, MediaPlace {
  /** Fetches everything again. */
  readonly isFull: boolean;
  /** Lists that are read already; they are read now if it is absent. */
  readonly counted?: Promise<Count | undefined> | undefined;
}

/** @throws {ContentBaseError} When WordPress fails; nothing has changed then. */
export async function prepareSync(options: SyncOptions): Promise<CommitSync> {
  const { mirror, client, report, site, isFull } = options;
  const {
    inventories,
    menus: sentMenus,
    startedAt,
    unusedPages,
  } = (await options.counted) ?? (await countAll(client, site.collections));
  const isAnew = isFull || mirror.read('conversion') !== conversion;
  if (isAnew) renew(mirror, [...inventories.keys()]);
  const { categories, note } = await loadCategories(client, mirror, site.postCategories);
  const media = new MediaLibrary(options);
  const fetched = new Set<string>();
  for (const [route, { inventory }] of inventories) {
    const ids = await fetchChanges(route, inventory, { client, mirror, report, isFull, isAnew, startedAt });
    for (const group of findGroups(mirror, route, ids)) fetched.add(toGroupKey(group));
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
    isFull || id === undefined || fetched.has(toGroupKey({ type, translationGroup: id }));
  const changes = { mirror, client, site, report, media, categories, isChecked };
  const menus = await toMenus(sentMenus, createMenuContext(changes), { report, content: mirror.content });
  const watermarks = Object.fromEntries([...inventories].map(([route, taken]) => [route, taken.watermarks]));
  return prepareChanges(changes, {
    translationGroups: mirror.dirty(),
    menus,
    isFull,
    remember: () => {
      mirror.write('conversion', conversion);
      noteMenuVersions(mirror, sentMenus);
      mirror.write(watermarksName, watermarksSchema.parse(watermarks));
    },
  });
}

/** What another version of the conversion knew of the entries may be wrong. */
function renew(mirror: Mirror, types: readonly string[]): void {
  mirror.transaction(() => {
    for (const { type, id, entry } of mirror.entries()) mirror.refer({ type, id }, listReferences(entry));
    for (const type of types) groupTranslations(mirror, type);
    mirror.markAllDirty();
  });
}

/** Warns when the companion plugin was there and is gone: no webhook comes then, and nothing else tells. */
function notePlugin(taken: readonly TakenInventory[], mirror: Mirror, report: Report): void {
  const lines = taken.flatMap(({ inventory }) => [...inventory.values()]);
  const isThere = lines.some(({ isOfPlugin }) => isOfPlugin);
  if (isThere) mirror.transaction(() => mirror.write('plugin', true));
  if (isThere || lines.length === 0 || mirror.read('plugin') !== true) return;
  const note = toNote('plugin-inactive');
  report({
    type: 'entry-warned',
    note: { ...note, type: pluginNote, id: undefined, adminPage: 'plugins.php' },
  });
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
