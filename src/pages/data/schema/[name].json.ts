import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { toJsonSchema } from '#shell/open-data/format.ts';
import { openDataSchemaAddress } from '#shell/open-data/open-files.ts';
import { openDatasets } from '#features/published-open-data.ts';

/** The JSON Schema of a file of open data at its address. */
export const GET: APIRoute = ({ locals: { settings }, params }) => {
  const format = openDatasets.flatMap(({ formats }) => formats).find(({ name }) => name === params.name);
  if (format === undefined) throw new RangeError(`${params.name ?? ''} is no schema of the open data.`);
  return openDataResponse(toJsonSchema(format, settings.siteUrl + openDataSchemaAddress(format.name)));
};
