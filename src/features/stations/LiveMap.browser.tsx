import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { noObject } from '#shell/map/map-object.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { StationMap } from '#shell/map/station-map.browser.ts';
import { MapFrame } from './MapFrame.tsx';
import { StationPopup } from './StationPopup.browser.tsx';
import { $isMapActive, chooseStation } from './finder-store.ts';
import type { FinderTexts, MapTexts } from './finder-texts.ts';
import type { Station } from './station.ts';
import { type Shown, useMapInStep } from './use-map-in-step.browser.ts';

interface Props extends Shown {
  readonly stations: readonly Station[];
  readonly moment: TallinnMoment | undefined;
  readonly texts: FinderTexts;
}

/** The map, synchronised with the list. */
export function LiveMap({ stations, moment, texts, ...shown }: Props) {
  const { chosen, tiles } = shown;
  const isActive = useStore($isMapActive);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { state, areTilesMissing } = useMapInStep(shown, { frame, canvas, popup });
  const map = state.type === 'ready' ? state.map : undefined;
  // The element to focus exists only after React has rendered.
  const focusSoon = (find: () => HTMLElement | null) =>
    requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
  const close = () => {
    const opener = document.querySelector<HTMLElement>(`[data-station="${chosen?.id ?? noObject}"]`);
    chooseStation(noObject);
    focusSoon(() => (isActive ? canvas.current : opener));
  };
  useOutside(frame, isActive || chosen !== undefined, (leaving) => {
    if (leaving === 'by-escape' && chosen) close();
    else $isMapActive.set(false);
    if (leaving === 'by-escape' && !chosen) focusSoon(() => overlay.current);
  });
  const activate = () => {
    $isMapActive.set(true);
    focusSoon(() => canvas.current);
  };
  return (
    <MapFrame
      stations={stations}
      texts={texts.map}
      hasBaseMap={tiles !== undefined}
      live={{
        frame,
        canvas,
        overlay,
        isReady: map !== undefined,
        isActive,
        activate,
        note: chooseNote(state.type, areTilesMissing, texts.map),
      }}
    >
      {map ? <MapButtons map={map} texts={texts.map} /> : null}
      {map && chosen ? (
        <StationPopup station={chosen} moment={moment} close={close} frame={popup} texts={texts} />
      ) : null}
    </MapFrame>
  );
}

function chooseNote(
  state: 'waiting' | 'loading' | 'failed' | 'ready',
  areTilesMissing: boolean,
  { loading, failed, tilesFailed }: FinderTexts['map'],
): string {
  if (state === 'loading') return loading;
  if (state === 'failed') return failed;
  return areTilesMissing ? tilesFailed : '';
}

interface ButtonsProps {
  readonly map: StationMap;
  readonly texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'wholeCountry'>;
}

/** They are above the overlay and always active. */
function MapButtons({ map, texts: { zoomIn, zoomOut, wholeCountry } }: ButtonsProps) {
  return (
    <div className="map-buttons">
      <button type="button" aria-label={zoomIn} onClick={() => map.zoomBy(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={zoomOut} onClick={() => map.zoomBy(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" onClick={() => map.showCountry()}>
        <span>{wholeCountry}</span>
      </button>
    </div>
  );
}

/** Ways to leave an element. */
type Leaving = 'by-escape' | 'for-elsewhere';

/** Calls back when an element is left: a press or focus outside, or Escape inside.
 * @param isOn Whether to listen. */
function useOutside(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  dispatch: (leaving: Leaving) => void,
): void {
  const leave = useEffectEvent(dispatch);
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    const isWithin = ({ target }: Event) =>
      target instanceof Node && frame.current?.contains(target) === true;
    const look = (event: Event) => {
      if (!isWithin(event)) leave('for-elsewhere');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isWithin(event)) leave('by-escape');
    };
    document.addEventListener('pointerdown', look, { signal: end.signal });
    document.addEventListener('focusin', look, { signal: end.signal });
    document.addEventListener('keydown', escape, { signal: end.signal });
    return () => end.abort();
  }, [frame, isOn]);
}
