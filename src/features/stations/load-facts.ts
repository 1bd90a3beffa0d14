import { loadOnce } from '#shell/browser/load-once.ts';
import type { Locale } from '#platform/languages/locale.ts';
import {
  objectTiesAddress,
  type ObjectTie,
  type StationFacts,
  stationFactsAddress,
} from './station-facts.ts';

/** @throws If the file cannot be had; the next call asks again. */
export const loadStationFacts = (locale: Locale): Promise<StationFacts> =>
  loadOnce<StationFacts>(stationFactsAddress(locale));

/** @throws If the file cannot be had; the next call asks again. */
export const loadObjectTies = (locale: Locale): Promise<readonly ObjectTie[]> =>
  loadOnce<readonly ObjectTie[]>(objectTiesAddress(locale));
