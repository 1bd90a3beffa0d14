/** Answers in Netlify Blobs, shared by all processes of a deploy, with memory in front. Blobs have no expiry, so only
 * small sets of answers belong here; Netlify deletes the store together with its deploy. */
import { z } from 'zod';
import type { Clock } from '#platform/base/clock.ts';
import type { AnswerStorage, StoredAnswer } from './storage.ts';

const blobSchema = z.object({ text: z.string(), savedAt: z.number(), untilMs: z.number() });

/** The part of the Netlify Blobs interface that is used. */
export interface BlobStore {
  get(key: string, options: { readonly type: 'json' }): Promise<unknown>;
  setJSON(key: string, value: unknown): Promise<unknown>;
}

export class BlobStorage implements AnswerStorage {
  readonly #loadStore: () => BlobStore;
  readonly #memory: AnswerStorage;
  readonly #clock: Clock;

  /** @param loadStore Returns the store. Netlify provides it only during a request. */
  constructor(loadStore: () => BlobStore, memory: AnswerStorage, clock: Clock) {
    this.#loadStore = loadStore;
    this.#memory = memory;
    this.#clock = clock;
  }

  async load(key: string): Promise<StoredAnswer | undefined> {
    const near = await this.#memory.load(key);
    if (near) return near;
    try {
      const blob = blobSchema.safeParse(await this.#loadStore().get(key, { type: 'json' }));
      if (!blob.success || blob.data.untilMs <= this.#clock()) return undefined;
      const { text, savedAt, untilMs } = blob.data;
      await this.#memory.keep(key, { text, savedAt }, untilMs);
      return { text, savedAt };
    } catch {
      // If the store fails, the upstream is called, as with an empty store.
      return undefined;
    }
  }

  async keep(key: string, stored: StoredAnswer, untilMs: number): Promise<void> {
    await this.#memory.keep(key, stored, untilMs);
    try {
      await this.#loadStore().setJSON(key, { ...stored, untilMs });
    } catch {
      // The answer is in memory; other processes call the upstream themselves.
    }
  }
}
