import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCalendarPath } from '#model/calendar.ts';
import { findUnservedFeed } from '#site/unserved-feeds.ts';
import { parseSheetPath } from '#site/sheet-address.ts';
import type { OnDemandPages } from '#on-demand/on-demand-pages.ts';
import { requestNumberOf, sendErrorPage } from './error-page.ts';
import { toLiveRequest, type Live } from './live.ts';
import { serverError } from './server-error.ts';
import { sendWebResponse } from './web-request.ts';

/** Responds with a page rendered for this request.
 * @returns Whether there was one; if rendering fails, the published page is better than an error. */
export async function respondOnDemand(
  request: IncomingMessage,
  response: ServerResponse,
  { live, page }: { readonly live: Live; readonly page: keyof OnDemandPages },
): Promise<boolean> {
  const { asked, visitor } = toLiveRequest(request, response, live);
  const made = asked && (await makePage(live.pages[page](asked, visitor), { request, live }));
  if (made) await sendWebResponse(request, response, made);
  return made !== undefined;
}

/** What is no page and made for the request. */
type Feed = 'feed' | 'calendar' | 'sheet';

export function feedOf(pathname: string): Feed | undefined {
  if (parseCalendarPath(pathname) !== undefined) return 'calendar';
  if (parseSheetPath(pathname) !== undefined) return 'sheet';
  return findUnservedFeed(pathname) && 'feed';
}

/** A feed is never missing: without an answer its reader asks again later. */
export async function respondWithFeed(
  request: IncomingMessage,
  response: ServerResponse,
  { live, feed }: { readonly live: Live; readonly feed: Feed },
): Promise<void> {
  if (!(await respondOnDemand(request, response, { live, page: feed })))
    response.writeHead(503, { ...retrySoon, 'Content-Length': 0 }).end();
}

/** Responds with a draft, or with the reason why there is none. */
export async function respondPreview(
  request: IncomingMessage,
  response: ServerResponse,
  live: Live,
): Promise<void> {
  const { asked, visitor } = toLiveRequest(request, response, live);
  if (asked) await sendWebResponse(request, response, await live.preview(asked, visitor));
  else response.writeHead(400, { 'Content-Length': 0 }).end();
}

/** Responds with the status of the site. */
export async function respondStatus(
  request: IncomingMessage,
  response: ServerResponse,
  live: Live,
): Promise<void> {
  const { asked, visitor } = toLiveRequest(request, response, live);
  const made = asked && (await makePage(live.status(asked, visitor), { request, live }));
  if (made) await sendWebResponse(request, response, made);
  else if (asked) sendErrorPage(request, response, { status: 503, headers: retrySoon });
  else response.writeHead(400, { 'Content-Length': 0 }).end();
}

/** Headers of a response that is temporarily unavailable. */
export const retrySoon = { 'Retry-After': '5' } as const;

async function makePage(
  making: Promise<Response | undefined>,
  { request, live }: { readonly request: IncomingMessage; readonly live: Pick<Live, 'report'> },
): Promise<Response | undefined> {
  try {
    return await making;
  } catch (cause) {
    const requestId = requestNumberOf(request);
    const { method = '' } = request;
    live.report(serverError('A page could not be made', cause, requestId));
    live.report({ type: 'page-request', requestId, method, outcome: 'not-made' });
    return undefined;
  }
}
