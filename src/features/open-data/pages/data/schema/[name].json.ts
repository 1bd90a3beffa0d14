import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openDataSchema } from '#features/open-data-formats.ts';

export const GET: APIRoute = ({ locals: { settings }, params }) =>
  openDataResponse(openDataSchema(params.name ?? '', settings.siteUrl));
