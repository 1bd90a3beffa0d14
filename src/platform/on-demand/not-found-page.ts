/** The 404 page, with links to pages that the address may have meant. */
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SuggestedPage } from '#platform/publish/visit.ts';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { chooseLocale, localeCookie } from '#platform/addresses/choose-locale.ts';
import { notFoundPath } from '#platform/addresses/paths.ts';
import type { AnswerOnDemand } from './answer-on-demand.ts';
import type { PageLimits } from './page-limits.ts';
import type { Renderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { askedAnyway, shareMade } from './shared-pages.ts';
import { WorkError } from '#platform/base/threads/work-error.ts';

type Suggest = (locale: Locale, pathname: string) => Promise<readonly SuggestedPage[]>;

interface NotFoundContext {
  readonly renderer: Renderer;
  /** Pages that an unknown address may have meant. */
  readonly suggest: Suggest;
}

interface NotFoundOptions extends NotFoundContext {
  readonly limits: PageLimits;
  readonly shared: SharedAnswers;
}

/** A page that is published meanwhile is a file, and is found before. */
const freshMs = 30 * 1000;

export function createNotFoundPage({ limits, shared, ...context }: NotFoundOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const refusal = refuseMethod(request);
    if (refusal) return refusal;
    const asked = askedAnyway(request);
    const key = `${notFoundLocale(request)} ${new URL(request.url).pathname}`;
    const make = async () => ({ response: await answerNotFound(asked, context), freshMs });
    return shareMade(request, { shared, limits, clientAddress, kind: 'page', key, make });
  };
}

/** @returns Where nothing is made for the method of a request. */
function refuseMethod({ method }: Request): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  return new Response(null, { status: 405, headers: { ...answerSecurityHeaders, Allow: 'GET, HEAD' } });
}

/** @param request With GET. */
async function answerNotFound(request: Request, { renderer, suggest }: NotFoundContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const locale = notFoundLocale(request);
  const suggestions = await suggestInTime(suggest, locale, pathname);
  const page = await renderer.render({ path: notFoundPath, locale, visit: { suggestions } });
  return pageResponse(page, { status: 404, isHead: false });
}

/** Of the address, or the stored one. */
function notFoundLocale(request: Request): Locale {
  return chooseLocale(new URL(request.url).pathname, readCookie(request.headers.get('cookie'), localeCookie));
}

/** If the search fails, the page is shown without links. */
async function suggestInTime(
  suggest: Suggest,
  locale: Locale,
  pathname: string,
): Promise<readonly SuggestedPage[]> {
  try {
    return await suggest(locale, pathname);
  } catch (cause) {
    if (cause instanceof WorkError && cause.reason === 'late') return [];
    throw cause;
  }
}
