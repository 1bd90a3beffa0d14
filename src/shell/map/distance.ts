import type { LonLat } from './map-object.ts';

/** Mean radius of the Earth in kilometres. */
const earthRadiusKm = 6371;

/** Great-circle distance in kilometres. */
export function distanceKm([fromLongitude, fromLatitude]: LonLat, [toLongitude, toLatitude]: LonLat): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(radians(fromLatitude)) *
      Math.cos(radians(toLatitude)) *
      Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}
