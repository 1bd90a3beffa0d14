/** The catalogue for data portals: DCAT-AP 3 as JSON-LD. Codes are those of the lists of the European Union. */
import { type Locale, locales, textIn, type Worded } from '#platform/languages/locale.ts';
import { openDataVersion } from '#shell/open-data/format.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { languageCodes, openDataTexts } from './open-data-messages.ts';
import { fillText } from '#platform/base/text.ts';
import type { DescribedDataset } from '#shell/open-data/open-data-part.ts';
import { type OpenFile, openDataSchemaAddress, openLicence } from '#shell/open-data/open-files.ts';

export interface CataloguePublisher {
  readonly siteUrl: string;
  readonly name: string;
  readonly email: string;
}

const authority = 'http://publications.europa.eu/resource/authority';

const formats = {
  json: { format: 'JSON', media: 'application/json' },
  csv: { format: 'CSV', media: 'text/csv' },
  geojson: { format: 'GEOJSON', media: 'application/geo+json' },
} as const;

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  owl: 'http://www.w3.org/2002/07/owl#',
  dcatap: 'http://data.europa.eu/r5r/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

const iri = (address: string) => ({ '@id': address });

const inLanguages = (texts: Worded, values: Readonly<Record<string, string>> = {}) =>
  locales.map((locale) => ({ '@value': fillText(textIn(texts, locale), values), '@language': locale }));

const keywordsIn = (texts: Worded) =>
  locales.flatMap((locale: Locale) =>
    textIn(texts, locale)
      .split(', ')
      .map((word) => ({ '@value': word, '@language': locale })),
  );

/** A language in preparation has the code of the one that stands in for it. */
const languages = () =>
  [...new Set(locales.map((locale) => textIn(languageCodes, locale)))].map((code) =>
    iri(`${authority}/language/${code}`),
  );

/** A dataset with its newest change, in milliseconds; null where nobody knows. */
export interface ChangedDataset extends DescribedDataset {
  readonly modified: number | null;
}

export function buildCatalogue(
  publisher: CataloguePublisher,
  datasets: readonly ChangedDataset[],
): Readonly<Record<string, unknown>> {
  const { siteUrl, name } = publisher;
  const page = `${siteUrl}/data`;
  return {
    '@context': context,
    '@id': `${page}#catalog`,
    '@type': 'dcat:Catalog',
    'dct:title': inLanguages(openDataTexts.title, { company: name }),
    'dct:description': inLanguages(openDataTexts.about),
    'dct:publisher': describeAgent(publisher),
    'dct:language': languages(),
    'dct:license': iri(openLicence),
    'dct:spatial': iri(`${authority}/country/EST`),
    'foaf:homepage': iri(page),
    'dcat:themeTaxonomy': iri(`${authority}/data-theme`),
    'dcat:dataset': datasets.map((dataset) => ({
      ...describeDataset(dataset, publisher),
      ...describeTime(dataset.modified),
    })),
  };
}

const describeTime = (modified: number | null) =>
  modified === null
    ? {}
    : { 'dct:modified': { '@value': tallinnInstant(modified), '@type': 'xsd:dateTime' } };

function describeAgent({ siteUrl, name }: CataloguePublisher) {
  return {
    '@id': `${siteUrl}/#organization`,
    '@type': 'foaf:Agent',
    'foaf:name': name,
    'foaf:homepage': iri(siteUrl),
  };
}

function describeDataset(dataset: DescribedDataset, publisher: CataloguePublisher) {
  const { siteUrl, name, email } = publisher;
  const { texts, frequency, files } = dataset;
  const address = `${siteUrl}/data#${dataset.name}`;
  return {
    '@id': address,
    '@type': 'dcat:Dataset',
    'dct:identifier': address,
    'dct:title': inLanguages(texts.name),
    'dct:description': inLanguages(texts.description),
    'dcat:keyword': keywordsIn(texts.keywords),
    'dcat:theme': iri(`${authority}/data-theme/ENVI`),
    'dct:publisher': describeAgent(publisher),
    'dcat:contactPoint': {
      '@type': 'vcard:Organization',
      'vcard:fn': name,
      'vcard:hasEmail': iri(`mailto:${email}`),
    },
    'dct:accessRights': iri(`${authority}/access-right/PUBLIC`),
    'dct:accrualPeriodicity': iri(`${authority}/frequency/${frequency}`),
    'dct:language': languages(),
    'dct:spatial': iri(`${authority}/country/EST`),
    'dcat:version': openDataVersion,
    'dcat:landingPage': iri(`${siteUrl}/data`),
    'dcat:distribution': files.map((file) => describeDistribution(file, dataset, siteUrl)),
  };
}

function describeDistribution(
  { format, address, schema }: OpenFile,
  { texts }: DescribedDataset,
  siteUrl: string,
) {
  const codes = formats[format];
  return {
    '@id': `${siteUrl}${address}`,
    '@type': 'dcat:Distribution',
    'dct:title': locales.map((locale) => ({
      '@value': `${textIn(texts.name, locale)} (${codes.format})`,
      '@language': locale,
    })),
    'dcat:accessURL': iri(siteUrl + address),
    'dcat:downloadURL': iri(siteUrl + address),
    'dcat:mediaType': iri(`https://www.iana.org/assignments/media-types/${codes.media}`),
    'dct:format': iri(`${authority}/file-type/${codes.format}`),
    'dct:license': iri(openLicence),
    'dcatap:availability': iri(`${authority}/planned-availability/STABLE`),
    ...(schema !== undefined && { 'dct:conformsTo': iri(siteUrl + openDataSchemaAddress(schema)) }),
  };
}
