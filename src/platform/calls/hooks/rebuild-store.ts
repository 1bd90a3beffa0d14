/** Events and builds of Netlify's functions, in Blobs. Blobs have no locks and no counters, so each event has a key
 * of its own, and the lease is a key that is written only when it is new or expired. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ContentEvent } from '#platform/cms/content-event.ts';

/** The part of the Netlify Blobs interface that is used; reads must be strongly consistent. */
export interface RebuildBlobs {
  get(key: string, options: { readonly type: 'json' }): Promise<unknown>;
  getWithMetadata(
    key: string,
    options: { readonly type: 'json' },
  ): Promise<{ readonly data: unknown; readonly etag?: string | undefined } | null>;
  setJSON(
    key: string,
    value: unknown,
    condition?: { readonly onlyIfNew: true } | { readonly onlyIfMatch: string },
  ): Promise<{ readonly modified: boolean }>;
  list(options: {
    readonly prefix: string;
  }): Promise<{ readonly blobs: readonly { readonly key: string }[] }>;
  delete(key: string): Promise<void>;
}

/** A change that the next build must include. */
export interface RebuildEvent {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const leaseKey = 'debouncing';
const startKey = 'last-start';
const liveKey = 'live-state';
const askedKey = 'asked-state';
const eventPrefix = 'events/';

/** Digits of a timestamp, so that keys sort by time. */
const timeDigits = 15;

const leaseSchema = z.object({ untilMs: z.number() });
const startSchema = z.object({ at: z.number() });
const liveSchema = z.object({ state: z.string() });
const askedSchema = z.object({ state: z.string(), at: z.number() });

export class RebuildStore {
  readonly #blobs: RebuildBlobs;

  constructor(blobs: RebuildBlobs) {
    this.#blobs = blobs;
  }

  /** @throws When the store fails. */
  async note(event: ContentEvent, at: number): Promise<void> {
    const key = `${eventPrefix}${String(at).padStart(timeDigits, '0')}-${randomUUID()}`;
    await this.#blobs.setJSON(key, event);
  }

  /** Oldest first. */
  async events(): Promise<readonly RebuildEvent[]> {
    const { blobs } = await this.#blobs.list({ prefix: eventPrefix });
    return blobs
      .map(({ key }) => ({ key, at: Number(key.slice(eventPrefix.length).split('-')[0]) }))
      .toSorted((one, other) => one.at - other.at);
  }

  async forget(events: readonly RebuildEvent[]): Promise<void> {
    for (const { key } of events) await this.#blobs.delete(key);
  }

  /** Takes the lease for debouncing events. Of two simultaneous callers one gets it.
   * @param untilMs The lease expires at this time, even if its holder crashed.
   * @returns false when another process holds it. */
  async claim(now: number, untilMs: number): Promise<boolean> {
    const lease = { untilMs };
    if ((await this.#blobs.setJSON(leaseKey, lease, { onlyIfNew: true })).modified) return true;
    const held = await this.#blobs.getWithMetadata(leaseKey, { type: 'json' });
    // Released in the meantime: try again, so events stored after that are not missed.
    if (!held) return this.claim(now, untilMs);
    const isHeld = (leaseSchema.safeParse(held.data).data?.untilMs ?? 0) > now;
    if (isHeld || held.etag === undefined) return false;
    return (await this.#blobs.setJSON(leaseKey, lease, { onlyIfMatch: held.etag })).modified;
  }

  async release(): Promise<void> {
    await this.#blobs.delete(leaseKey);
  }

  async isClaimed(now: number): Promise<boolean> {
    const lease = leaseSchema.safeParse(await this.#blobs.get(leaseKey, { type: 'json' }));
    return lease.success && lease.data.untilMs > now;
  }

  async noteStart(at: number): Promise<void> {
    await this.#blobs.setJSON(startKey, { at });
  }

  /** When the last build was started.
   * @returns Milliseconds since the epoch; undefined before the first build. */
  async lastStart(): Promise<number | undefined> {
    return startSchema.safeParse(await this.#blobs.get(startKey, { type: 'json' })).data?.at;
  }

  /** Records the content state of the live site. */
  async noteLive(state: string): Promise<void> {
    if (!(await this.wasLive(state))) await this.#blobs.setJSON(liveKey, { state });
  }

  /** Whether this is the last recorded state of the live site. */
  async wasLive(state: string): Promise<boolean> {
    const live = liveSchema.safeParse(await this.#blobs.get(liveKey, { type: 'json' }));
    return live.success && live.data.state === state;
  }

  /** Records that a build was requested for a content state.
   * @returns false when it was already requested less than `againMs` ago. */
  async mayAsk(
    state: string,
    { now, againMs }: { readonly now: number; readonly againMs: number },
  ): Promise<boolean> {
    const asked = askedSchema.safeParse(await this.#blobs.get(askedKey, { type: 'json' })).data;
    if (asked?.state === state && now < asked.at + againMs) return false;
    await this.#blobs.setJSON(askedKey, { state, at: now });
    return true;
  }
}
