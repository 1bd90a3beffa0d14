import type { APIRoute } from 'astro';
import { csvResponse } from '#shell/layout/endpoint.server.ts';
import { municipalitiesCsv } from '#features/municipalities/open-municipalities.ts';
import { readMunicipalities } from '#features/municipalities/read-open-municipalities.ts';

export const GET: APIRoute = ({ locals }) => csvResponse(municipalitiesCsv(readMunicipalities(locals)));
