import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { ObjectsPart } from '#features/search/format/parts.ts';
import { binNames, calledBins } from '#features/sorting/called-bins.ts';

/** What objects are called, for the search of the whole site. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const part = Number(params.part);
  const objects = [...calledBins(locale, part), ...ask('objectNames', locale, part)];
  return jsonResponse({ objects, bins: binNames(locale) } satisfies ObjectsPart);
};
