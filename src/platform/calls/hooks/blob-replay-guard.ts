import { z } from 'zod';
import type { Clock } from '#platform/base/clock.ts';
import type { RebuildBlobs } from './rebuild-store.ts';
import type { ReplayGuard } from './replay-guard.ts';

const takenSchema = z.object({ untilMs: z.number() });
const prefix = 'taken/';

/** Number of blobs read at once. */
const maxForgotten = 100;

/** Processed ids in Netlify Blobs, shared by all processes. Blobs have no expiry, so `forgetExpired` must be called
 * regularly. */
export class BlobReplayGuard implements ReplayGuard {
  readonly #loadBlobs: () => RebuildBlobs;
  readonly #clock: Clock;

  /** @param loadBlobs Returns the store. Netlify provides it only during a request. */
  constructor(loadBlobs: () => RebuildBlobs, clock: Clock) {
    this.#loadBlobs = loadBlobs;
    this.#clock = clock;
  }

  async take(id: string, untilMs: number): Promise<boolean> {
    const blobs = this.#loadBlobs();
    const key = toKey(id);
    if ((await blobs.setJSON(key, { untilMs }, { onlyIfNew: true })).modified) return true;
    const taken = await blobs.getWithMetadata(key, { type: 'json' });
    if (taken?.etag === undefined || this.#isTaken(taken.data)) return false;
    return (await blobs.setJSON(key, { untilMs }, { onlyIfMatch: taken.etag })).modified;
  }

  async release(id: string): Promise<void> {
    await this.#loadBlobs().delete(toKey(id));
  }

  async forgetExpired(): Promise<void> {
    const blobs = this.#loadBlobs();
    const { blobs: listed } = await blobs.list({ prefix });
    for (const { key } of listed.slice(0, maxForgotten)) {
      if (!this.#isTaken(await blobs.get(key, { type: 'json' }))) await blobs.delete(key);
    }
  }

  #isTaken(stored: unknown): boolean {
    return (takenSchema.safeParse(stored).data?.untilMs ?? 0) > this.#clock();
  }
}

/** Keys contain no spaces, which would need escaping, and no slash: Netlify's local store keeps files and folders,
 * and a name cannot be both. */
const toKey = (id: string): string => prefix + id.replaceAll(' ', '.');
