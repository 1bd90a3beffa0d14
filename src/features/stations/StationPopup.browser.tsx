import type { Ref } from 'react';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { FinderTexts } from './finder-texts.ts';
import { stateText } from './opening-text.ts';
import type { Station } from './station.ts';

interface Props {
  readonly station: Station;
  readonly moment: TallinnMoment | undefined;
  readonly texts: Pick<FinderTexts, 'list' | 'map'>;
  readonly frame: Ref<HTMLDivElement>;
  readonly close: () => void;
}

/** Details of the selected station, over the map. It is announced when it opens; Escape closes it. */
export function StationPopup({ station, moment, texts: { list, map }, frame, close }: Props) {
  const texts = map.popup;
  const { label, sign, address, opening, href } = station;
  return (
    <div className="map-popup" ref={frame} role="dialog" aria-labelledby="map-popup-name" tabIndex={-1}>
      <h3 id="map-popup-name">{label}</h3>
      <p lang="et">{sign === undefined ? address : `${sign}, ${address}`}</p>
      <p className="station-state">{stateText(opening, moment, list)}</p>
      {station.areHoursSample && opening.hours.length > 0 ? (
        <p className="note">{texts.sampleHours}</p>
      ) : null}
      <p>
        <a href={href}>{texts.details}</a>
      </p>
      <button type="button" className="map-popup-close" aria-label={texts.close} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** Places the popup beside its point, within the frame of the map.
 * @param point Relative to the upper left corner of the frame. */
export function placePopup(
  popup: HTMLElement,
  frame: HTMLElement,
  [x, y]: readonly [x: number, y: number],
): void {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const left = between(x - width / 2, marginPx, frame.clientWidth - width - marginPx);
  const isRoomAbove = y - height - gapPx >= marginPx;
  const top = isRoomAbove ? y - height - gapPx : y + gapPx;
  const fitting = between(top, marginPx, frame.clientHeight - height - marginPx);
  popup.style.setProperty('translate', `${Math.round(left)}px ${Math.round(fitting)}px`);
}

const marginPx = 8;

/** The point stays visible. */
const gapPx = 16;

function between(value: number, least: number, max: number): number {
  return Math.max(least, Math.min(value, max));
}
