import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import { drawn as whenDrawn } from '#shell/browser/pause.ts';
import type { Finder } from './finder-state.ts';
import { chooseStation } from './finder-store.ts';
import { placePopup } from './StationPopup.browser.tsx';
import type { FinderCounty, Station } from './station.ts';
import { type MapState, useStationMap } from './use-station-map.browser.ts';

export interface Shown {
  /** Stations that match the filters. */
  readonly shown: readonly Station[];
  readonly counties: readonly FinderCounty[];
  readonly locale: Locale;
  /** Address of a tile of the base map, if there is one. */
  readonly tiles: string | undefined;
  readonly finder: Finder;
  readonly chosen: Station | undefined;
}

interface Places {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
}

interface MapInStep {
  readonly state: MapState;
  readonly areTilesMissing: boolean;
}

/** Loads the map, and synchronises it with the filters and the selection. */
export function useMapInStep(
  { shown, counties, locale, tiles, finder, chosen }: Shown,
  { frame, canvas, popup }: Places,
): MapInStep {
  const [areTilesMissing, setTilesMissing] = useState(false);
  const place = useRef<() => void>(undefined);
  const state = useStationMap(canvas, chosen !== undefined, {
    counties,
    locale,
    tiles,
    choose: chooseStation,
    drawn: () => place.current?.(),
    tilesFailed: () => setTilesMissing(true),
  });
  const map = state.type === 'ready' ? state.map : undefined;
  const { county } = finder.filters;
  const visitor = finder.whereabouts.type === 'known' ? finder.whereabouts.place : undefined;
  useEffect(() => map?.show(shown), [map, shown]);
  useEffect(() => {
    const found = counties.find(({ slug }) => slug === county);
    if (found) map?.showCounty(found.county);
  }, [map, counties, county]);
  useEffect(() => map?.showVisitor(visitor), [map, visitor]);
  useEffect(() => {
    place.current = () => {
      const point = chosen && map?.toPixel(chosen.coordinates);
      if (point && popup.current && frame.current) placePopup(popup.current, frame.current, point);
    };
    place.current();
    popup.current?.focus();
    // The list and the popup answer first: drawing the map anew takes a slow phone a tenth of a second.
    let isOver = false;
    void whenDrawn().then(() => {
      if (!isOver) map?.choose(chosen);
    });
    return () => {
      isOver = true;
    };
  }, [map, chosen, frame, popup]);
  return { state, areTilesMissing };
}
