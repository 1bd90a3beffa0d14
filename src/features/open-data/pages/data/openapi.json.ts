import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import { publishedCalls, publishedFiles } from '#features/published-interface.server.ts';
import { describeInterface } from '#features/open-data/interface-document.server.ts';

export const GET: APIRoute = ({ locals: { settings } }) =>
  jsonResponse(describeInterface(settings.siteUrl, publishedCalls, publishedFiles));
