/** Caches the responses of a page. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type Result, success } from '#platform/base/result.ts';
import { deviceNow } from '#shell/time/clock.ts';

/** State of a request. The last good response is kept while a new one loads, and if that fails. */
export interface RequestState<Answer, Failure> {
  readonly loading: boolean;
  readonly answer?: Answer;
  /** Why the last attempt failed. */
  readonly failure?: Failure;
}

interface Entry<Answer, Failure> {
  readonly $state: WritableAtom<RequestState<Answer, Failure>>;
  /** When the response arrived, in milliseconds. */
  answeredAt: number;
  pending: Promise<Result<Answer, Failure>> | undefined;
}

export interface RequestCacheOptions<Failure> {
  /** What the page says where loading throws. That is a bug, which the console shows. */
  readonly thrown: Failure;
  /** How long a response is kept, in milliseconds; unlimited if absent. */
  readonly cacheMs?: number;
  /** Beyond this number the oldest entry is evicted; defaults to 50. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

/** A fresh response is reused, and requests in flight are shared. Failures are not cached: the next request is sent
 * again. */
export class RequestCache<Answer, Failure> {
  // Bounded by maxEntries.
  readonly #entries = new Map<string, Entry<Answer, Failure>>();
  readonly #thrown: Failure;
  readonly #cacheMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({
    thrown,
    cacheMs = Infinity,
    maxEntries = 50,
    now = deviceNow,
  }: RequestCacheOptions<Failure>) {
    this.#thrown = thrown;
    this.#cacheMs = cacheMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** @param key Identifies the request: requests with the same key share a response. */
  stateOf(key: string): ReadableAtom<RequestState<Answer, Failure>> {
    return this.#getEntry(key).$state;
  }

  /** @param freshMs A younger response is reused.
   * @returns What came of it, as in the state of the request. */
  ask(
    key: string,
    load: () => Promise<Result<Answer, Failure>>,
    freshMs: number,
  ): Promise<Result<Answer, Failure>> {
    const entry = this.#getEntry(key);
    if (entry.pending) return entry.pending;
    const { answer } = entry.$state.get();
    const ageMs = this.#now() - entry.answeredAt;
    if (answer !== undefined && ageMs < freshMs) return Promise.resolve(success(answer));
    const isKept = answer !== undefined && ageMs < this.#cacheMs;
    entry.$state.set({ loading: true, ...(isKept && { answer }) });
    entry.pending = this.#load(entry, load);
    return entry.pending;
  }

  /** Removes an aborted request, so the next one is sent again. */
  abandon(key: string): void {
    if (this.#entries.get(key)?.pending) this.#entries.delete(key);
  }

  async #load(
    entry: Entry<Answer, Failure>,
    load: () => Promise<Result<Answer, Failure>>,
  ): Promise<Result<Answer, Failure>> {
    try {
      const loaded = await load();
      if (loaded.type === 'success') {
        entry.answeredAt = this.#now();
        entry.$state.set({ loading: false, answer: loaded.value });
      } else this.#fail(entry, loaded.failure);
      return loaded;
    } catch (cause) {
      this.#fail(entry, this.#thrown);
      throw cause;
    } finally {
      entry.pending = undefined;
    }
  }

  #fail({ $state }: Entry<Answer, Failure>, failure: Failure): void {
    $state.set({ ...$state.get(), loading: false, failure });
  }

  #getEntry(key: string): Entry<Answer, Failure> {
    const known = this.#entries.get(key);
    if (known) return known;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.#maxEntries) this.#entries.delete(oldest);
    const entry = {
      $state: atom<RequestState<Answer, Failure>>({ loading: false }),
      answeredAt: -Infinity,
      pending: undefined,
    };
    this.#entries.set(key, entry);
    return entry;
  }
}
