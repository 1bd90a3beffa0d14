import type { APIRoute } from 'astro';
import type { OpenDataset } from '#site/open-data.ts';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { buildCatalogue } from '#components/open-data/catalogue.ts';
import { findLastChange } from '#components/open-data/sources.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const { name, email } = ask('publisher');
  const findModified = (dataset: OpenDataset) => findLastChange(dataset, { ask });
  return openDataResponse(buildCatalogue({ siteUrl: settings.siteUrl, name, email }, findModified));
};
