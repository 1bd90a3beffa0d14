/** The visitor's position, requested only on demand. It is never sent and never stored. */
import type { LonLat } from '#shell/map/map-object.ts';

export type Position =
  | { readonly type: 'refused' }
  | { readonly type: 'not-found' }
  | { readonly type: 'known'; readonly place: LonLat };

/** Long enough for a satellite fix, and short enough to wait for. */
const timeoutMs = 15_000;

/** A position of a few minutes ago is accepted. */
const maximumAgeMs = 5 * 60_000;

/** The browser asks for permission. */
export function locate(): Promise<Position> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ type: 'not-found' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ type: 'known', place: [longitude, latitude] }),
      ({ code }) =>
        resolve({ type: code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'not-found' }),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}
