/** Caches the responses of a page: a fresh response is reused, and requests in flight are shared. Failures
 * are not cached: the next request is sent again. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

/** State of a request. The last good response is kept while a new one loads, and if that fails. */
export interface RequestState<Answer> {
  readonly loading: boolean;
  readonly answer?: Answer;
  /** Why the last attempt failed. */
  readonly error?: unknown;
}

interface Entry<Answer> {
  readonly $state: WritableAtom<RequestState<Answer>>;
  /** When the response arrived, in milliseconds. */
  answeredAt: number;
  pending: Promise<Answer> | undefined;
}

export interface RequestCacheOptions {
  /** How long a response is kept, in milliseconds; unlimited if absent. */
  readonly cacheMs?: number;
  /** Beyond this number the oldest entry is evicted; defaults to 50. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

export class RequestCache<Answer> {
  // Bounded by maxEntries.
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #cacheMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({ cacheMs = Infinity, maxEntries = 50, now = Date.now }: RequestCacheOptions = {}) {
    this.#cacheMs = cacheMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** @param key Identifies the request: requests with the same key share a response. */
  stateOf(key: string): ReadableAtom<RequestState<Answer>> {
    return this.#entryOf(key).$state;
  }

  /** @param freshMs A younger response is reused.
   * @returns The response; rejects as `load` does. */
  ask(key: string, load: () => Promise<Answer>, freshMs: number): Promise<Answer> {
    const entry = this.#entryOf(key);
    if (entry.pending) return entry.pending;
    const { answer } = entry.$state.get();
    const ageMs = this.#now() - entry.answeredAt;
    if (answer !== undefined && ageMs < freshMs) return Promise.resolve(answer);
    const isKept = answer !== undefined && ageMs < this.#cacheMs;
    entry.$state.set({ loading: true, ...(isKept && { answer }) });
    entry.pending = this.#load(entry, load);
    return entry.pending;
  }

  /** Removes an aborted request, so the next one is sent again. */
  abandon(key: string): void {
    if (this.#entries.get(key)?.pending) this.#entries.delete(key);
  }

  async #load(entry: Entry<Answer>, load: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await load();
      entry.answeredAt = this.#now();
      entry.$state.set({ loading: false, answer });
      return answer;
    } catch (error) {
      entry.$state.set({ ...entry.$state.get(), loading: false, error });
      throw error;
    } finally {
      entry.pending = undefined;
    }
  }

  #entryOf(key: string): Entry<Answer> {
    const known = this.#entries.get(key);
    if (known) return known;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.#maxEntries) this.#entries.delete(oldest);
    const entry = {
      $state: atom<RequestState<Answer>>({ loading: false }),
      answeredAt: -Infinity,
      pending: undefined,
    };
    this.#entries.set(key, entry);
    return entry;
  }
}
