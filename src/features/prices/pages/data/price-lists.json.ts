import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readPriceLists } from '#features/open-data-sources.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readPriceLists(locals));
