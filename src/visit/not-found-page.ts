/** The page for an address that leads nowhere, with links that its words find in the published index. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import type { Locale } from '#model/locale.ts';
import type { SuggestedPage } from '#model/visit.ts';
import { readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { notFoundPath } from '#site/paths.ts';
import { localeOf } from '#site/resolve-request.ts';
import { pathQueries } from './path-queries.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';
import type { SiteIndex } from './site-index.ts';

/** Links shown. */
const mostSuggestions = 5;

interface Missing {
  readonly renderer: PageRenderer;
  readonly index: SiteIndex;
}

export async function answerNotFound(request: Request, { renderer, index }: Missing): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...answerSecurityHeaders, Allow: 'GET, HEAD' } });
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname, readCookie(request.headers.get('cookie'), localeCookie));
  const suggestions = await suggest(pathname, locale, index);
  const page = await renderer.render({ path: notFoundPath, locale, visit: { suggestions } });
  return pageResponse(page, { status: 404, isHead: request.method === 'HEAD' });
}

/** What the first question that finds anything finds. */
async function suggest(
  pathname: string,
  locale: Locale,
  index: SiteIndex,
): Promise<readonly SuggestedPage[]> {
  for (const query of pathQueries(pathname)) {
    const { results } = await index.search(locale, query, mostSuggestions);
    if (results.length > 0)
      return results.map(({ url, title }) => ({ url, title: title.map(({ text }) => text).join('') }));
  }
  return [];
}
