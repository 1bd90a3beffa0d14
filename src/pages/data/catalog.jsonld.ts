import type { APIRoute } from 'astro';
import type { OpenDataset } from '#site/open-data.ts';
import { openDataResponse } from '#components/endpoint.ts';
import { catalogueOf } from '#components/open-data/catalogue.ts';
import { lastChangeOf } from '#components/open-data/sources.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const { name, email } = ask('publisher');
  const modifiedOf = (dataset: OpenDataset) => lastChangeOf(dataset, { ask });
  return openDataResponse(catalogueOf({ siteUrl: settings.siteUrl, name, email }, modifiedOf));
};
