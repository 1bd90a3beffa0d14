/** The generic fetcher: requests and responses, shared by all islands of a page. */
import type { ReadableAtom } from 'nanostores';
import {
  FetchError,
  type FetchFailure,
  type FetchRequest,
  keyOf,
  loadJson,
  RequestCache,
  type RequestState,
} from './requests.ts';

/** Spec §9. */
export const staleMs = 30_000;
export const cacheMs = 5 * 60_000;

export interface FetchOptions {
  /** How long a response is fresh; defaults to 30 s. */
  readonly staleMs?: number;
  /** Polling interval; absent for none. */
  readonly refetchMs?: number;
  /** Whether to refetch when the tab becomes visible or the connection returns; defaults to false. */
  readonly refetchesOnReturn?: boolean;
}

/** State of a request. The last good response is kept while a new one loads, and if that fails. */
export interface Fetched {
  readonly loading: boolean;
  /** JSON, not validated. */
  readonly answer?: unknown;
  /** Why the last attempt failed. */
  readonly failure?: FetchFailure;
}

/** Creates a fetcher with its own cache.
 * @param load Sends the requests. */
export function openFetcher(load: (request: FetchRequest) => Promise<unknown> = loadJson) {
  const cache = new RequestCache<unknown>({ cacheMs });
  const ask = (request: FetchRequest, freshMs: number): void => {
    // The failure is in the state of the request.
    cache.ask(keyOf(request), () => load(request), freshMs).catch(() => undefined);
  };
  return {
    /** State of a request. Nothing is sent before `follow`. */
    stateOf: (request: FetchRequest): ReadableAtom<RequestState<unknown>> => cache.stateOf(keyOf(request)),
    /** Sends the request and repeats it according to the options.
     * @returns Stops repeating. */
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
    /** Sends the request again, even if the response is fresh. */
    askAgain: (request: FetchRequest): void => ask(request, 0),
  };
}

/** A hidden tab does not poll. */
function isHidden(): boolean {
  return 'document' in globalThis && document.hidden;
}

export function fetchedOf({ loading, answer, error }: RequestState<unknown>): Fetched {
  if (error === undefined) return { loading, answer };
  return { loading, answer, failure: error instanceof FetchError ? error.reason : 'no-answer' };
}

/** The fetcher of the page. */
export const fetcher = openFetcher();
