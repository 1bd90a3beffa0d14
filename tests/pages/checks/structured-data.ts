/** Structured data of every page: only known schema.org terms, and nothing empty. */
import { z } from 'zod';
import { attributes, texts } from '../../site/pages.ts';
import { type Check, check } from '../check.ts';
import { differs, listThings, ofType } from '../structured-data.ts';

/** Allowed schema.org properties of each type, including those of its supertypes. */
const thing = ['@type', '@id', 'name', 'url', 'image', 'description', 'identifier'];
const organization = [
  ...thing,
  'legalName',
  'slogan',
  'email',
  'vatID',
  'telephone',
  'logo',
  'address',
  'contactPoint',
  'parentOrganization',
  'department',
  'makesOffer',
];
const allowed: Readonly<Record<string, readonly string[]>> = {
  Organization: organization,
  RecyclingCenter: [
    ...organization,
    'alternateName',
    'geo',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'paymentAccepted',
  ],
  LocalBusiness: [...organization, 'openingHoursSpecification', 'paymentAccepted'],
  ContactPoint: [
    ...thing,
    'contactType',
    'telephone',
    'email',
    'areaServed',
    'availableLanguage',
    'hoursAvailable',
  ],
  PropertyValue: [...thing, 'propertyID', 'value'],
  PostalAddress: [
    ...thing,
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ],
  OpeningHoursSpecification: [...thing, 'dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  GeoCoordinates: [...thing, 'latitude', 'longitude'],
  NewsArticle: [
    ...thing,
    'headline',
    'articleSection',
    'datePublished',
    'dateModified',
    'inLanguage',
    'mainEntityOfPage',
    'author',
    'publisher',
  ],
  BreadcrumbList: [...thing, 'itemListElement'],
  ListItem: [...thing, 'position', 'item'],
  FAQPage: [...thing, 'mainEntity'],
  Question: [...thing, 'acceptedAnswer'],
  Answer: [...thing, 'text'],
  Service: [...thing, 'serviceType', 'provider', 'areaServed', 'hasOfferCatalog'],
  OfferCatalog: [...thing, 'itemListElement'],
  Offer: [...thing, 'itemOffered', 'priceSpecification', 'validFrom', 'validThrough'],
  Dataset: [...thing, 'keywords', 'license', 'isAccessibleForFree', 'creator', 'distribution'],
  DataDownload: [...thing, 'contentUrl', 'encodingFormat'],
  UnitPriceSpecification: [...thing, 'price', 'priceCurrency', 'unitText', 'valueAddedTaxIncluded'],
};

const withoutMarks = (text: string) => text.replace(/^\W+|\W+$/gu, '').replace(/\s/gu, ' ');

export const structuredData: readonly Check[] = [
  check('every page uses types of schema.org with their properties, in one place', {
    faults: (page) => {
      const places = page.document.querySelectorAll('script[type="application/ld+json"]').length;
      const unknown = listThings(page).flatMap((one) => {
        const type = one['@type'];
        if (type === undefined) return Object.keys(one).join() === '@id' ? [] : ['a thing without a type'];
        const name = z.string().parse(type);
        const properties = allowed[name];
        if (!properties) return [name];
        return Object.keys(one)
          .filter((key) => !properties.includes(key))
          .map((key) => `${name}.${key}`);
      });
      return places <= 1 ? unknown : [`${places} places`, ...unknown];
    },
    spoiling: { pages: ['/about'], part: /"position":/u, by: '"place":' },
  }),

  check('no value of structured data is empty', {
    faults: (page) =>
      listThings(page).flatMap((one) =>
        Object.entries(one).flatMap(([key, value]) => (value === '' || value === null ? [key] : [])),
      ),
    spoiling: { pages: ['/about'], part: /("@type":"ListItem".*?"name":)"[^"]*"/u, by: '$1""' },
  }),

  check('the breadcrumb list is the breadcrumb', {
    faults: (page, { settings }) => {
      const steps = ofType(page, 'ListItem');
      const shown = texts(page.document, '.breadcrumb li').map(withoutMarks);
      const links = attributes(page.document, '.breadcrumb a', 'href').map((href) => settings.siteUrl + href);
      const [own] = attributes(page.document, 'link[rel="canonical"]', 'href');
      return [
        ...differs(
          steps.map(({ name }) => withoutMarks(String(name))),
          shown,
        ),
        ...differs(
          steps.map((step) => step.item),
          steps.length > 0 ? [...links, own] : links,
        ),
      ];
    },
    spoiling: { pages: ['/about/company'], part: /("position":2,"name":)"[^"]*"/u, by: '$1"Over us"' },
  }),
];
