import { z } from 'zod';
import type { Clock } from '#base/clock.ts';
import type { RebuildBlobs } from './rebuild-store.ts';
import type { ReplayGuard } from './replay-guard.ts';

const takenSchema = z.object({ untilMs: z.number() });
const prefix = 'taken/';

/** Looked at in one go. */
const maxForgotten = 100;

/** Taken ids in Blobs, which all processes share. Blobs know no expiry: `forgetExpired` is called from time to time. */
export class BlobReplayGuard implements ReplayGuard {
  readonly #loadBlobs: () => RebuildBlobs;
  readonly #clock: Clock;

  /** @param loadBlobs The store, which Netlify has within a request only. */
  constructor(loadBlobs: () => RebuildBlobs, clock: Clock) {
    this.#loadBlobs = loadBlobs;
    this.#clock = clock;
  }

  async take(id: string, untilMs: number): Promise<boolean> {
    const blobs = this.#loadBlobs();
    const key = keyOf(id);
    if ((await blobs.setJSON(key, { untilMs }, { onlyIfNew: true })).modified) return true;
    const taken = await blobs.getWithMetadata(key, { type: 'json' });
    if (taken?.etag === undefined || this.#isTaken(taken.data)) return false;
    return (await blobs.setJSON(key, { untilMs }, { onlyIfMatch: taken.etag })).modified;
  }

  async release(id: string): Promise<void> {
    await this.#loadBlobs().delete(keyOf(id));
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

/** Blanks would have to be escaped. Not by a slash: the store of Netlify's own tools keeps files and folders, and no name of
 * both. */
const keyOf = (id: string): string => prefix + id.replaceAll(' ', '.');
