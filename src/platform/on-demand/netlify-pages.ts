/** What is made at request time, in a Netlify function: configured at the first request, kept for the life of the process. */
import { systemClock } from '#platform/base/clock.ts';
import { netlifyFolders, netlifySettings } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { chooseLocale } from '#platform/addresses/choose-locale.ts';
import { notFoundPath, splitLocale } from '#platform/addresses/paths.ts';
import { findRoute, isIndexed } from '#shell/addresses/routes.ts';
import type { AnswerOnDemand } from './answer-on-demand.ts';
import { PageLimits } from './page-limits.ts';
import { PageRenderer } from './page-renderer.ts';
import { pageResponse, plainRefusal, publishedResponse } from './page-response.ts';

interface NetlifyPageContext {
  readonly settings: LiveSettings;
  readonly renderer: PageRenderer;
  readonly limits: PageLimits;
}

type Configure = (context: NetlifyPageContext) => AnswerOnDemand;

type NetlifyFunction = (request: Request, visit: { readonly ip: string }) => Promise<Response>;

/** A page at whose address there is a file too: without an answer the published page is rendered. */
export function netlifyPage(configure: Configure): NetlifyFunction {
  return netlifyFunction(configure, renderPublished);
}

/** What has no file at its address: without an answer a small page says so. */
export function netlifyFile(configure: Configure): NetlifyFunction {
  return netlifyFunction(configure, (request) => plainRefusal(request, 'address-unknown'));
}

type Otherwise = (request: Request, renderer: PageRenderer) => Response | Promise<Response>;

function netlifyFunction(configure: Configure, otherwise: Otherwise): NetlifyFunction {
  const renderer = new PageRenderer(netlifyFolders);
  const open = (): AnswerOnDemand => {
    const settings = netlifySettings();
    const limits = new PageLimits({ ratePerMinute: settings.ratePerMinute, clock: systemClock });
    return configure({ settings, renderer, limits });
  };
  let answer: AnswerOnDemand | undefined;
  return async (request, { ip }) => {
    answer ??= open();
    return (await answer(request, ip)) ?? otherwise(request, renderer);
  };
}

async function renderPublished(request: Request, renderer: PageRenderer): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = splitLocale(pathname) ?? { path: notFoundPath, locale: chooseLocale(pathname, undefined) };
  const rendered = await renderer.render({ ...page, visit: {} });
  const isHead = request.method === 'HEAD';
  const route = findRoute(page.path);
  if (route && isIndexed(route.template)) return publishedResponse(rendered, isHead);
  return pageResponse(rendered, { status: 200, isHead });
}
