import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import type { SearchEntry } from '#search/index/entry.ts';
import { partRange } from '#site/parts.ts';
import { localizedPath } from '#site/paths.ts';
import { fillTemplate } from '#site/template.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const entries: SearchEntry[] = ask('postWords', locale, partRange(params.part ?? '')).map(
    ({ slug, title, text }) => {
      const path = fillTemplate('/about/news/{postSlug}', { postSlug: slug });
      return { url: localizedPath(path, locale), title, text, locale };
    },
  );
  return jsonResponse(entries);
};
