import type { Offer, RecyclingCenter } from 'schema-dts';
import type { Translate } from '#site/messages/messages.ts';
import type { Queries } from '#store/queries/queries.ts';
import { hoursOf, organizationId } from './organization.ts';
import { priceSpecification } from './price-specification.ts';

type Station = ReturnType<Queries['station']>;

/** A waste station with its hours, place and prices (with VAT). */
export function recyclingCenter(
  { name, address, county, coordinates, hours, payment, prices }: Station,
  { t, url, siteUrl }: { readonly t: Translate; readonly url: string; readonly siteUrl: string },
): RecyclingCenter {
  return {
    '@type': 'RecyclingCenter',
    name,
    url,
    parentOrganization: { '@id': organizationId(siteUrl) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: county,
      addressCountry: 'EE',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: coordinates.latitude,
      longitude: coordinates.longitude,
    },
    openingHoursSpecification: hours.map(hoursOf),
    paymentAccepted: payment.map((way) => t(`map.${way}`)).join(', '),
    makesOffer: prices.flatMap((price) => [
      ...offers({ ...price, price: price.resident, customer: t('table.resident') }, t),
      ...offers({ ...price, price: price.other, customer: t('table.other') }, t),
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

function offers({ name, unit, price, customer }: StationOffer, t: Translate): readonly Offer[] {
  if (price === null) return [];
  const unitText = unit === 'piece' ? t('map.piece') : unit;
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      priceSpecification: priceSpecification({ name: customer, price, unitText }),
    },
  ];
}
