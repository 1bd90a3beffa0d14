import { useStore } from '@nanostores/react';
import type { FetchRequest } from './fetch-request.ts';
import { type Fetched, fetchedOf, fetcher, type FetchOptions } from './fetched-store.ts';

/** What came of a request, in a component. Requests with one key share their answer. */
export function useFetched(request: FetchRequest, options: FetchOptions = {}): Fetched {
  return fetchedOf(useStore(fetcher.storeOf(request, options)));
}
