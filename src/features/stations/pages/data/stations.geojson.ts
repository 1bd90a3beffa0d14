import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from '#features/stations/open-data.ts';
import { stationFeatures, stationPointsFormat } from '#features/stations/open-stations.ts';
import { readStations } from '#features/stations/read-open-stations.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, part.dataset);
  return openDataResponse(openData(stationPointsFormat, stationFeatures(readStations(locals)), source));
};
