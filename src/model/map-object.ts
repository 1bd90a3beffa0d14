/** An object that can be selected on a map: a waste station, or a region with its office. */
import type { LonLat } from './county-outlines.ts';

/** Spec §3. */
export interface MapObject {
  /** Never 0, which means "nothing selected". */
  readonly id: number;
  readonly label: string;
  readonly coordinates: LonLat;
}

/** Spec §3: the selected object id is 0 by default. */
export const noObject = 0;
