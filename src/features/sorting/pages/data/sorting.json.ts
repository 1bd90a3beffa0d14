import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readSorting } from '#features/sorting/read-open-sorting.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readSorting(locals));
