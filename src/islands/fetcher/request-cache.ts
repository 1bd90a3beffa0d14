/** Answers to the requests of a page: what was asked a while ago is not asked again, and what is on its way is asked once.
 * A failure is not kept: who asks next asks again. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

/** What is known of a request. An answer stays while it is asked for again, and when that fails. */
export interface RequestState<Answer> {
  readonly loading: boolean;
  readonly answer?: Answer;
  /** Of the last attempt. */
  readonly error?: unknown;
}

interface Entry<Answer> {
  readonly $state: WritableAtom<RequestState<Answer>>;
  /** When the answer came. */
  answeredAt: number;
  pending: Promise<Answer> | undefined;
}

export interface RequestCacheOptions {
  /** How long an answer is kept; for ever when absent. */
  readonly cacheMs?: number;
  /** Requests beyond these push the oldest out. */
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

  /** @param key Of the request: two with one key have one answer. */
  stateOf(key: string): ReadableAtom<RequestState<Answer>> {
    return this.#entryOf(key).$state;
  }

  /** @param freshMs An answer that is no older serves again.
   * @returns The answer, or a rejection for the reason of `load`. */
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

  /** Lets go of a request that is on its way and no longer wanted: who asks next asks anew. */
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
