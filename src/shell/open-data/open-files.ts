/** Names, addresses and headers of the files of open data; features say which files there are (open-data-part.ts). */
import { lookup } from '#platform/base/lookup.ts';

/** What a file can be about; each is a dataset of the catalogue. In the order of the page. */
export const openDatasets = [
  'stations',
  'price-lists',
  'municipalities',
  'notices',
  'sorting',
  'unserved',
] as const;

export type OpenDataset = (typeof openDatasets)[number];

/** Each has a schema. */
export type OpenDataName = OpenDataset | 'stations-geojson';

export type OpenFormat = 'json' | 'csv' | 'geojson';

export interface OpenFile {
  readonly dataset: OpenDataset;
  readonly format: OpenFormat;
  readonly address: string;
  /** Absent for tables, which have no JSON Schema. */
  readonly schema?: OpenDataName;
}

export const jsonFile = (dataset: OpenDataset): OpenFile => ({
  dataset,
  format: 'json',
  address: `/data/${dataset}.json`,
  schema: dataset,
});

export const csvFile = (dataset: OpenDataset): OpenFile => ({
  dataset,
  format: 'csv',
  address: `/data/${dataset}.csv`,
});

export const openDataSchemaAddress = (name: OpenDataName): string => `/data/schema/${name}.json`;

export const openCatalogueAddress = '/data/catalog.jsonld';

/** The live calls as a document of OpenAPI. */
export const interfaceAddress = '/data/openapi.json';

/** By the end of the name. The host may not know them by itself. */
export const openMediaTypes = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present',
  geojson: 'application/geo+json',
  jsonld: 'application/ld+json',
} as const satisfies Readonly<Record<OpenFormat | 'jsonld', string>>;

export function findOpenType(address: string): string {
  return lookup(openMediaTypes, address.slice(address.lastIndexOf('.') + 1)) ?? openMediaTypes.json;
}

/** Attribution 4.0 International. */
export const openLicence = 'https://creativecommons.org/licenses/by/4.0/';

/** Any page may read them: they hold nothing of a visitor. A script sees whether a file has changed by its ETag. */
export const openDataHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Link: `<${openLicence}>; rel="license"`,
} as const;
