import type { APIRoute } from 'astro';
import { csvResponse } from '#shell/layout/endpoint.server.ts';
import { readStations } from '#features/stations/read-open-stations.ts';
import { stationsCsv } from '#features/stations/open-stations.ts';

export const GET: APIRoute = ({ locals }) => csvResponse(stationsCsv(readStations(locals)));
