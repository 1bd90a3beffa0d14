import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openDataSchema } from '#shell/open-data/envelope.ts';
import { parseOpenDataName } from '#features/open-data/open-data.ts';

export const GET: APIRoute = ({ locals: { settings }, params }) =>
  openDataResponse(openDataSchema(parseOpenDataName(params.name ?? ''), settings.siteUrl));
