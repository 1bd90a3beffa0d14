import { loadJson } from '../fetcher/load-json.ts';
import type { LoadLive } from './live-page.ts';

/** Asks the live part of the site. */
export const loadLive: LoadLive = (address, signal) =>
  loadJson(
    { url: address },
    {
      origin: location.origin,
      send: (url, init) =>
        fetch(url, { ...init, signal: AbortSignal.any([signal, ...(init.signal ? [init.signal] : [])]) }),
    },
  );
