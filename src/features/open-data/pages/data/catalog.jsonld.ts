import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { findLastChange } from '#shell/open-data/source.ts';
import { buildCatalogue } from '#features/open-data/catalogue.ts';
import { openDatasets } from '#features/published-open-data.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const { name, email } = ask('publisher');
  const datasets = openDatasets.map((dataset) => ({
    ...dataset,
    modified: findLastChange(dataset, { ask }),
  }));
  return openDataResponse(buildCatalogue({ siteUrl: settings.siteUrl, name, email }, datasets));
};
