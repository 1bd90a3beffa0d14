import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readStations } from '#features/stations/read-open-stations.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readStations(locals));
