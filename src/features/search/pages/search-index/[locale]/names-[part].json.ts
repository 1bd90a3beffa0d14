import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { objectsPart } from './_entries.ts';

/** What objects are called, for the search of the whole site. */
export const GET: APIRoute = ({ locals: { ask }, params }) =>
  jsonResponse(objectsPart(ask, parseLocale(params.locale), Number(params.part)));
