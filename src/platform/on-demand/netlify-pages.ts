/** What is made at request time, in a Netlify function: configured at the first request, kept for the life of the process. */
import { systemClock } from '#platform/base/clock.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { chooseLocale } from '#platform/addresses/choose-locale.ts';
import { notFoundPath, splitLocale } from '#platform/addresses/paths.ts';
import type { AnswerOnDemand } from './answer-on-demand.ts';
import { PageLimits } from './page-limits.ts';
import { PageRenderer, type RenderedPage } from './page-renderer.ts';
import { pageResponse, plainRefusal, publishedResponse } from './page-response.ts';

interface NetlifyPageContext {
  readonly settings: LiveSettings;
  readonly renderer: PageRenderer;
  readonly limits: PageLimits;
}

type Configure = (context: NetlifyPageContext) => AnswerOnDemand;

type NetlifyFunction = (request: Request, visit: { readonly ip: string }) => Promise<Response>;

interface PageAdapters {
  /** A page at whose address there is a file too: without an answer the published page is rendered. */
  readonly netlifyPage: (configure: Configure) => NetlifyFunction;
  /** The same of a page that search engines list: its published page may be kept, as its file may. */
  readonly netlifyIndexedPage: (configure: Configure) => NetlifyFunction;
  /** What has no file at its address: without an answer a small page says so. */
  readonly netlifyFile: (configure: Configure) => NetlifyFunction;
}

/** @param loadSettings Settings of the site, which its functions know (netlify/settings.ts). */
export const pageAdapters = (loadSettings: () => LiveSettings): PageAdapters => ({
  netlifyPage: (configure) =>
    netlifyFunction(loadSettings, configure, async (request, renderer) => {
      const page = await renderPublished(request, renderer);
      return pageResponse(page, { status: 200, isHead: request.method === 'HEAD' });
    }),
  netlifyIndexedPage: (configure) =>
    netlifyFunction(loadSettings, configure, async (request, renderer) => {
      const page = await renderPublished(request, renderer);
      return publishedResponse(page, request.method === 'HEAD');
    }),
  netlifyFile: (configure) =>
    netlifyFunction(loadSettings, configure, (request) => plainRefusal(request, 'address-unknown')),
});

type Otherwise = (request: Request, renderer: PageRenderer) => Response | Promise<Response>;

function netlifyFunction(
  loadSettings: () => LiveSettings,
  configure: Configure,
  otherwise: Otherwise,
): NetlifyFunction {
  const renderer = new PageRenderer(netlifyFolders);
  const open = (): AnswerOnDemand => {
    const settings = loadSettings();
    const limits = new PageLimits({ ratePerMinute: settings.ratePerMinute, clock: systemClock });
    return configure({ settings, renderer, limits });
  };
  let answer: AnswerOnDemand | undefined;
  return async (request, { ip }) => {
    answer ??= open();
    return (await answer(request, ip)) ?? otherwise(request, renderer);
  };
}

function renderPublished({ url }: Request, renderer: PageRenderer): Promise<RenderedPage> {
  const { pathname } = new URL(url);
  const page = splitLocale(pathname) ?? { path: notFoundPath, locale: chooseLocale(pathname, undefined) };
  return renderer.render({ ...page, visit: {} });
}
