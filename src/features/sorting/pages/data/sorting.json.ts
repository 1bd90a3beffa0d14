import type { APIRoute } from 'astro';
import { sortingFormat } from '#features/sorting/open-sorting.ts';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#features/open-data-sources.ts';
import { sortingBody } from '#features/sorting/open-sorting.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, 'sorting');
  return openDataResponse(
    openData(sortingFormat, sortingBody(locals.ask('openSorting'), source.siteUrl), source),
  );
};
