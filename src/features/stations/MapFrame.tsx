import type { ReactNode, Ref } from 'react';
import { drawingSize } from '#shell/map/drawing-size.ts';
import type { MapTexts } from './finder-texts.ts';
import type { Station } from './station.ts';

interface Props {
  readonly stations: readonly Station[];
  readonly hasBaseMap: boolean;
  readonly texts: Pick<MapTexts, 'map' | 'activate' | 'baseMap'>;
  /** Absent in the published page. */
  readonly live?: LiveFrame;
  /** Shown on top of the map. */
  readonly children?: ReactNode;
}

interface LiveFrame {
  readonly frame: Ref<HTMLDivElement>;
  readonly canvas: Ref<HTMLDivElement>;
  readonly overlay: Ref<HTMLButtonElement>;
  /** The map has replaced its static picture. */
  readonly isReady: boolean;
  /** The visitor has pressed the overlay. */
  readonly isActive: boolean;
  readonly activate: () => void;
  /** Status of the map; empty once it is loaded. */
  readonly note: string;
}

/** The frame of the map, with its final height from the start. An overlay covers it until it is pressed, so
 * it traps neither scrolling nor the Tab key. */
export function MapFrame({ stations, hasBaseMap, texts, live, children }: Props) {
  const isActive = live?.isActive === true;
  return (
    <div className="map-frame live-only" ref={live?.frame} data-active={isActive || undefined}>
      {live?.isReady === true ? null : <MapStill stations={stations} />}
      <div
        className="map-canvas"
        ref={live?.canvas}
        role="application"
        aria-label={texts.map}
        inert={!isActive}
        // Whoever presses the overlay is led here, and hears how the keys work, also before the map itself is loaded.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        suppressHydrationWarning
      />
      <button
        type="button"
        className="map-overlay"
        ref={live?.overlay}
        hidden={isActive}
        onClick={live?.activate}
      >
        <span suppressHydrationWarning>{texts.activate}</span>
      </button>
      {children}
      <p className="map-note" role="status">
        <span>{live?.note ?? ''}</span>
      </p>
      {hasBaseMap ? (
        <p className="map-source" suppressHydrationWarning>
          {texts.baseMap}
        </p>
      ) : null}
    </div>
  );
}

interface StillProps {
  readonly stations: readonly Station[];
}

/** The map before interaction: a static picture with the same centre and scale as the initial map. A script of the page loads
 * its outlines (shell/browser/mount.browser.ts). */
function MapStill({ stations }: StillProps) {
  const { width, height } = drawingSize;
  return (
    <svg className="map-still" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <use data-href="/EstoniaMap.svg#counties" />
      {stations.map(({ id, drawn: [x, y] }) => (
        <circle key={id} cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}
