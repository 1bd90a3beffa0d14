/** Answers in a store of Netlify Blobs, which all processes of a deploy share, with memory before it. Blobs know no
 * expiry, so only answers of which there are few belong here; Netlify drops the store together with its deploy. */
import { z } from 'zod';
import type { Clock } from '#base/clock.ts';
import type { AnswerStorage, StoredAnswer } from './storage.ts';

const blobSchema = z.object({ text: z.string(), savedAt: z.number(), untilMs: z.number() });

/** As far as a store of Blobs is used. */
export interface BlobStore {
  get(key: string, options: { readonly type: 'json' }): Promise<unknown>;
  setJSON(key: string, value: unknown): Promise<unknown>;
}

export class BlobStorage implements AnswerStorage {
  readonly #loadStore: () => BlobStore;
  readonly #memory: AnswerStorage;
  readonly #clock: Clock;

  /** @param loadStore The store, which Netlify has within a request only. */
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
      // Without the store the upstream is asked, as if nothing were kept.
      return undefined;
    }
  }

  async keep(key: string, stored: StoredAnswer, untilMs: number): Promise<void> {
    await this.#memory.keep(key, stored, untilMs);
    try {
      await this.#loadStore().setJSON(key, { ...stored, untilMs });
    } catch {
      // Memory has it; other processes ask the upstream themselves.
    }
  }
}
