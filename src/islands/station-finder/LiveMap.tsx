import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { noObject } from '#model/map-object.ts';
import type { TallinnMoment } from '#model/opening.ts';
import { $isMapActive, chooseStation } from './finder-store.ts';
import type { FinderTexts } from './finder-texts.ts';
import { MapButtons } from './MapButtons.tsx';
import { MapFrame } from './MapFrame.tsx';
import type { Station } from './station.ts';
import { StationPopup } from './StationPopup.tsx';
import { type Shown, useMapInStep } from './use-map-in-step.ts';
import { useOutside } from './use-outside.ts';

interface Props extends Shown {
  readonly stations: readonly Station[];
  readonly moment: TallinnMoment | undefined;
  readonly texts: FinderTexts;
}

/** The map in step with the list. */
export function LiveMap({ stations, moment, texts, ...shown }: Props) {
  const { chosen, tiles } = shown;
  const isActive = useStore($isMapActive);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { state, areTilesMissing } = useMapInStep(shown, { frame, canvas, popup });
  const map = state.type === 'ready' ? state.map : undefined;
  // What is focused comes to be once React has drawn.
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
        note: noteOf(state.type, areTilesMissing, texts.map),
      }}
    >
      {map ? <MapButtons map={map} texts={texts.map} /> : null}
      {map && chosen ? (
        <StationPopup
          station={chosen}
          moment={moment}
          close={close}
          frame={popup}
          texts={texts.map.popup}
          states={texts.list.states}
        />
      ) : null}
    </MapFrame>
  );
}

function noteOf(
  state: 'waiting' | 'loading' | 'failed' | 'ready',
  areTilesMissing: boolean,
  { loading, failed, tilesFailed }: FinderTexts['map'],
): string {
  if (state === 'loading') return loading;
  if (state === 'failed') return failed;
  return areTilesMissing ? tilesFailed : '';
}
