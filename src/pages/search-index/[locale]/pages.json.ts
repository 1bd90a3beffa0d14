import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import type { SearchEntry } from '#search/index/entry.ts';
import { parsePagePath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { isIndexed, pageTemplates } from '#site/routes.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const address = (path: string) => {
    const parsed = parsePagePath(path.replace(/#.*$/u, ''));
    return parsed ? localizedPath(parsed, locale) + path.slice(parsed.length) : path;
  };
  const entries: SearchEntry[] = [
    ...pageTemplates.filter(isIndexed).map((template) => {
      return { url: address(template), ...ask('pageWords', template, locale), locale };
    }),
    ...ask('helpWords', locale).map(({ path, title, text }) => ({ url: address(path), title, text, locale })),
    ...ask('placeWords', locale).map(({ path, title, text }) => ({
      url: address(path),
      title,
      text,
      locale,
    })),
  ];
  return jsonResponse(entries);
};
