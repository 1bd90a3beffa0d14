/** Files about what goes where, one in each language: the stations and the objects for scripts that say what is near, open and
 * taken. Pages of objects do not hold opening hours and notes: an edited station would render hundreds. Their
 * lists by county have prices, so a new price of a station renders the pages of the objects that have it. */
import type { LonLat } from '#shell/map/map-object.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import type { StationTie, TakingStation } from './station-tie.ts';
import type { WasteStation } from './waste-station.ts';

export const stationFactsAddress = (locale: Locale): string => `/data/${locale}/stations.json`;

export interface StationPriceFact {
  readonly code: string;
  /** As a page shows it, with its unit and the free quantity. */
  readonly text: string;
}

export interface StationFact {
  readonly id: number;
  readonly label: string;
  /** Estonian name, as at the gate; absent where the label has it. */
  readonly sign?: string | undefined;
  readonly href: string;
  /** EHAK code. */
  readonly municipality: string;
  readonly county: WasteStation['county'];
  readonly coordinates: LonLat;
  readonly opening: Opening;
  readonly acceptedWaste: WasteStation['acceptedWaste'];
  /** Whom it serves, how to pay there and other things to know. */
  readonly note?: string | undefined;
  /** Rows for residents. */
  readonly prices: readonly StationPriceFact[];
}

export interface StationFacts {
  readonly stations: readonly StationFact[];
  /** In the alphabet of the language. */
  readonly municipalities: readonly { readonly code: string; readonly name: string }[];
}

/** A station, seen by what it takes. */
export const takingFact = ({ acceptedWaste, prices }: StationFact): TakingStation => ({
  acceptedWaste,
  codes: prices.map(({ code }) => code),
});

/** Objects with what ties them to stations, in one file of a language. */
export const objectTiesAddress = (locale: Locale): string => `/data/${locale}/objects.json`;

export interface ObjectTie {
  readonly id: string;
  readonly name: string;
  /** Of its page. */
  readonly href: string;
  /** Name of the bin where it goes first. */
  readonly bin: string;
  readonly tie: StationTie;
}
