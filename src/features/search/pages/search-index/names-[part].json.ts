import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import type { NamesPart } from '#features/search/format/parts.ts';
import { features } from './[locale]/_entries.ts';

/** What objects are called, for the search of the whole site. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const objects = features.flatMap(({ objectNames }) => objectNames?.(ask, Number(params.part)) ?? []);
  const byId = objects.map(({ id, names }) => [id, names.map((name) => name.normalize('NFC'))] as const);
  return jsonResponse(Object.fromEntries(byId) satisfies NamesPart);
};
