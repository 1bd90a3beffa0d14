/** What answers the requests that no file answers. A Netlify function (functions) has one of the same answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import type { Api } from '#platform/calls/api.ts';
import type { AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import type { Report } from '#platform/events/site-event.ts';
import { previewPath } from '#platform/on-demand/preview/preview-link.ts';
import { getRequestNumber, sendErrorPage } from './error-page.ts';
import type { ClientAddresses } from './client-address.ts';
import type { RequestBodies } from './request-bodies.ts';
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

/** In this order: what is apart from the site, posted forms, pages by their query, files.
 * @param made Of the features, in their order. */
export function listHandlers({ api, preview, made }: ListedHandlers): readonly Handler[] {
  const own: readonly Handler[] = [
    callHandler(api),
    {
      kind: 'preview',
      isFor: ({ pathname }) => pathname === previewPath,
      answer: preview,
      isApart: true,
      otherwise: 'failure',
    },
  ];
  return [...own, ...made].toSorted((one, other) => stageOf(one) - stageOf(other));
}

interface ListedHandlers {
  readonly api: Api;
  readonly preview: AnswerOnDemand;
  readonly made: readonly Handler[];
}

const stages: readonly ((handler: Handler) => boolean)[] = [
  ({ isApart }) => isApart === true,
  ({ isForm }) => isForm === true,
  ({ kind }) => kind === 'made',
  () => true,
];

const stageOf = (handler: Handler): number => stages.findIndex((isIn) => isIn(handler));

export const callHandler = (api: Api): Handler => ({
  kind: 'api',
  isFor: ({ pathname }) => pathname.startsWith('/api/'),
  answer: api,
  isApart: true,
  otherwise: 'failure',
});

/** Where there is no file either. */
export const notFoundHandler = (answer: AnswerOnDemand): Handler => ({
  kind: 'page',
  isFor: () => true,
  answer,
  otherwise: 'file',
});

/** A form that the browser itself posts to a page.
 * @param form Path of the page, in each language.
 * @example formHandler(contactPath, createSentPage(context)) // POST /contact, /ru/contact and so on */
export const formHandler = (form: string, answer: AnswerOnDemand): Handler => ({
  kind: 'made',
  isFor: ({ method, path }) => method === 'POST' && path === form,
  answer,
  isForm: true,
  otherwise: 'page',
});

/** A page whose answer depends on its query.
 * @param isAsked Whether a query asks for something that the file of the page does not hold.
 * @example queryHandler(searchPath, (search) => search.has('searchQuery'), createSearchPage(context)) */
export const queryHandler = (
  page: PagePath,
  isAsked: (search: URLSearchParams) => boolean,
  answer: AnswerOnDemand,
): Handler => ({
  kind: 'made',
  isFor: ({ method, path, search }) => method !== 'POST' && path === page && isAsked(search),
  answer,
  otherwise: 'file',
});

/** A file that programs read. It is never missing: without an answer its reader asks again later.
 * @example feedHandler((pathname) => pathname.endsWith('.ics'), createCalendarFeed(context)) */
export const feedHandler = (isFor: (pathname: string) => boolean, answer: AnswerOnDemand): Handler => ({
  kind: 'feed',
  isFor: ({ pathname }) => isFor(pathname),
  answer,
  otherwise: 'nothing',
});

/** @returns undefined where a file answers, or nothing. */
export function findHandler(handlers: readonly Handler[], asked: Asked): Handler | undefined {
  const page = { ...asked, path: splitLocale(asked.pathname)?.path };
  return handlers.find(({ isFor }) => isFor(page));
}

interface RespondContext {
  readonly clients: ClientAddresses;
  readonly bodies: RequestBodies;
  readonly report: Report;
}

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
