/** The generic fetcher: requests and responses, shared by all islands of a page. */
import type { ReadableAtom } from 'nanostores';
import type { Result } from '#platform/base/result.ts';
import { RequestCache, type RequestState } from './request-cache.ts';
import { type FetchFailure, type FetchRequest, loadRequest, toRequestKey } from './requests.browser.ts';

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

/** The response is JSON, not validated. */
export type Fetched = RequestState<unknown, FetchFailure>;

/** Creates a fetcher with its own cache.
 * @param load Sends the requests. */
export function openFetcher(
  load: (request: FetchRequest) => Promise<Result<unknown, FetchFailure>> = loadRequest,
) {
  const cache = new RequestCache<unknown, FetchFailure>({ thrown: 'no-answer', cacheMs });
  const ask = (request: FetchRequest, freshMs: number): void => {
    void cache.ask(toRequestKey(request), () => load(request), freshMs);
  };
  return {
    /** State of a request. Nothing is sent before `follow`. */
    getState: (request: FetchRequest): ReadableAtom<Fetched> => cache.stateOf(toRequestKey(request)),
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

/** The fetcher of the page. */
export const fetcher = openFetcher();
