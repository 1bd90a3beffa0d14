import type { StationMap } from '../station-map/station-map.ts';
import type { MapTexts } from './finder-texts.ts';

interface Props {
  readonly map: StationMap;
  readonly texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'wholeCountry'>;
}

/** They lie above the overlay and work at any time. */
export function MapButtons({ map, texts: { zoomIn, zoomOut, wholeCountry } }: Props) {
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
