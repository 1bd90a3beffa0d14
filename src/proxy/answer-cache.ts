/** Answers of upstreams, kept: fresh ones spare the call, equal calls at the same time are one call, and when the
 * upstream fails the last good answer serves. */
import { z } from 'zod';
import type { Clock } from '#base/clock.ts';
import { digest } from '#base/digest.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { Kept, Storage } from './storage.ts';
import type { UpstreamFailure } from './upstream/ask.ts';

/** How long an answer serves while its upstream fails. */
const staleMs = 24 * 60 * 60 * 1000;

export interface Wanted<Schema extends z.core.$ZodType> {
  /** All that tells this answer from others; only its digest is stored. */
  readonly key: string;
  readonly freshMs: number;
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

type Flight = Result<Omit<Found<unknown>, 'value'> & Kept, UpstreamFailure>;

export class AnswerCache {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #flights = new Map<string, Promise<Flight>>();

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  async find<Schema extends z.core.$ZodType>(
    wanted: Wanted<Schema>,
  ): Promise<Result<Found<z.output<Schema>>, UpstreamFailure>> {
    const key = digest(wanted.key);
    let flight = this.#flights.get(key);
    if (!flight) {
      flight = this.#fly(key, wanted).finally(() => this.#flights.delete(key));
      this.#flights.set(key, flight);
    }
    const landed = await flight;
    if (landed.type === 'failure') return landed;
    const { text, savedAt, cache, failure: because } = landed.value;
    return success({ value: z.parse(wanted.schema, JSON.parse(text)), savedAt, cache, failure: because });
  }

  async #fly<Schema extends z.core.$ZodType>(key: string, wanted: Wanted<Schema>): Promise<Flight> {
    const kept = await this.#loadKept(key, wanted.schema);
    if (kept && this.#clock() - kept.savedAt < wanted.freshMs)
      return success({ ...kept, cache: 'hit', failure: undefined });
    const loaded = await wanted.load();
    if (loaded.type === 'success') {
      const fresh = { text: JSON.stringify(loaded.value), savedAt: this.#clock() };
      await this.#storage.keep(key, fresh, fresh.savedAt + staleMs);
      return success({ ...fresh, cache: 'miss', failure: undefined });
    }
    return kept ? success({ ...kept, cache: 'stale', failure: loaded.failure }) : failure(loaded.failure);
  }

  async #loadKept(key: string, schema: z.core.$ZodType): Promise<Kept | undefined> {
    const kept = await this.#storage.load(key);
    return kept && z.safeParse(schema, JSON.parse(kept.text)).success ? kept : undefined;
  }
}
