import { type RefObject, useEffect, useState } from 'react';
import { waitFor } from '../mount/wake.ts';
import type { StationMap, StationMapOptions } from '../station-map/station-map.ts';

export type MapState =
  | { readonly type: 'waiting' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'ready'; readonly map: StationMap };

/** Brings the map, whose code is large, once its place is seen.
 * @param options Read once. */
export function useStationMap(
  canvas: RefObject<HTMLDivElement | null>,
  options: Omit<StationMapOptions, 'target'>,
): MapState {
  const [state, setState] = useState<MapState>({ type: 'waiting' });
  const [first] = useState(options);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const end = new AbortController();
    void bringMap({ ...first, target }, end.signal, (next) => {
      if (!end.signal.aborted) setState(next);
    });
    return () => end.abort();
  }, [canvas, first]);
  return state;
}

async function bringMap(
  options: StationMapOptions,
  signal: AbortSignal,
  tell: (state: MapState) => void,
): Promise<void> {
  await waitFor(options.target, 'seen');
  tell({ type: 'loading' });
  try {
    const { StationMap } = await import('../station-map/station-map.ts');
    const map = new StationMap(options);
    if (signal.aborted) map.remove();
    signal.addEventListener('abort', () => map.remove());
    tell({ type: 'ready', map });
  } catch {
    // Its code did not arrive, or the browser cannot draw: the list has all that the map shows.
    tell({ type: 'failed' });
  }
}
