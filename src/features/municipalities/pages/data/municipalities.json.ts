import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readMunicipalities } from '#features/municipalities/read-open-municipalities.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readMunicipalities(locals));
