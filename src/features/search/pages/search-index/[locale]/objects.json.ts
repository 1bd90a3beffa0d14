import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { StartPart } from '#features/search/format/parts.ts';
import { objectEntries } from './_entries.ts';

/** What goes where, as a search index of its own: it loads when somebody looks for an object. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const entries = objectEntries(ask, parseLocale(params.locale));
  return jsonResponse({ entries, posts: { type: 'here' } } satisfies StartPart);
};
