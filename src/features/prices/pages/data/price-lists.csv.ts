import type { APIRoute } from 'astro';
import { csvResponse } from '#shell/layout/endpoint.server.ts';
import { priceListsCsv } from '#features/prices/open-price-lists.ts';
import { readPriceLists } from '#features/open-data-sources.ts';

export const GET: APIRoute = ({ locals }) => csvResponse(priceListsCsv(readPriceLists(locals)));
