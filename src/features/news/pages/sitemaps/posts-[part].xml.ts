import type { APIRoute } from 'astro';
import { xmlResponse } from '#shell/layout/endpoint.server.ts';
import { formatSitemap } from '#shell/addresses/sitemap.server.ts';
import { partRange } from '#platform/addresses/parts.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const GET: APIRoute = async ({ locals: { ask, settings }, params }) => {
  const { from, until } = partRange(params.part ?? '');
  const pages = ask('postAddresses', from, until).map(({ slug, locales }) => ({
    path: fillTemplate('/about/news/{postSlug}', { postSlug: slug }),
    locales,
  }));
  return xmlResponse(await formatSitemap(pages, settings.siteUrl));
};
