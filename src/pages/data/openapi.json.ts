import type { APIRoute } from 'astro';
import { jsonResponse } from '#components/endpoint.ts';
import { describeInterface } from '#openapi/document.ts';

/** In English: its readers are programs and those who write them. The pages show it in each language. */
export const GET: APIRoute = ({ locals: { settings } }) =>
  jsonResponse(describeInterface({ locale: 'en', siteUrl: settings.siteUrl }));
