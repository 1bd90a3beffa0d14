/** The filters and the selected station in the page's address. The visitor's position is never in it. */
import { noObject } from '#model/map-object.ts';
import { type AddressCodec, readAddress, textParameter } from '../address/address-codec.ts';
import { finderParameters } from './finder-parameters.ts';
import type { Filters } from './finder-state.ts';

export interface Sought extends Filters {
  /** Id of the chosen station. */
  readonly station: number;
}

export const soughtCodec: AddressCodec<Sought> = {
  county: textParameter(finderParameters.county),
  waste: textParameter(finderParameters.waste),
  isOpenOnly: {
    name: finderParameters.isOpenOnly,
    initial: false,
    parse: (text) => text === '1',
    format: (isOpenOnly) => (isOpenOnly ? '1' : ''),
  },
  station: {
    name: finderParameters.station,
    initial: noObject,
    parse: (text) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined),
    format: String,
  },
};

/** Valid choices; an address may contain anything. */
export interface Choices {
  readonly counties: readonly string[];
  readonly wastes: readonly string[];
  readonly stations: readonly number[];
}

export function parseSought(address: URL, { counties, wastes, stations }: Choices): Sought {
  const { county, waste, isOpenOnly, station } = readAddress(address, soughtCodec);
  return {
    county: counties.includes(county) ? county : soughtCodec.county.initial,
    waste: wastes.includes(waste) ? waste : soughtCodec.waste.initial,
    isOpenOnly,
    station: stations.includes(station) ? station : soughtCodec.station.initial,
  };
}
