/** What a sync reads of the lists of WordPress before it fetches changes: which entries exist, and the menus. Reading changes
 * nothing here, so it needs no lock. */
import type { Locale } from '#platform/languages/locale.ts';
import type { ContentBaseClient, RestReader } from './client.ts';
import { takeInventory, type TakenInventory } from './inventory.ts';
import { askMenus, type MenuLines } from './to-menu.ts';
import { BatchedReader } from './batched-reader.ts';
import type { Collections } from './collections.ts';
import { askUnusedPages } from './unused-pages.ts';
import { wpTypesSchema } from './wp-entry.ts';

export interface Count {
  /** Milliseconds since the epoch: entries that were fetched later are newer than the lists. */
  readonly startedAt: number;
  /** Inventory of each type that exists in WordPress, by route. */
  readonly inventories: ReadonlyMap<string, TakenInventory>;
  /** Items by language; empty without credentials, since WordPress shows menus only to editors. */
  readonly menus: ReadonlyMap<Locale, MenuLines>;
  /** Titles of pages, which the site does not show. */
  readonly unusedPages: readonly string[];
}

/** All inventories come before any change, so that one failure leaves every type as it was.
 * @throws {ContentBaseError} */
export async function countAll(client: ContentBaseClient, collections: Collections): Promise<Count> {
  const startedAt = Date.now();
  const types = await loadTypes(client);
  const routes = Object.keys(collections).filter((route) => types.has(route));
  const reader = new BatchedReader(client);
  const [inventories, menus, unusedPages] = await Promise.all([
    Promise.all(routes.map(async (route) => [route, await takeInventory(reader, route)] as const)),
    askMenus(reader),
    askUnusedPages(reader, types),
  ]);
  return { startedAt, inventories: new Map(inventories), menus, unusedPages };
}

/** Routes of the types that exist in WordPress. */
async function loadTypes(client: RestReader): Promise<ReadonlySet<string>> {
  const { json } = await client.ask('wp/v2/types');
  const types = wpTypesSchema.safeParse(json).data ?? {};
  return new Set(['posts', ...Object.values(types).map(({ rest_base: route }) => route)]);
}
