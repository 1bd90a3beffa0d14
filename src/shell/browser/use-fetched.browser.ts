import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { type FetchRequest, toRequestKey } from './requests.browser.ts';
import { type Fetched, fetcher, type FetchOptions } from './fetched-store.browser.ts';

/** State of a request, for a component. Requests with the same key share a response. */
export function useFetched(request: FetchRequest, options: FetchOptions = {}): Fetched {
  const { staleMs, refetchMs, refetchesOnReturn } = options;
  const follow = useEffectEvent(() => fetcher.follow(request, options));
  useEffect(() => follow(), [toRequestKey(request), staleMs, refetchMs, refetchesOnReturn]);
  // In a render that React may interrupt: a slow phone takes a tenth of a second to draw a long answer.
  return useDeferredValue(useStore(fetcher.getState(request)));
}
