/** One live source: a query and its loaded pages. */
import { atom } from 'nanostores';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';
import { RequestCache, type RequestCacheOptions } from '#shell/browser/request-cache.ts';
import type { LivePage, LoadPage } from './live-page.ts';

export type LiveList =
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'none'; readonly last: LivePage }
  | {
      readonly type: 'found';
      readonly results: LivePage['results'];
      /** The last page: its source, and the number of the next page. */
      readonly last: LivePage;
      readonly next: 'none' | 'there' | 'loading' | 'failed';
    };

/** A new query aborts the previous one, whose results are then ignored. */
export function openLiveList(load: LoadPage) {
  const $list = atom<LiveList>({ type: 'idle' });
  let query = '';
  let asking = new AbortController();

  const send = async (page: number): Promise<void> => {
    asking.abort();
    const { signal } = (asking = new AbortController());
    const before = $list.get();
    const isMore = page > 1 && before.type === 'found';
    $list.set(isMore ? { ...before, next: 'loading' } : { type: 'loading' });
    // The visitor sees a general text; the reason is in the server's log, and a bug in the console.
    const failed: LiveList = isMore ? { ...before, next: 'failed' } : { type: 'failed' };
    try {
      const loaded = await load(query, page, signal);
      if (signal.aborted) return;
      $list.set(loaded.type === 'success' ? joined(isMore ? before.results : [], loaded.value) : failed);
    } catch (cause) {
      if (!signal.aborted) $list.set(failed);
      throw cause;
    }
  };

  return {
    $list,
    /** @param asked If empty, nothing is requested. */
    ask: (asked: string): void => {
      query = asked;
      if (asked !== '') void send(1);
      else {
        asking.abort();
        $list.set({ type: 'idle' });
      }
    },
    /** Loads the next page, or retries the failed one. */
    askNext: (): void => {
      const list = $list.get();
      void send(list.type === 'found' ? (list.last.nextPage ?? 1) : 1);
    },
  };
}

/** The list of pages that have already come. */
export function joinPages([first, ...others]: readonly LivePage[]): LiveList {
  if (!first) return { type: 'idle' };
  return others.reduce<LiveList>(
    (list, page) => joined(list.type === 'found' ? list.results : [], page),
    joined([], first),
  );
}

function joined(results: LivePage['results'], last: LivePage): LiveList {
  const all = [...results, ...last.results];
  if (all.length === 0) return { type: 'none', last };
  return { type: 'found', results: all, last, next: last.nextPage === undefined ? 'none' : 'there' };
}

/** Spec §9: search query cache. */
const keptMs = 5 * 60 * 1000;

/** Caches good pages for five minutes. */
export function keepPages(load: LoadPage, options?: Pick<RequestCacheOptions<LoadFailure>, 'now'>): LoadPage {
  const cache = new RequestCache<LivePage, LoadFailure>({ thrown: 'no-answer', cacheMs: keptMs, ...options });
  return (query, page, signal) => {
    const key = `${page} ${query}`;
    signal.addEventListener('abort', () => cache.abandon(key), { once: true });
    return cache.ask(key, () => load(query, page, signal), keptMs);
  };
}
