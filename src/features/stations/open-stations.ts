import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import {
  ehakSchema,
  euros,
  head,
  type OpenData,
  type OpenDataBody,
  type OpenDataFormat,
  textsSchema,
} from '#shell/open-data/format.ts';
import { openingHoursSchema } from '#shell/time/opening-schema.ts';
import { wasteStationSchema } from './waste-station.ts';
import { fixedHolidays } from '#shell/time/public-holidays.ts';
import { byLocale, locales } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { Queries } from '#platform/store/query.ts';
import { toCsv, type CsvColumn } from '#shell/open-data/csv.ts';

const stationSchema = z.object({
  id: z.int().positive().meta({ description: 'Stays the same as long as the station exists.' }),
  name: z.string().meta({ description: 'In Estonian, as on the sign at the gate.' }),
  names: z
    .object(byLocale(() => z.string().optional()))
    .optional()
    .meta({ description: 'In other languages, where it has such a name.' }),
  address: z.string(),
  municipality: ehakSchema,
  county: countySchema,
  coordinates: z
    .object({ latitude: z.number(), longitude: z.number(), errorKm: z.number().nonnegative() })
    .meta({ description: 'WGS 84, with the accuracy of the point in kilometres.' }),
  openingHours: z
    .array(
      z.object({
        ...openingHoursSchema.shape,
        season: z.object({ from: z.string(), until: z.string() }).optional().meta({
          description: 'First and last day of the season, MM-dd; absent: all year.',
        }),
        days: z.array(z.int().min(1).max(7)).meta({ description: 'Weekdays, Monday is 1.' }),
        closes: openingHoursSchema.shape.closes.meta({ description: '23:59 means midnight.' }),
      }),
    )
    .meta({ description: 'Empty when unknown. A break makes two entries for the same days.' }),
  publicHolidays: z.enum(['closed', 'open', 'closed-but-for-pentecost']),
  closedOn: z
    .array(z.string())
    .meta({ description: 'Other days of each year on which it is closed, MM-dd.' }),
  areHoursSample: z.boolean().meta({ description: 'The hours are an example, not those of the gate.' }),
  note: textsSchema.optional(),
  acceptedWaste: z.array(z.enum(wasteTypeIds)),
  payment: wasteStationSchema.shape.payment,
  prices: z.array(
    z.object({
      code: z
        .string()
        .meta({ description: 'Code of the European list of waste; hazardous with an asterisk.' }),
      name: textsSchema,
      unit: z.enum(['t', 'kg', 'm³', 'piece']),
      resident: euros.nullable().meta({ description: 'Euros with VAT; 0: free of charge; null: not taken.' }),
      other: euros
        .nullable()
        .meta({ description: 'The same for who does not live there, and for companies.' }),
      freeQuota: textsSchema.optional(),
    }),
  ),
  url: z.url(),
});

const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude and latitude, WGS 84.' }),
});

export const stationsFormat = {
  name: 'stations',
  schema: z.object({ ...head, stations: z.array(stationSchema) }),
} as const satisfies OpenDataFormat;

export const stationPointsFormat = {
  name: 'stations-geojson',
  schema: z.object({
    ...head,
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.int(),
        geometry: pointSchema,
        properties: stationSchema.omit({ id: true, coordinates: true }).extend({
          errorKm: z.number().nonnegative(),
        }),
      }),
    ),
  }),
} as const satisfies OpenDataFormat;

type Stations = OpenData<typeof stationsFormat>;
export type OpenStation = Stations['stations'][number];

const buildAddress = (id: number): string =>
  localizedPath(fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }), 'et');

export function stationsBody(
  stations: ReturnType<Queries['openStations']>,
  siteUrl: string,
): OpenDataBody<typeof stationsFormat> {
  return {
    stations: stations.map(({ hours, holidays = 'closed', closedOn = [], ...station }) => ({
      ...station,
      openingHours: hours,
      publicHolidays: holidays,
      closedOn,
      url: siteUrl + buildAddress(station.id),
    })),
  };
}

/** The same stations as points of a map. */
export function stationFeatures({ stations }: Stations): OpenDataBody<typeof stationPointsFormat> {
  return {
    type: 'FeatureCollection',
    features: stations.map(({ id, coordinates: { latitude, longitude, errorKm }, ...properties }) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { ...properties, errorKm },
    })),
  };
}

/** A row for each station. Hours stand as in OpenStreetMap, `Mo-Fr 10:00-18:00`, because a table has no lists. */
export function stationsCsv({ stations }: Stations): string {
  const ownName = byLocale((locale) => (station: OpenStation) => station.names?.[locale]);
  return toCsv<OpenStation>(
    [
      { name: 'id', value: ({ id }) => id },
      { name: 'name', value: ({ name }) => name },
      ...locales
        .filter((locale) => locale !== 'et')
        .map((locale): CsvColumn<OpenStation> => ({ name: `name_${locale}`, value: ownName[locale] })),
      { name: 'address', value: ({ address }) => address },
      { name: 'municipality', value: ({ municipality }) => municipality },
      { name: 'county', value: ({ county }) => county },
      { name: 'latitude', value: ({ coordinates }) => coordinates.latitude },
      { name: 'longitude', value: ({ coordinates }) => coordinates.longitude },
      { name: 'error_km', value: ({ coordinates }) => coordinates.errorKm },
      { name: 'opening_hours', value: openingHoursText },
      { name: 'are_hours_sample', value: ({ areHoursSample }) => areHoursSample },
      { name: 'accepted_waste', value: ({ acceptedWaste }) => acceptedWaste.join(' ') },
      { name: 'payment', value: ({ payment }) => payment.join(' ') },
      ...locales.map((locale): CsvColumn<OpenStation> => ({
        name: `note_${locale}`,
        value: ({ note }) => note?.[locale],
      })),
      { name: 'url', value: ({ url }) => url },
    ],
    stations,
  );
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** https://wiki.openstreetmap.org/wiki/Key:opening_hours */
export function openingHoursText(
  station: Pick<OpenStation, 'openingHours' | 'publicHolidays' | 'closedOn'>,
): string {
  const { openingHours, publicHolidays, closedOn } = station;
  if (openingHours.length === 0) return '';
  const rules = openingHours.map(({ season, days, opens, closes }) => {
    const dates = season ? `${dateText(season.from)}-${dateText(season.until)} ` : '';
    return `${dates}${daysText(days)} ${opens}-${closes === '23:59' ? '24:00' : closes}`;
  });
  const closed = [...closedOn.map(dateText), ...holidaysOff[publicHolidays]];
  // Rules that add to each other stand between commas, those that replace after a semicolon.
  return [rules.join(', '), ...closed.map((day) => `${day} off`)].join('; ');
}

/** Public holidays on which a station is closed, by its rule. OpenStreetMap has no name for all but one of them, so these are listed. */
const holidaysOff: Readonly<Record<OpenStation['publicHolidays'], readonly string[]>> = {
  closed: ['PH'],
  open: [],
  'closed-but-for-pentecost': [...fixedHolidays.map(dateText), 'easter -2 days', 'easter'],
};

/** @param day MM-dd. */
function dateText(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1] ?? ''} ${String(date).padStart(2, '0')}`;
}

/** Days in a row as a range: `Mo-Fr,Su`. */
function daysText(days: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number) => weekdays[day - 1] ?? '';
  return runs
    .map(([from, until]) => (from === until ? name(from) : `${name(from)}-${name(until)}`))
    .join(',');
}
