import type { Offer, RecyclingCenter } from 'schema-dts';
import { countyName } from '#shell/map/county.ts';
import { unitName } from '#shell/languages/format.ts';
import type { MessageSource } from '#shell/languages/messages.ts';
import type { Queries } from '#platform/store/query.ts';
import { stationName } from './station-name.ts';
import { closedDays, regularHours } from '#shell/time/structured-hours.ts';
import { organizationId } from '#shell/layout/organization.ts';
import { priceSpecification } from '#features/prices/price-specification.ts';

type Station = ReturnType<Queries['station']>;

interface CenterPlace extends MessageSource {
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteUrl: string;
  /** For which the dates of its hours are written. */
  readonly year: number;
}

/** A waste station with its hours, place and prices (with VAT). */
export function recyclingCenter(
  station: Station,
  { locale, t, url, siteUrl, year }: CenterPlace,
): RecyclingCenter {
  const { address, county, coordinates, hours, payment, prices } = station;
  const { text, sign } = stationName(station, { t });
  return {
    '@type': 'RecyclingCenter',
    name: text,
    ...(sign === undefined ? {} : { alternateName: sign }),
    url,
    parentOrganization: { '@id': organizationId(siteUrl) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: countyName(county, locale),
      addressCountry: 'EE',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: coordinates.latitude,
      longitude: coordinates.longitude,
    },
    openingHoursSpecification: regularHours(hours, year),
    specialOpeningHoursSpecification: closedDays(station, year),
    paymentAccepted: payment.map((way) => t(`map.${way}`)).join(', '),
    makesOffer: prices.flatMap((price) => [
      ...offers({ ...price, price: price.resident, customer: t('table.resident') }, { locale, t }),
      ...offers({ ...price, price: price.other, customer: t('table.other') }, { locale, t }),
    ]),
  };
}

interface StationOffer {
  readonly name: string;
  readonly unit: Station['prices'][number]['unit'];
  /** null: not accepted from these customers. */
  readonly price: number | null;
  readonly customer: string;
}

function offers(
  { name, unit, price, customer }: StationOffer,
  { locale, t }: MessageSource,
): readonly Offer[] {
  if (price === null) return [];
  const unitText = unit === 'piece' ? t('map.piece') : unitName(unit, locale);
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      priceSpecification: priceSpecification({ name: customer, price, unitText }),
    },
  ];
}
