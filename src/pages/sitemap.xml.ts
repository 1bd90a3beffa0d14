import type { APIRoute } from 'astro';
import { xmlResponse } from '#components/endpoint.ts';
import { formatSitemapIndex } from '#components/sitemap.ts';

export const GET: APIRoute = async ({ locals }) => {
  const parts = locals.ask('postParts').map((part) => `/sitemaps/posts-${part}.xml`);
  return xmlResponse(await formatSitemapIndex(['/sitemaps/pages.xml', ...parts], locals.settings.siteUrl));
};
