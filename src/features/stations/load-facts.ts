/** Files of facts, each loaded once: a page has one language. */
import { trustedJson } from '#platform/base/json.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { type DifferencePlace, differencesAddress } from '#features/sorting/differences-file.ts';
import {
  objectTiesAddress,
  type ObjectTie,
  type StationFacts,
  stationFactsAddress,
} from '#features/sorting/sorting-files.ts';

/** @throws If the file cannot be had; the next call asks again. */
export const loadStationFacts = (locale: Locale): Promise<StationFacts> =>
  loadOnce<StationFacts>(stationFactsAddress(locale));

/** @throws If the file cannot be had; the next call asks again. */
export const loadObjectTies = (locale: Locale): Promise<readonly ObjectTie[]> =>
  loadOnce<readonly ObjectTie[]>(objectTiesAddress(locale));

/** @throws If the file cannot be had; the next call asks again. */
export const loadDifferences = (locale: Locale): Promise<readonly DifferencePlace[]> =>
  loadOnce<readonly DifferencePlace[]>(differencesAddress(locale));

/** For what can do without facts, or says that they are missing. */
export const unlessFailed = <Facts>(loading: Promise<Facts>): Promise<Facts | undefined> =>
  loading.catch((cause: unknown) => {
    console.warn(cause);
    return undefined;
  });

const pending = new Map<string, Promise<string>>();

async function loadOnce<Facts>(address: string): Promise<Facts> {
  let text = pending.get(address);
  if (!text) {
    text = load(address);
    pending.set(address, text);
  }
  try {
    return trustedJson<Facts>(await text);
  } catch (cause) {
    pending.delete(address);
    throw cause;
  }
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return response.text();
}
