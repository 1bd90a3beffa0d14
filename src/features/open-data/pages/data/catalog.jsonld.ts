import type { APIRoute } from 'astro';
import type { OpenDataset } from '#shell/open-data/open-files.ts';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { buildCatalogue } from '#features/open-data/catalogue.ts';
import { findLastChange } from '#features/open-data-sources.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const { name, email } = ask('publisher');
  const findModified = (dataset: OpenDataset) => findLastChange(dataset, { ask });
  return openDataResponse(buildCatalogue({ siteUrl: settings.siteUrl, name, email }, findModified));
};
