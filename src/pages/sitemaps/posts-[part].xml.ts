import type { APIRoute } from 'astro';
import { xmlResponse } from '#components/endpoint.ts';
import { formatSitemap } from '#components/sitemap.ts';
import { partRange } from '#platform/addresses/parts.ts';
import { fillTemplate } from '#site/routes.ts';

export const GET: APIRoute = async ({ locals: { ask, settings }, params }) => {
  const { from, until } = partRange(params.part ?? '');
  const pages = ask('postAddresses', from, until).map(({ slug, locales }) => ({
    path: fillTemplate('/about/news/{postSlug}', { postSlug: slug }),
    locales,
  }));
  return xmlResponse(await formatSitemap(pages, settings.siteUrl));
};
