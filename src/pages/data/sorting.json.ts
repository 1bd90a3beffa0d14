import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#features/open-data/sources.ts';
import { sortingBody } from '#features/open-data/texts.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, 'sorting');
  return openDataResponse(
    openData('sorting', sortingBody(locals.ask('openSorting'), source.siteUrl), source),
  );
};
