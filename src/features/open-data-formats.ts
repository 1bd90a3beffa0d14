/** The files of open data that features bring. */
import { openDataSchemaAddress } from '#shell/open-data/open-files.ts';
import { type OpenDataFormat, toJsonSchema } from '#shell/open-data/format.ts';
import { municipalitiesFormat } from './municipalities/open-municipalities.ts';
import { noticesFormat } from './notices/open-notices.ts';
import { priceListsFormat } from './prices/open-price-lists.ts';
import { sortingFormat } from './sorting/open-sorting.ts';
import { stationPointsFormat, stationsFormat } from './stations/open-stations.ts';
import { unservedFormat } from './unserved/open-unserved.ts';

export const openDataFormats = [
  stationsFormat,
  stationPointsFormat,
  priceListsFormat,
  municipalitiesFormat,
  noticesFormat,
  sortingFormat,
  unservedFormat,
] as const satisfies readonly OpenDataFormat[];

/** @throws {RangeError} */
function findOpenDataFormat(name: string): OpenDataFormat {
  const format = openDataFormats.find((known) => known.name === name);
  if (format === undefined) throw new RangeError(`${name} is no schema of the open data.`);
  return format;
}

/** The JSON Schema of a file at its address. */
export const openDataSchema = (name: string, siteUrl: string) => {
  const format = findOpenDataFormat(name);
  return toJsonSchema(format, siteUrl + openDataSchemaAddress(format.name));
};
