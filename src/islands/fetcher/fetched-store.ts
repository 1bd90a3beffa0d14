/** Answers of the generic fetcher, shared by all islands of a page. */
import type { ReadableAtom } from 'nanostores';
import { FetchError, type FetchFailure, type FetchRequest, keyOf, loadJson } from './fetch-request.ts';
import { RequestCache, type RequestState } from './request-cache.ts';

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

/** Answers, and how they are come by.
 * @param load Makes the requests. */
export function openFetcher(load: (request: FetchRequest) => Promise<unknown> = loadJson) {
  const cache = new RequestCache<unknown>({ cacheMs });
  const ask = (request: FetchRequest, freshMs: number): void => {
    // Who follows the request reads the failure in its state.
    cache.ask(keyOf(request), () => load(request), freshMs).catch(() => undefined);
  };
  return {
    /** What is known of a request; nothing is asked before somebody follows it. */
    stateOf: (request: FetchRequest): ReadableAtom<RequestState<unknown>> => cache.stateOf(keyOf(request)),
    /** Asks, and asks again as the options want it.
     * @returns Ends that. */
    follow(request: FetchRequest, options: FetchOptions = {}): () => void {
      const { staleMs: freshMs = staleMs, refetchMs = 0, refetchesOnReturn = false } = options;
      const askIfSeen = () => {
        if (!isHidden()) ask(request, freshMs);
      };
      const end = new AbortController();
      const timer = refetchMs > 0 ? setInterval(askIfSeen, refetchMs) : undefined;
      if (refetchesOnReturn) {
        document.addEventListener('visibilitychange', askIfSeen, { signal: end.signal });
        addEventListener('online', askIfSeen, { signal: end.signal });
      }
      ask(request, freshMs);
      return () => {
        clearInterval(timer);
        end.abort();
      };
    },
    /** Asks again, whether the answer is stale or not. */
    askAgain: (request: FetchRequest): void => ask(request, 0),
  };
}

/** Nobody sees what is asked for meanwhile. */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

export function fetchedOf({ loading, answer, error }: RequestState<unknown>): Fetched {
  if (error === undefined) return { loading, answer };
  return { loading, answer, failure: error instanceof FetchError ? error.reason : 'no-answer' };
}

/** That of the page. */
export const fetcher = openFetcher();
