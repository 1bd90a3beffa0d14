/** Answers of upstreams, kept: fresh ones spare the call, equal calls at the same time are one call, and when the
 * upstream fails the last good answer serves. A call that has failed rests for a while, so that nobody waits for the
 * same failure again. */
import { z } from 'zod';
import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { digest } from '#base/digest.ts';
import { InFlight } from '#base/in-flight.ts';
import { parseJson } from '#base/json.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { AnswerStorage, StoredAnswer } from './storage.ts';
import type { UpstreamFailure } from './upstream/upstream.ts';

/** How long an answer serves while its upstream fails. */
const staleMs = 24 * 60 * 60 * 1000;

/** How long a call is not made again after it has failed. It holds for the very same call: else one contract that the
 * upstream stumbles over would keep everybody from theirs. */
const restMs = 5000;

interface RecentFailure {
  readonly failure: UpstreamFailure;
  readonly untilMs: number;
}

export interface Wanted<Schema extends z.core.$ZodType> {
  /** All that tells this answer from others; only its digest is stored. */
  readonly key: string;
  readonly freshMs: number;
  /** It is about nobody and one of few, so it may be kept beyond the process. */
  readonly isLasting?: boolean;
  /** What is kept in another shape, as another version of the code may leave it, counts as absent. */
  readonly schema: Schema;
  readonly load: () => Promise<Result<z.output<Schema>, UpstreamFailure>>;
}

export interface Found<Value> {
  readonly value: Value;
  /** When the upstream gave it, in milliseconds since the Unix epoch. */
  readonly savedAt: number;
  /** Set when the upstream failed and an older answer serves. */
  readonly failure: UpstreamFailure | undefined;
  /** How it came about, for the log and Server-Timing. */
  readonly cache: 'hit' | 'miss' | 'stale';
}

type Flight = Result<Omit<Found<unknown>, 'value'> & StoredAnswer, UpstreamFailure>;

export interface AnswerStorages {
  /** Ends with the process. */
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
    sizeOf: (resting) => textBytes(JSON.stringify(resting)),
  });

  constructor(storages: AnswerStorages, clock: Clock) {
    this.#storages = storages;
    this.#clock = clock;
  }

  /** @returns A failure only when the upstream fails and no older answer is kept. */
  async find<Schema extends z.core.$ZodType>(
    wanted: Wanted<Schema>,
  ): Promise<Result<Found<z.output<Schema>>, UpstreamFailure>> {
    const key = digest(wanted.key);
    const landed = await this.#flights.share(key, () => this.#fly(key, wanted));
    if (landed.type === 'failure') return landed;
    const { text, savedAt, cache, failure: reason } = landed.value;
    return success({ value: z.parse(wanted.schema, parseJson(text)), savedAt, cache, failure: reason });
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
    if (loaded.type === 'failure')
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
