import type { ContactPoint, LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { locales } from '#platform/languages/locale.ts';
import type { Translate } from '#shell/languages/messages.ts';
import { openingHours, regularHours } from '#shell/time/structured-hours.ts';
import type { Queries } from '#platform/store/query.ts';

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

interface DepartmentContext {
  /** Of the company. */
  readonly name: string;
  /** For which the dates of seasons are written. */
  readonly year: number;
  readonly t: Translate;
}

/** The offices of the company, as the contact page shows them. */
export function departments(
  offices: readonly Office[],
  { name, year, t }: DepartmentContext,
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
    openingHoursSpecification: regularHours(office.hours, year),
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
