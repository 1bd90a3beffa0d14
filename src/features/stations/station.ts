/** A waste station for the finder: a point on the map with filter and display data. */
import type { County } from '#shell/map/county.ts';
import type { MapObject } from '#shell/map/map-object.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import type { wasteTypeIds } from '#shell/waste/waste-types.ts';
import type { TakingStation } from './station-tie.ts';

export interface Station extends MapObject, TakingStation {
  /** Estonian name, as at the gate; absent where the label has it. */
  readonly sign?: string | undefined;
  readonly address: string;
  /** Slug of its county, as addresses have it. */
  readonly county: string;
  readonly opening: Opening;
  readonly areHoursSample: boolean;
  /** Of its page. */
  readonly href: string;
  /** Position on the map of Estonia. */
  readonly drawn: readonly [x: number, y: number];
}

export interface FinderCounty {
  readonly slug: string;
  readonly county: County;
  readonly name: string;
}

/** A kind of waste that stations accept. */
export interface WasteChoice {
  readonly id: (typeof wasteTypeIds)[number];
  readonly name: string;
  /** Of its row in price lists; absent if it has several. */
  readonly code?: string | undefined;
}
