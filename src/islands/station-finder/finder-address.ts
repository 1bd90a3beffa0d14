/** The address of the page names what is looked for, so that a link shows the same. Where the visitor is stays out of
 * it. */
import { noObject } from '#model/map-object.ts';
import { type Filters, noFilters } from './finder-state.ts';

export interface Sought {
  readonly filters: Filters;
  /** Id of the chosen station. */
  readonly station: number;
}

const keys = { county: 'county', waste: 'waste', open: 'open', station: 'station' } as const;

/** What can be chosen: an address may name whatever somebody typed. */
export interface Choices {
  readonly counties: readonly string[];
  readonly wastes: readonly string[];
  readonly stations: readonly number[];
}

/** @param search Of the address: `?county=harju&open=1`. */
export function parseSought(search: string, { counties, wastes, stations }: Choices): Sought {
  const parameters = new URLSearchParams(search);
  const known = (key: string, values: readonly string[]) =>
    values.find((value) => value === parameters.get(key)) ?? '';
  return {
    filters: {
      county: known(keys.county, counties),
      waste: known(keys.waste, wastes),
      isOpenOnly: parameters.get(keys.open) === '1',
    },
    station: stations.find((id) => String(id) === parameters.get(keys.station)) ?? noObject,
  };
}

/** @param search Parameters of other kinds stay.
 * @returns With its question mark; empty when nothing is to be said. */
export function formatSought(search: string, { filters, station }: Sought): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.values(keys)) parameters.delete(key);
  if (filters.county !== noFilters.county) parameters.set(keys.county, filters.county);
  if (filters.waste !== noFilters.waste) parameters.set(keys.waste, filters.waste);
  if (filters.isOpenOnly) parameters.set(keys.open, '1');
  if (station !== noObject) parameters.set(keys.station, String(station));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether an address asks for anything here. */
export function hasSought(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return Object.values(keys).some((key) => parameters.has(key));
}
