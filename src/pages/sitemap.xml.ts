import type { APIRoute } from 'astro';
import { xmlResponse } from '#components/endpoint.ts';
import { formatSitemapIndex } from '#components/sitemap.ts';
import { fixedPagesSitemap } from '#site/fixed-pages.ts';

export const GET: APIRoute = async ({ locals }) => {
  const parts = locals.ask('postParts').map((part) => `/sitemaps/posts-${part}.xml`);
  const addresses = [fixedPagesSitemap, '/sitemaps/entries.xml', ...parts];
  return xmlResponse(await formatSitemapIndex(addresses, locals.settings.siteUrl));
};
