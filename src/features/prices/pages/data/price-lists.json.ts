import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readPriceLists } from '#features/prices/read-open-price-lists.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readPriceLists(locals));
