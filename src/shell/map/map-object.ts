/** An object that can be selected on a map: a waste station, or a region with its office. */
/** Longitude and latitude in degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Spec §3. */
export interface MapObject {
  /** Never 0, which means "nothing selected". */
  readonly id: number;
  readonly label: string;
  readonly coordinates: LonLat;
}

/** Spec §3: the selected object id is 0 by default. */
export const noObject = 0;
