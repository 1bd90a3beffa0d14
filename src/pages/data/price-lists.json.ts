import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readPriceLists } from '#components/open-data/sources.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readPriceLists(locals));
