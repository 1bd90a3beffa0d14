import { dayIdsOf } from '#proxy/calendar/day-ids.ts';
import { netlifyApi } from '#proxy/netlify-api.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import { notFoundPath, splitLocale } from '#site/paths.ts';
import { localeOf } from '#site/language.ts';
import { findRoute, isIndexed } from '#site/routes.ts';
import { pageResponse, plainRefusal, publishedResponse } from './page-response.ts';
import { createOnDemandPages } from './on-demand-pages.ts';
import { PageRenderer } from './page-renderer.ts';
import { SiteIndex } from './site-index.ts';

/** As in netlify.toml: the published site and the compiled pages are bundled with each function. */
const folders = { outDir: 'dist', stateDir: '.state' };

type AnswerAlways = (request: Request, clientAddress: string) => Promise<Response>;

interface NetlifyPages {
  /** Falls back to the published page at the address. */
  readonly answerOrPublished: AnswerAlways;
  /** A feed, or 404. */
  readonly feedOrPlain: AnswerAlways;
  /** A calendar of collection days, or 404. */
  readonly calendarOrPlain: AnswerAlways;
  /** A sheet of what goes where, or 404. */
  readonly sheetOrPlain: AnswerAlways;
  /** A small page for rate-limited requests. */
  readonly notFoundOrPlain: AnswerAlways;
}

let pages: NetlifyPages | undefined;

/** On-demand pages in a Netlify function: created at the first request, kept for the life of the process. */
export function netlifyPages(): NetlifyPages {
  pages ??= configurePages();
  return pages;
}

function configurePages(): NetlifyPages {
  const renderer = new PageRenderer(folders);
  const index = new SiteIndex(folders.outDir);
  const settings = parseLiveSettings(process.env);
  const { answer, notFound, feed, calendar, sheet } = createOnDemandPages({
    renderer,
    index,
    api: netlifyApi(),
    dayIds: dayIdsOf(settings),
    ratePerMinute: settings.ratePerMinute,
  });
  const published = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const page = splitLocale(pathname) ?? { path: notFoundPath, locale: localeOf(pathname, undefined) };
    const rendered = await renderer.render({ ...page, visit: {} });
    const isHead = request.method === 'HEAD';
    const route = findRoute(page.path);
    if (route && isIndexed(route.template)) return publishedResponse(rendered, isHead);
    return pageResponse(rendered, { status: 200, isHead });
  };
  return {
    answerOrPublished: async (request, ip) => (await answer(request, ip)) ?? published(request),
    feedOrPlain: async (request, ip) => (await feed(request, ip)) ?? plainRefusal(request, 'address-unknown'),
    calendarOrPlain: async (request, ip) =>
      (await calendar(request, ip)) ?? plainRefusal(request, 'address-unknown'),
    sheetOrPlain: async (request, ip) =>
      (await sheet(request, ip)) ?? plainRefusal(request, 'address-unknown'),
    notFoundOrPlain: async (request, ip) =>
      (await notFound(request, ip)) ?? plainRefusal(request, 'address-unknown'),
  };
}
