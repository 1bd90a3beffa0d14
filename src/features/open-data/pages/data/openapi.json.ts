import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import { publishedInterface } from '#features/published-interface.server.ts';
import { describeInterface } from '#features/open-data/interface-document.server.ts';

export const GET: APIRoute = ({ locals: { ask, settings } }) =>
  jsonResponse(
    describeInterface({ ...publishedInterface, siteUrl: settings.siteUrl, phone: ask('infoPhone') }),
  );
