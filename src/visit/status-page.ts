/** What editors and operators see of the site: /status in three languages, and the same as JSON. Where PREVIEW_SECRET is
 * set, it opens with a signed link only. */
import type { Clock } from '#base/clock.ts';
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { isLocale, type Locale, parseLanguageParameter } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { judgeStatus, type SiteStatus } from '#model/site-status.ts';
import type { VisitedStatus } from '#model/visit.ts';
import { verifyLink } from '#proxy/signed-link.ts';
import type { RequestCounter } from '#proxy/storage.ts';
import { readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { splitLocale } from '#site/paths.ts';
import { localeOf } from '#site/resolve-request.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';
import { privateHeaders } from './private-headers.ts';

export interface StatusOptions {
  readonly renderer: PageRenderer;
  /** @param now Milliseconds since the epoch. */
  readonly loadStatus: (now: number) => Promise<SiteStatus>;
  /** undefined: nobody is kept out. */
  readonly secret: string | undefined;
  readonly clock: Clock;
  readonly counter: RequestCounter;
  /** Requests a minute that one address may make. */
  readonly ratePerMinute: number;
}

export type AnswerStatus = (request: Request, clientAddress: string) => Promise<Response>;

const statusPath = parseOwnPath('/status');
const jsonPath = '/status.json';

/** What links to the status are signed for. */
export const statusSubject = 'status';

const minuteMs = 60_000;

export function isStatusAddress(pathname: string): boolean {
  return pathname === jsonPath || splitLocale(pathname)?.path === statusPath;
}

export function createStatusPage(options: StatusOptions): AnswerStatus {
  const { counter, ratePerMinute } = options;
  return async (request, clientAddress) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return bare(405, { Allow: 'GET, HEAD' });
    }
    const { events } = await counter.count(`status ${clientAddress}`, minuteMs);
    if (events > ratePerMinute) return bare(429, { 'Retry-After': '60' });
    return answer(request, options);
  };
}

async function answer(request: Request, options: StatusOptions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { secret, clock } = options;
  const now = clock();
  const isAllowed =
    secret === undefined ||
    verifyLink(searchParams, { subject: statusSubject, secret, now }).type === 'success';
  const isHead = request.method === 'HEAD';
  if (pathname === jsonPath) {
    const json = isAllowed ? toJson(await options.loadStatus(now)) : { error: 'This link does not hold.' };
    return toJsonResponse(json, { status: isAllowed ? 200 : 403, isHead });
  }
  const status: VisitedStatus = isAllowed
    ? { type: 'shown', status: await options.loadStatus(now), query: signedPart(searchParams, secret) }
    : { type: 'refused' };
  const order = { path: statusPath, locale: languageOf(request), visit: { status } };
  const page = pageResponse(await options.renderer.render(order), { status: isAllowed ? 200 : 403, isHead });
  for (const [name, value] of Object.entries(privateHeaders)) page.headers.set(name, value);
  return page;
}

/** The language that was chosen, that of the address, or the stored one. */
function languageOf(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = parseLanguageParameter(searchParams.get('lang'));
  const stored = readCookie(request.headers.get('cookie'), localeCookie);
  return chosen ?? localeOf(pathname, isLocale(stored) ? stored : undefined);
}

function signedPart(query: URLSearchParams, secret: string | undefined): string {
  if (secret === undefined) return '';
  const kept = [...query].filter(([name]) => name === 'until' || name === 'signature');
  return `?${new URLSearchParams(kept).toString()}`;
}

/** Findings in the JSON: its readers take up to 2 MB. */
const mostFindings = 2000;

/** For programs; the companion plugin of WordPress reads it. */
function toJson(status: SiteStatus) {
  const { findings } = status;
  return {
    verdict: judgeStatus(status),
    ...status,
    findings: findings?.slice(0, mostFindings),
    findingCount: findings?.length,
  };
}

function toJsonResponse(json: unknown, { status, isHead }: { status: number; isHead: boolean }): Response {
  const headers = {
    ...answerSecurityHeaders,
    ...privateHeaders,
    'Content-Type': 'application/json; charset=utf-8',
  };
  return new Response(isHead ? null : `${JSON.stringify(json)}\n`, { status, headers });
}

function bare(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { ...answerSecurityHeaders, ...privateHeaders, ...headers } });
}
