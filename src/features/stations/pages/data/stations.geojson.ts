import type { APIRoute } from 'astro';
import { stationPointsFormat } from '#features/stations/open-stations.ts';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource, readStations } from '#features/open-data-sources.ts';
import { stationFeatures } from '#features/stations/open-stations.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, 'stations');
  return openDataResponse(openData(stationPointsFormat, stationFeatures(readStations(locals)), source));
};
