import type {
  ContactPoint,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
} from 'schema-dts';
import { locales } from '#model/locale.ts';
import type { Translate } from '#site/messages/messages.ts';
import type { Queries } from '#store/queries/queries.ts';

type Company = ReturnType<Queries['layout']>['company'];

/** The same identifier on every page. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company with its customer service, as the footer and the contact page name them. */
export function organization(company: Company, siteUrl: string): Organization & object {
  const { name, legalName, registryCode, vatNumber, email, infoPhone, slogan, address } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name,
    legalName,
    slogan,
    email,
    vatID: vatNumber,
    telephone: infoPhone,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    identifier: { '@type': 'PropertyValue', propertyID: 'registrikood', value: registryCode },
    address: postalAddress(address),
    contactPoint: customerService(company),
  };
}

type Office = ReturnType<Queries['contacts']>['offices'][number];

/** The offices of the company, as the contact page shows them.
 * @param name Name of the company. */
export function departments(
  offices: readonly Office[],
  name: string,
  t: Translate,
): readonly (LocalBusiness & object)[] {
  return offices.map((office) => ({
    '@type': 'LocalBusiness',
    name: `${name}, ${office.city}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      ...(office.postalCode === undefined ? {} : { postalCode: office.postalCode }),
      addressLocality: office.place,
      addressCountry: 'EE',
    },
    ...(office.phone === undefined ? {} : { telephone: office.phone }),
    openingHoursSpecification: office.hours.map(hoursOf),
    paymentAccepted: office.payment.map((way) => t(`map.${way}`)).join(', '),
  }));
}

function customerService({ infoPhone, email, serviceHours }: Company): ContactPoint {
  const { days, opens, closes } = serviceHours;
  const [first, last] = days;
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: infoPhone,
    email,
    areaServed: 'EE',
    availableLanguage: [...locales],
    hoursAvailable: openingHours(
      Array.from({ length: last - first + 1 }, (_, day) => first + day),
      { opens, closes },
    ),
  };
}

function postalAddress({ street, postalCode, city }: Company['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'EE',
  };
}

/** The days of a season recur every year, so they have no year. */
export function hoursOf({
  season,
  days,
  opens,
  closes,
}: Office['hours'][number]): OpeningHoursSpecification & object {
  const hours = openingHours(days, { opens, closes });
  return season ? { ...hours, validFrom: `--${season.from}`, validThrough: `--${season.until}` } : hours;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @param days ISO weekdays, Monday is 1. */
function openingHours(
  days: readonly number[],
  times: { readonly opens: string; readonly closes: string },
): OpeningHoursSpecification & object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
    ...times,
  };
}
