import type { OpenData, OpenDataBody } from '#features/open-data/open-data.ts';
import { fixedHolidays } from '#shell/time/public-holidays.ts';
import { byLocale, locales } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { Queries } from '#platform/store/query.ts';
import { toCsv, type CsvColumn } from '#features/open-data/csv.ts';

type Stations = OpenData<'stations'>;
export type OpenStation = Stations['stations'][number];

const buildAddress = (id: number): string =>
  localizedPath(fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }), 'et');

export function stationsBody(
  stations: ReturnType<Queries['openStations']>,
  siteUrl: string,
): OpenDataBody<'stations'> {
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
export function stationFeatures({ stations }: Stations): OpenDataBody<'stations-geojson'> {
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
