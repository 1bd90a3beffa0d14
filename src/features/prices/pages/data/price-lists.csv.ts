import type { APIRoute } from 'astro';
import { csvResponse } from '#shell/layout/endpoint.server.ts';
import { priceListsCsv } from '#features/prices/open-price-lists.ts';
import { readPriceLists } from '#features/prices/read-open-price-lists.ts';

export const GET: APIRoute = ({ locals }) => csvResponse(priceListsCsv(readPriceLists(locals)));
