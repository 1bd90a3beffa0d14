/** The filters and the selected station in the page's address. The visitor's position is never in it. */
import { noObject } from '#shell/map/map-object.ts';
import { type AddressCodec, type Parameter, readAddress } from '#shell/browser/address-codec.ts';
import { finderParameters } from './finder-parameters.ts';
import { type Filters, filters } from './filters.ts';
import { maxLoad } from './finder-state.ts';

export interface Sought extends Filters {
  /** Ids of kinds of waste. */
  readonly wastes: readonly string[];
  /** Ids of objects of "What goes where". */
  readonly objects: readonly string[];
  /** Id of the chosen station. */
  readonly station: number;
}

export const soughtCodec: AddressCodec<Sought> = {
  county: filters.county,
  wastes: idsParameter(finderParameters.waste),
  objects: idsParameter(finderParameters.objects),
  open: filters.open,
  date: filters.date,
  station: {
    name: finderParameters.station,
    initial: noObject,
    parse: (text) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined),
    format: String,
  },
};

/** Names of all parameters, for the page. */
export const soughtNames = Object.values(soughtCodec)
  .map(({ name }) => name)
  .join(' ');

/** Written with plus signs between them. */
function idsParameter(name: string): Parameter<readonly string[]> {
  return {
    name,
    initial: [],
    parse: (text) =>
      [...new Set(text.split(/[ ,]/u).filter((id) => /^[\w-]{1,80}$/u.test(id)))].slice(0, maxLoad),
    format: (ids) => ids.join(' '),
  };
}

/** Valid choices; an address may contain anything. Objects are looked up when they are loaded. */
export interface Choices {
  readonly counties: readonly string[];
  readonly wastes: readonly string[];
  readonly stations: readonly number[];
}

export function parseSought(address: URL, { counties, wastes, stations }: Choices): Sought {
  const { county, wastes: sought, station, ...others } = readAddress(address, soughtCodec);
  return {
    county: counties.includes(county) ? county : soughtCodec.county.initial,
    wastes: sought.filter((id) => wastes.includes(id)),
    ...others,
    station: stations.includes(station) ? station : soughtCodec.station.initial,
  };
}
