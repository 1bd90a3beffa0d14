import type { APIRoute } from 'astro';
import { openDataResponse } from '#components/endpoint.ts';
import { catalogueOf } from '#components/open-data/catalogue.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const { name, email } = ask('publisher');
  return openDataResponse(catalogueOf({ siteUrl: settings.siteUrl, name, email }));
};
