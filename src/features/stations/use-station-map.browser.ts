import { type RefObject, useEffect, useState } from 'react';
import { waitFor } from '#shell/browser/mount.browser.ts';
import type { StationMap, StationMapOptions } from '#shell/map/station-map.browser.ts';

export type MapState =
  | { readonly type: 'waiting' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'ready'; readonly map: StationMap };

/** Loads the large code of the map once its frame is visible or something is to be shown on it.
 * @param isAsked Whether something is to be shown.
 * @param options Read once. */
export function useStationMap(
  canvas: RefObject<HTMLDivElement | null>,
  isAsked: boolean,
  options: Omit<StationMapOptions, 'target'>,
): MapState {
  const [isSeen, setSeen] = useState(false);
  const [state, setState] = useState<MapState>({ type: 'waiting' });
  const [first] = useState(options);
  // Once loaded, the map stays.
  const isWanted = isSeen || isAsked || state.type !== 'waiting';
  useEffect(() => {
    if (canvas.current) void waitFor(canvas.current, 'visible').then(() => setSeen(true));
  }, [canvas]);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !isWanted) return undefined;
    const end = new AbortController();
    void bringMap({ ...first, target }, end.signal, (next) => {
      if (!end.signal.aborted) setState(next);
    });
    return () => end.abort();
  }, [canvas, first, isWanted]);
  return state;
}

async function bringMap(
  options: StationMapOptions,
  signal: AbortSignal,
  dispatch: (state: MapState) => void,
): Promise<void> {
  dispatch({ type: 'loading' });
  try {
    const { StationMap } = await import('#shell/map/station-map.browser.ts');
    dispatch({ type: 'ready', map: await StationMap.open(options, signal) });
  } catch {
    // The code failed to load, or the browser cannot draw: the list has everything that the map shows.
    dispatch({ type: 'failed' });
  }
}
