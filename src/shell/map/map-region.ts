/** The regions of the contact page. */
import { type County, countySchema } from './county.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { MapObject } from './map-object.ts';

/** Spec §2, Estonia region map. */
export const mapRegions = ['Tallinn', 'Viljandi', 'Tartu', 'Saaremaa'] as const;

export type MapRegion = (typeof mapRegions)[number];

/** A region of the contact page and its main town. */
export interface RegionObject extends MapObject {
  readonly region: MapRegion;
  readonly regionName: string;
  /** Id of its main office in the content. */
  readonly office: string;
}

/** Spec §2: the regions, each with the town that its chip names; Kuressaare belongs to Saaremaa.
 * @returns In display order; the label is the name of the town. */
export function regionObjects(locale: Locale): readonly RegionObject[] {
  return regionTable.map(({ town, regionName, ...rest }) => ({
    ...rest,
    label: textIn(town, locale),
    regionName: textIn(regionName ?? town, locale),
  }));
}

interface RegionRow extends Omit<RegionObject, 'label' | 'regionName'> {
  readonly town: Worded;
  /** Defaults to the location of the town. */
  readonly regionName?: Worded;
}

const regionTable: readonly RegionRow[] = [
  {
    id: 1,
    region: 'Tallinn',
    office: 'tallinn',
    coordinates: [24.75, 59.43],
    town: { et: 'Tallinn', ru: 'Таллинн', en: 'Tallinn' },
  },
  {
    id: 2,
    region: 'Viljandi',
    office: 'viljandi',
    coordinates: [25.59, 58.36],
    town: { et: 'Viljandi', ru: 'Вильянди', en: 'Viljandi' },
  },
  {
    id: 3,
    region: 'Tartu',
    office: 'tartu',
    coordinates: [26.72, 58.38],
    town: { et: 'Tartu', ru: 'Тарту', en: 'Tartu' },
  },
  {
    id: 4,
    region: 'Saaremaa',
    office: 'kuressaare',
    coordinates: [22.49, 58.25],
    town: { et: 'Kuressaare', ru: 'Курессааре', en: 'Kuressaare' },
    regionName: { et: 'Saaremaa', ru: 'Сааремаа', en: 'Saaremaa' },
  },
];

/** The region that serves a county. The specification does not define this; it follows the regional telephone numbers
 * and the offices. */
const regionsOfCounties = {
  'Harju maakond': 'Tallinn',
  'Hiiu maakond': 'Tallinn',
  'Ida-Viru maakond': 'Tallinn',
  'Jõgeva maakond': 'Tartu',
  'Järva maakond': 'Viljandi',
  'Lääne maakond': 'Tallinn',
  'Lääne-Viru maakond': 'Tallinn',
  'Põlva maakond': 'Tartu',
  'Pärnu maakond': 'Viljandi',
  'Rapla maakond': 'Tallinn',
  'Saare maakond': 'Saaremaa',
  'Tartu maakond': 'Tartu',
  'Valga maakond': 'Tartu',
  'Viljandi maakond': 'Viljandi',
  'Võru maakond': 'Tartu',
} as const satisfies Readonly<Record<County, MapRegion>>;

const counties = countySchema.options;

export function listCounties(region: MapRegion): readonly County[] {
  return counties.filter((county) => regionsOfCounties[county] === region);
}

export function regionOf(county: County): MapRegion {
  return regionsOfCounties[county];
}
