import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import { publishedCalls } from '#features/published-calls.server.ts';
import { describeInterface } from '#features/interface-document.server.ts';

export const GET: APIRoute = ({ locals: { settings } }) =>
  jsonResponse(describeInterface(settings.siteUrl, publishedCalls));
