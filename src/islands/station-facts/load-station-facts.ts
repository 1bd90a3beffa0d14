import { parseJson } from '#base/json.ts';
import type { Locale } from '#model/locale.ts';
import { type StationFact, stationFactsAddress } from '#site/station-facts.ts';

/** @throws If the file cannot be had; the next call asks again. */
export function loadStationFacts(locale: Locale): Promise<readonly StationFact[]> {
  pending ??= load(stationFactsAddress(locale)).catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}

/** A page has one language. */
let pending: Promise<readonly StationFact[]> | undefined;

async function load(address: string): Promise<readonly StationFact[]> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return parseJson(await response.text());
}
