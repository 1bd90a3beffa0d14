import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { objectsPart } from './_entries.ts';

/** What goes where, for its own field: all objects and bins with their names. */
export const GET: APIRoute = ({ locals: { ask }, params }) =>
  jsonResponse(objectsPart(ask, parseLocale(params.locale)));
