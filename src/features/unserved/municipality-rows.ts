/** Which municipality an unserved address lies in. The content base names a county or a city (`Harju maakond`, `Tallinn`) and a place
 * in it, which may be a city, a municipality, a town, a district or a village. */
import { type County, countyOfArea } from '#shell/map/county.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import { listTowns, withoutType } from '#shell/map/towns.ts';

export interface MunicipalityPlace {
  /** EHAK code. */
  readonly code: string;
  /** In Estonian, with its type: `Keila linn`. */
  readonly name: string;
  readonly type: 'vald' | 'linn';
  readonly county: County;
  readonly districts: readonly string[];
  /** As a page in its language shows it. */
  readonly label: string;
}

type Row = Pick<UnservedAddress, 'area' | 'city' | 'address'>;

/** @param all Every municipality, because a bare name may be that of a city beside a rural municipality of the same name: `Tartu`.
 * @returns Its code; undefined for a village, whose municipality the source does not tell. */
export function municipalityOfRow(row: Row, all: readonly MunicipalityPlace[]): string | undefined {
  const county = countyOfArea(row.area);
  const near = county === undefined ? all : all.filter((place) => place.county === county);
  // The nearest first; the address itself may end with its places.
  const written = [row.city, ...row.address.split(',').slice(1), row.area].map(toKey);
  for (const find of finders) {
    for (const text of written) {
      const found = text === '' ? undefined : near.find((place) => find(place, text));
      if (found) return found.code;
    }
  }
  return undefined;
}

const toKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** The surest first. */
const finders: readonly ((place: MunicipalityPlace, text: string) => boolean)[] = [
  ({ name }, text) => toKey(name) === text,
  ({ districts }, text) => districts.some((district) => listKeys(district).includes(text)),
  ({ name, type }, text) => type === 'linn' && toKey(withoutType(name)) === text,
  ({ name, type }, text) => type === 'vald' && toKey(withoutType(name)) === text,
  ({ name }, text) => listTowns(name).some((town) => listKeys(town).includes(text)),
];

/** With and without the word for what it is. */
const listKeys = (name: string): readonly string[] =>
  ['', ' linn', ' alev', ' alevik', ' linnaosa'].map((kind) => toKey(name) + kind);
