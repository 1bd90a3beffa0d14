/** What answers the requests that no file answers. A Netlify function (functions) has one of the same answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calendarFilePath, parseCalendarPath } from '#features/calendar/calendar.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { posterPath } from '#features/calendar/poster.ts';
import { isLookupAsked, lookupPath } from '#features/lookup/lookup-address.ts';
import { isSearchAsked, searchPath } from '#features/search/search-path.ts';
import { isUnservedAsked, unservedPath } from '#features/unserved/unserved-address.ts';
import { type AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import { previewPath } from '#platform/on-demand/preview/preview-link.ts';
import { isStatusAddress } from '#features/status/status-page.server.ts';
import type { Api } from '#platform/calls/api.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { parseSheetPath } from '#features/sorting/sheet-address.ts';
import { findUnservedFeed } from '#features/unserved/unserved-feeds.ts';
import { getRequestNumber, sendErrorPage } from './error-page.ts';
import type { Live } from './live.ts';
import type { RequestKind } from './metrics/traffic.ts';
import { serverError } from './server-error.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export interface Handler {
  /** For the metrics. */
  readonly kind: RequestKind;
  readonly isFor: (asked: AskedPage) => boolean;
  readonly answer: AnswerOnDemand;
  /** Rules and redirects of the site are not for its addresses: it says itself what it refuses. */
  readonly isApart?: true;
  /** It answers the posts of a form, and its path takes no posts without it. */
  readonly isForm?: true;
  /** Where it makes nothing, or fails: the failure of a request, a page or nothing that says to ask again later, or the published
   * file. */
  readonly otherwise: 'failure' | 'page' | 'nothing' | 'file';
}

/** What a request asks for. */
export interface Asked {
  readonly method: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
}

interface AskedPage extends Asked {
  /** undefined: no address of a page. */
  readonly path: PagePath | undefined;
}

/** The first that is for a request answers it. */
export function listHandlers({ api, preview, status, pages }: HandlerParts): readonly Handler[] {
  return [
    callHandler(api),
    {
      kind: 'preview',
      isFor: ({ pathname }) => pathname === previewPath,
      answer: preview,
      isApart: true,
      otherwise: 'failure',
    },
    {
      kind: 'status',
      isFor: ({ pathname }) => isStatusAddress(pathname),
      answer: status,
      isApart: true,
      otherwise: 'page',
    },
    formHandler(lookupPath, pages.lookup),
    formHandler(calendarFilePath, pages.calendarDownload),
    formHandler(posterPath, pages.poster),
    { kind: 'made', isFor: isQueryOf(lookupPath, isLookupAsked), answer: pages.lookup, otherwise: 'file' },
    { kind: 'made', isFor: isQueryOf(searchPath, isSearchAsked), answer: pages.search, otherwise: 'file' },
    {
      kind: 'made',
      isFor: isQueryOf(unservedPath, isUnservedAsked),
      answer: pages.unserved,
      otherwise: 'file',
    },
    // A feed is never missing: without an answer its reader asks again later.
    {
      kind: 'feed',
      isFor: ({ pathname }) => parseCalendarPath(pathname) !== undefined,
      answer: pages.calendar,
      otherwise: 'nothing',
    },
    {
      kind: 'feed',
      isFor: ({ pathname }) => parseSheetPath(pathname) !== undefined,
      answer: pages.sheet,
      otherwise: 'nothing',
    },
    {
      kind: 'feed',
      isFor: ({ pathname }) => findUnservedFeed(pathname) !== undefined,
      answer: pages.unservedFeed,
      otherwise: 'nothing',
    },
  ];
}

export type HandlerParts = Pick<Live, 'api' | 'preview' | 'status' | 'pages'>;

export const callHandler = (api: Api): Handler => ({
  kind: 'api',
  isFor: ({ pathname }) => pathname.startsWith('/api/'),
  answer: api,
  isApart: true,
  otherwise: 'failure',
});

/** Where there is no file either. */
export const notFoundHandler = ({ pages }: HandlerParts): Handler => ({
  kind: 'page',
  isFor: () => true,
  answer: pages.notFound,
  otherwise: 'file',
});

const formHandler = (form: string, answer: AnswerOnDemand): Handler => ({
  kind: 'made',
  isFor: ({ method, path }) => method === 'POST' && path === form,
  answer,
  isForm: true,
  otherwise: 'page',
});

const isQueryOf =
  (page: PagePath, isAsked: (search: URLSearchParams) => boolean) =>
  ({ method, path, search }: AskedPage): boolean =>
    method !== 'POST' && path === page && isAsked(search);

/** @returns undefined where a file answers, or nothing. */
export function findHandler(handlers: readonly Handler[], asked: Asked): Handler | undefined {
  const page = { ...asked, path: splitLocale(asked.pathname)?.path };
  return handlers.find(({ isFor }) => isFor(page));
}

type RespondContext = Pick<Live, 'clients' | 'bodies' | 'report'>;

/** @returns Whether there is a response; without one the published page is better than an error. */
export async function respondWith(
  handler: Handler,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  live: RespondContext,
): Promise<boolean> {
  const { request, response } = exchange;
  const visitor = live.clients.resolveAddress(request);
  const asked = toWebRequest(request, () => live.bodies.open({ request, response, visitor }));
  if (!asked && handler.isApart) {
    response.writeHead(400, { 'Content-Length': 0 }).end();
    return true;
  }
  const making = asked && handler.answer(asked, visitor);
  const made = handler.otherwise === 'failure' ? await making : await reportFailure(making, request, live);
  if (made) await sendWebResponse(request, response, made);
  else if (handler.otherwise === 'file') return false;
  else if (handler.otherwise === 'nothing')
    response.writeHead(503, { ...retrySoon, 'Content-Length': 0 }).end();
  else sendErrorPage(request, response, { status: 503, headers: retrySoon });
  return true;
}

/** Headers of a response that is temporarily unavailable. */
const retrySoon = { 'Retry-After': '5' } as const;

async function reportFailure(
  making: Promise<Response | undefined> | undefined,
  request: IncomingMessage,
  { report }: RespondContext,
): Promise<Response | undefined> {
  try {
    return await making;
  } catch (cause) {
    const requestId = getRequestNumber(request);
    const { method = '' } = request;
    report(serverError('A page could not be made', cause, requestId));
    report({ type: 'page-request', requestId, method, outcome: 'not-made' });
    return undefined;
  }
}
