import type { APIRoute } from 'astro';
import { csvResponse } from '#components/endpoint.ts';
import { readStations } from '#components/open-data/sources.ts';
import { stationsCsv } from '#components/open-data/stations.ts';

export const GET: APIRoute = ({ locals }) => csvResponse(stationsCsv(readStations(locals)));
