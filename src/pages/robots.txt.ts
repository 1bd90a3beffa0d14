import type { APIRoute } from 'astro';
import { textResponse } from '#shell/layout/endpoint.server.ts';

export const GET: APIRoute = ({ locals }) =>
  textResponse(`User-agent: *\nDisallow: /api/\n\nSitemap: ${locals.settings.siteUrl}/sitemap.xml\n`);
