/** Cache of upstream answers. Fresh answers save the call, equal calls at the same time share one request, and while
 * the upstream fails the last good answer is served for a day. A failed call is not repeated for five seconds. */
import { z } from 'zod';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import type { Clock } from '#platform/base/clock.ts';
import { InFlight } from '#platform/base/concurrency.ts';
import { digest } from '#platform/base/digest.ts';
import { parseJson } from '#platform/base/json.ts';
import { type Result, success, failure } from '#platform/base/result.ts';
import type { StoredAnswer, AnswerStorage } from './storage.ts';
import type { UpstreamFailure } from './upstream/upstream.ts';

/** How long a stale answer is served while its upstream fails. */
const staleMs = 24 * 60 * 60 * 1000;

/** How long a failed call is not repeated. It applies to the same key only, so one failing contract does not block
 * others. */
const restMs = 5000;

interface RecentFailure {
  readonly failure: UpstreamFailure;
  readonly untilMs: number;
}

export interface Wanted<Schema extends z.core.$ZodType> {
  /** Identifies the answer; only its digest is stored. */
  readonly key: string;
  readonly freshMs: number;
  /** The answer holds no personal data and belongs to a small set, so it may be stored outside the process. */
  readonly isLasting?: boolean;
  /** Stored text that fails this schema (written by another version of the code) counts as missing. */
  readonly schema: Schema;
  readonly load: () => Promise<Result<z.output<Schema>, UpstreamFailure>>;
}

export interface Found<Value> {
  readonly value: Value;
  /** When the upstream returned it, in milliseconds since the Unix epoch. */
  readonly savedAt: number;
  /** Set when the upstream failed and a stale answer is served. */
  readonly failure: UpstreamFailure | undefined;
  /** For the log, and for nobody else: it tells that somebody asked before. */
  readonly cache: 'hit' | 'miss' | 'stale';
}

type Flight = Result<Omit<Found<unknown>, 'value'> & StoredAnswer, UpstreamFailure>;

export interface AnswerStorages {
  /** In the memory of the process. */
  readonly passing: AnswerStorage;
  readonly lasting: AnswerStorage;
}

export class AnswerCache {
  readonly #storages: AnswerStorages;
  readonly #clock: Clock;
  readonly #flights = new InFlight<Flight>();
  readonly #resting = new BoundedCache<RecentFailure>({
    name: 'failures of upstreams',
    maxBytes: 1024 * 1024,
    maxEntries: 1000,
    countBytes: (resting) => textBytes(JSON.stringify(resting)),
  });

  constructor(storages: AnswerStorages, clock: Clock) {
    this.#storages = storages;
    this.#clock = clock;
  }

  /** Returns a fresh answer, loading it when necessary.
   * @returns A failure only when the upstream fails and no stale answer is stored. */
  async find<Schema extends z.core.$ZodType>(
    wanted: Wanted<Schema>,
  ): Promise<Result<Found<z.output<Schema>>, UpstreamFailure>> {
    const key = digest(wanted.key);
    const landed = await this.#share(key, wanted);
    if (landed.type === 'failure') return landed;
    const { text, savedAt, cache, failure: reason } = landed.value;
    return success({ value: z.parse(wanted.schema, parseJson(text)), savedAt, cache, failure: reason });
  }

  /** Whoever joined the flight of another network that may open no more calls, asks once more by the limits of their own. */
  async #share<Schema extends z.core.$ZodType>(key: string, wanted: Wanted<Schema>): Promise<Flight> {
    const flight = { isOwn: false };
    const landed = await this.#flights.share(key, () => {
      flight.isOwn = true;
      return this.#fly(key, wanted);
    });
    const reason = landed.type === 'failure' ? landed.failure : landed.value.failure;
    return reason?.reason === 'busy' && !flight.isOwn ? this.#fly(key, wanted) : landed;
  }

  async #fly<Schema extends z.core.$ZodType>(key: string, wanted: Wanted<Schema>): Promise<Flight> {
    const storage = wanted.isLasting === true ? this.#storages.lasting : this.#storages.passing;
    const stored = await loadStored(storage, key, wanted.schema);
    if (stored && this.#clock() - stored.savedAt < wanted.freshMs)
      return success({ ...stored, cache: 'hit', failure: undefined });
    const loaded = await this.#loadUnlessResting(key, wanted);
    if (loaded.type === 'success') {
      const fresh = { text: JSON.stringify(loaded.value), savedAt: this.#clock() };
      await storage.keep(key, fresh, fresh.savedAt + staleMs);
      return success({ ...fresh, cache: 'miss', failure: undefined });
    }
    return stored ? success({ ...stored, cache: 'stale', failure: loaded.failure }) : failure(loaded.failure);
  }

  async #loadUnlessResting<Schema extends z.core.$ZodType>(
    key: string,
    wanted: Wanted<Schema>,
  ): Promise<Result<z.output<Schema>, UpstreamFailure>> {
    const resting = this.#resting.get(key);
    if (resting && resting.untilMs > this.#clock()) return failure(resting.failure);
    const loaded = await wanted.load();
    this.#resting.delete(key);
    // Where no call was made, the next one may be.
    if (loaded.type === 'failure' && loaded.failure.reason !== 'busy')
      this.#resting.set(key, { failure: loaded.failure, untilMs: this.#clock() + restMs });
    return loaded;
  }
}

async function loadStored(
  storage: AnswerStorage,
  key: string,
  schema: z.core.$ZodType,
): Promise<StoredAnswer | undefined> {
  const stored = await storage.load(key);
  return stored && z.safeParse(schema, parseJson(stored.text)).success ? stored : undefined;
}
