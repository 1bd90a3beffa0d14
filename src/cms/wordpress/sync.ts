/** Converts the content of WordPress into the export format: takes the inventory, fetches changes, converts the entries
 * that they affect, and writes everything in one step. A failure never loses content: if WordPress fails, nothing
 * changes; if one entry fails, that entry stays as it was. */
import { join } from 'node:path';
import { z } from 'zod';
import { askCategories, slugsOf } from './conversion-context.ts';
import { saveWatermarks, takeInventory, type TakenInventory } from './inventory.ts';
import type { ContentBaseClient } from './client.ts';
import { fetchChanges, lastSegment } from './fetch-changes.ts';
import { forgetOldMedia, MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import type { SyncReport } from './report.ts';
import { collections } from './to-entry.ts';
import { loadMenus } from './to-menu.ts';
import { wpTypesSchema } from './wp-entry.ts';
import {
  type ChangesToWrite,
  type CommitSync,
  contextsOf,
  conversion,
  prepareChanges,
} from './write-changes.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';

export interface SyncOptions extends Pick<ChangesToWrite, 'mirror' | 'client' | 'place' | 'site' | 'report'> {
  /** Fetches everything again. */
  readonly isFull: boolean;
}

/** @throws {ContentBaseError} When WordPress fails; nothing has changed then. */
export async function prepareSync(options: SyncOptions): Promise<CommitSync> {
  const { mirror, client, place, report, site, isFull } = options;
  makePrivateFolder(place.root);
  if (isFull || mirror.read('conversion') !== conversion) mirror.markAllDirty();
  const types = await loadTypes(client);
  const routes = Object.keys(collections).filter((route) => types.has(route));
  // All inventories come before any change, so that one failure leaves every type as it was.
  const inventories = await Promise.all(routes.map((route) => takeInventory(client, route)));
  const categories = await loadCategories(client, mirror);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  await fetchAll(routes, inventories, { client, mirror, report, isFull });
  await media.refresh();
  noteOrphans(routes, mirror, report);
  noteBuiltPages(mirror, site.builtPages);
  const changes = { mirror, client, place, site, report, media, categories };
  const menuContext = contextsOf(changes)({ type: 'menus', id: undefined }, noFailure);
  const menus = await loadMenus(client, menuContext, { report, root: place.root });
  const commit = await prepareChanges(changes, { translationGroups: mirror.dirty(), menus });
  return () => {
    const outcome = commit();
    if (isFull) forgetOldMedia(place.root, Date.now());
    mirror.transaction(() => mirror.write('conversion', conversion));
    // Saved last: after a crash, the next sync sees these changes again.
    saveWatermarks(
      place,
      Object.fromEntries(routes.map((route, index) => [route, inventories[index]?.watermarks])),
    );
    return outcome;
  };
}

/** A menu whose icon cannot be copied has no icon. */
const noFailure = () => undefined;

async function fetchAll(
  routes: readonly string[],
  inventories: readonly TakenInventory[],
  fetching: Parameters<typeof fetchChanges>[2],
): Promise<void> {
  for (const [index, route] of routes.entries()) {
    const inventory = inventories[index]?.inventory;
    if (inventory) await fetchChanges(route, inventory, fetching);
  }
}

/** Warns about entries without an Estonian original, since the site does not show them. */
function noteOrphans(routes: readonly string[], mirror: Mirror, report: SyncReport): void {
  const message = 'it is the translation of no published Estonian entry and is not shown.';
  for (const type of routes) {
    for (const { id, locale } of mirror.orphans(type)) report.warning({ type, id, locale, message });
  }
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

/** Routes of the types that exist in WordPress. */
async function loadTypes(client: ContentBaseClient): Promise<ReadonlySet<string>> {
  const { json } = await client.ask('wp/v2/types');
  const types = wpTypesSchema.safeParse(json).data ?? {};
  return new Set(['posts', ...Object.values(types).map(({ rest_base: route }) => route)]);
}

/** Category slugs by id. Posts of a category with a changed slug are converted again. */
export async function loadCategories(
  client: ContentBaseClient,
  mirror: Mirror,
): Promise<ReadonlyMap<number, string>> {
  const response = await askCategories(client);
  if (JSON.stringify(mirror.read('categories')) !== JSON.stringify(response)) {
    mirror.transaction(() => {
      for (const { translationGroup } of mirror.rows('posts')) {
        if (translationGroup !== undefined) mirror.markDirty('posts', translationGroup);
      }
      mirror.write('categories', response);
    });
  }
  return slugsOf(response);
}
