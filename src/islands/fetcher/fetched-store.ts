/** Answers of the generic fetcher, shared by all islands of a page. */
import { nanoquery } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import { FetchError, type FetchFailure, type FetchRequest, keyOf } from './fetch-request.ts';
import { loadJson } from './load-json.ts';

/** Spec §9. */
export const staleMs = 30_000;
export const cacheMs = 5 * 60_000;

export interface FetchOptions {
  /** How long an answer serves without being asked for again; 30 s when absent. */
  readonly staleMs?: number;
  /** Absent: it is not asked again by itself. */
  readonly refetchMs?: number;
  /** Whether it is asked again when the window is seen again and when the connection is back; absent means no. */
  readonly refetchesOnReturn?: boolean;
}

/** A request and what came of it. An answer stays while it is asked for again, and when that fails. */
export interface Fetched {
  readonly loading: boolean;
  /** JSON, unchecked. */
  readonly answer?: unknown;
  /** Of the last attempt. */
  readonly failure?: FetchFailure;
}

type FetchedStore = ReadableAtom<{
  readonly loading: boolean;
  readonly data?: unknown;
  readonly error?: Error | undefined;
}>;

/** Answers, and how they are come by.
 * @param load Makes the requests. */
export function openFetcher(load: (request: FetchRequest) => Promise<unknown> = loadJson) {
  const [createFetcherStore, , { revalidateKeys }] = nanoquery({});
  const stores = new Map<string, FetchedStore>();
  return {
    /** The same store for the same request and options. Nothing is asked before somebody listens. */
    storeOf(request: FetchRequest, options: FetchOptions = {}): FetchedStore {
      const { staleMs: dedupeTime = staleMs, refetchMs = 0, refetchesOnReturn = false } = options;
      const key = keyOf(request);
      const name = [key, dedupeTime, refetchMs, refetchesOnReturn].join();
      const known = stores.get(name);
      if (known) return known;
      const store: FetchedStore = createFetcherStore<unknown, Error>([key], {
        fetcher: () => load(request),
        dedupeTime,
        cacheLifetime: cacheMs,
        revalidateInterval: refetchMs,
        revalidateOnFocus: refetchesOnReturn,
        revalidateOnReconnect: refetchesOnReturn,
        // Spec §9: no retry.
        onErrorRetry: false,
      });
      stores.set(name, store);
      return store;
    },
    /** Asks again, whether the answer is stale or not. */
    askAgain: (request: FetchRequest): void => revalidateKeys(keyOf(request)),
  };
}

export function fetchedOf({ loading, data: answer, error }: ReturnType<FetchedStore['get']>): Fetched {
  if (error === undefined) return { loading, answer };
  return { loading, answer, failure: error instanceof FetchError ? error.reason : 'no-answer' };
}

/** That of the page. */
export const fetcher = openFetcher();
