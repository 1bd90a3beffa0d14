import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { ObjectsPart } from '#features/search/format/parts.ts';
import { binNames, calledBins } from '#features/sorting/called-bins.ts';

/** What goes where, for its own field: all objects and bins with their names. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const objects = [...calledBins(locale), ...ask('calledObjects', locale)];
  return jsonResponse({ objects, bins: binNames(locale) } satisfies ObjectsPart);
};
