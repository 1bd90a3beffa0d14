/** Names of the caches that the service worker owns. */
const prefix = 'offline-';

/** Each version of what is kept has a cache of its own, so that pages and scripts of two versions never meet. */
export const cacheName = (version: string): string => prefix + version;

/** @param current Name of the cache that stays; absent: none does. */
export async function deleteCaches(current?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}
