/** The status for editors and operators: /status in three languages, and the same as JSON. It requires a
 * signed link, which the doctor prints for the operator, unless STATUS_PUBLIC is set. */
import type { Clock } from '#base/clock.ts';
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { isLocale, type Locale, parseLanguageParameter } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { judgeStatus, type ServerState, type SiteStatus } from '#model/site-status.ts';
import type { VisitedStatus } from '#model/visit.ts';
import { verifyLink } from '#proxy/signed-link.ts';
import type { RequestCounter } from '#proxy/storage.ts';
import { readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { splitLocale } from '#site/paths.ts';
import { localeOf } from '#site/resolve-request.ts';
import { pageResponse, privateHeaders } from './page-response.ts';
import type { Renderer } from './page-renderer.ts';

export interface StatusOptions {
  readonly renderer: Renderer;
  /** @param now Milliseconds since the epoch. */
  readonly loadStatus: (now: number) => Promise<SiteStatus>;
  /** Absent in functions. */
  readonly loadServer?: (() => ServerState) | undefined;
  /** Signs links; if undefined, the page stays closed. */
  readonly secret: string | undefined;
  /** The page is public. */
  readonly isPublic: boolean;
  readonly clock: Clock;
  readonly counter: RequestCounter;
  /** Requests per minute for one address. */
  readonly ratePerMinute: number;
}

/** @param visitor Address, for rate limits. */
export type AnswerStatus = (request: Request, visitor: string) => Promise<Response>;

const statusPath = parseOwnPath('/status');
const jsonPath = '/status.json';

/** Value that links to the status are signed for. */
export const statusSubject = 'status';

const minuteMs = 60_000;

export function isStatusAddress(pathname: string): boolean {
  return pathname === jsonPath || splitLocale(pathname)?.path === statusPath;
}

export function createStatusPage(options: StatusOptions): AnswerStatus {
  const { counter, ratePerMinute } = options;
  return async (request, visitor) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return bare(405, { Allow: 'GET, HEAD' });
    }
    const { events } = await counter.count(`status ${visitor}`, minuteMs);
    if (events > ratePerMinute) return bare(429, { 'Retry-After': '60' });
    return answer(request, options);
  };
}

async function answer(request: Request, options: StatusOptions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const now = options.clock();
  const refusal = refuse(searchParams, { ...options, now });
  const status = refusal === undefined ? 200 : 403;
  const isHead = request.method === 'HEAD';
  if (pathname === jsonPath) {
    const json =
      refusal === undefined
        ? { ...toJson(await options.loadStatus(now)), server: options.loadServer?.() }
        : { error: refusals[refusal] };
    return toJsonResponse(json, { status, isHead });
  }
  const visited: VisitedStatus =
    refusal === undefined
      ? {
          type: 'shown',
          status: await options.loadStatus(now),
          query: signedPart(searchParams, options),
          server: options.loadServer?.(),
        }
      : { type: 'refused', reason: refusal };
  const order = { path: statusPath, locale: languageOf(request), visit: { status: visited } };
  const page = pageResponse(await options.renderer.render(order), { status, isHead });
  for (const [name, value] of Object.entries(privateHeaders)) page.headers.set(name, value);
  return page;
}

type Refusal = Extract<VisitedStatus, { type: 'refused' }>['reason'];

/** For programs; the page shows it in the reader's language. */
const refusals: Readonly<Record<Refusal, string>> = {
  link: 'This link does not hold.',
  'no-secret': 'Nothing signs links to the status. Set PREVIEW_SECRET and open the link of npm run doctor.',
};

interface AccessOptions extends Pick<StatusOptions, 'isPublic' | 'secret'> {
  readonly now: number;
}

/** @returns undefined when access is granted. */
function refuse(query: URLSearchParams, { isPublic, secret, now }: AccessOptions): Refusal | undefined {
  if (isPublic) return undefined;
  if (secret === undefined) return 'no-secret';
  const verdict = verifyLink(query, { subject: statusSubject, secret, now });
  return verdict.type === 'success' ? undefined : 'link';
}

/** The requested language, that of the address, or the stored one. */
function languageOf(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = parseLanguageParameter(searchParams.get('lang'));
  const stored = readCookie(request.headers.get('cookie'), localeCookie);
  return chosen ?? localeOf(pathname, isLocale(stored) ? stored : undefined);
}

function signedPart(
  query: URLSearchParams,
  { secret, isPublic }: Pick<StatusOptions, 'secret' | 'isPublic'>,
): string {
  if (secret === undefined || isPublic) return '';
  const cached = [...query].filter(([name]) => name === 'until' || name === 'signature');
  return `?${new URLSearchParams(cached).toString()}`;
}

/** Maximum findings in the JSON: its readers accept up to 2 MB. */
const maxFindings = 2000;

/** For programs; the WordPress plugin reads it. */
function toJson(status: SiteStatus) {
  const { findings } = status;
  return {
    verdict: judgeStatus(status),
    ...status,
    findings: findings?.slice(0, maxFindings),
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
