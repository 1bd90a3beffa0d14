import type { Whereabouts } from './finder-state.ts';

/** Long enough to find satellites, and short enough to wait for. */
const timeoutMs = 15_000;

/** A place of a few minutes ago will do. */
const maximumAgeMs = 5 * 60_000;

/** Asks the browser where the visitor is. The browser asks the visitor. */
export function locate(): Promise<Whereabouts> {
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
