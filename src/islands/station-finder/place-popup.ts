/** Puts the popup beside its point, within the frame of the map.
 * @param point From the left upper corner of the frame. */
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

/** The point stays in sight. */
const gapPx = 16;

function between(value: number, least: number, max: number): number {
  return Math.max(least, Math.min(value, max));
}
