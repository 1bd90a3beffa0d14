/** What can be chosen on a map: a waste station, or a region with its office. */
import type { LonLat } from './county-outlines.ts';

/** Spec §3. */
export interface MapObject {
  /** Never 0, which means that nothing is chosen. */
  readonly id: number;
  readonly label: string;
  readonly coordinates: LonLat;
}

/** The id of nothing. Spec §3: the selected object id is 0 by default. */
export const noObject = 0;
