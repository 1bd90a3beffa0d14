import type { APIRoute } from 'astro';
import { xmlResponse } from '#shell/layout/endpoint.server.ts';
import { formatSitemapIndex } from '#shell/addresses/sitemap.server.ts';
import { fixedPagesSitemap } from '#platform/addresses/compiled-origin.ts';

export const GET: APIRoute = async ({ locals }) => {
  const parts = locals.ask('postParts').map((part) => `/sitemaps/posts-${part}.xml`);
  const addresses = [fixedPagesSitemap, '/sitemaps/entries.xml', ...parts];
  return xmlResponse(await formatSitemapIndex(addresses, locals.settings.siteUrl));
};
