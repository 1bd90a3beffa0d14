import type { ContactPoint, OpeningHoursSpecification, Organization, PostalAddress } from 'schema-dts';
import { locales } from '#model/locale.ts';
import type { Queries } from '#store/queries/queries.ts';

type Company = ReturnType<Queries['layout']>['company'];

/** The same identifier on every page. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company with its customer service, as the footer and the contact page name them. */
export function organization(company: Company, siteUrl: string): Organization {
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

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @param days ISO weekdays, Monday is 1. */
export function openingHours(
  days: readonly number[],
  times: { readonly opens: string; readonly closes: string },
): OpeningHoursSpecification & object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
    ...times,
  };
}
