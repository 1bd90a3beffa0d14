/** Responses of on-demand pages: the page, or a small one with the reason why there is none. */
import { answerSecurityHeaders, securityHeaders } from '#platform/base/security-headers.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { type PlatformCode, refusals } from '#platform/calls/refusal.ts';
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { allowedOrigins } from '#platform/base/allowed-origins.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { chooseLocale } from '#platform/addresses/choose-locale.ts';
import type { RenderedPage } from './page-renderer.ts';

/** Headers for pages behind a signed link: no cache stores them, no search engine lists them, and their
 * address reaches no other site. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;

interface PageResponseOptions {
  readonly status: number;
  readonly isHead: boolean;
  readonly retryAfter?: string | null | undefined;
  /** Headers that say how long the page may be kept; absent: it is for one visitor. */
  readonly kept?: Headers | undefined;
}

/** Headers for caches. */
const cacheHeaders = ['Cache-Control', 'Netlify-CDN-Cache-Control'] as const;

/** How long caches may keep what is made of a call's response, as its headers say. */
export function keptHeaders(headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cacheHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** How long the site itself may keep a call's response, in milliseconds; 0 means not at all. */
export function freshFor(headers: Headers): number {
  const [, seconds = '0'] = /max-age=(\d{1,6})/u.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) * 1000;
}

/** A page for one visitor: no cache stores it unless `kept` says so, no search engine lists it. */
export function pageResponse(
  { html, settings }: RenderedPage,
  { status, isHead, retryAfter, kept }: PageResponseOptions,
): Response {
  const headers = new Headers({
    ...securityHeaders(allowedOrigins(settings)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });
  if (typeof retryAfter === 'string') headers.set('Retry-After', retryAfter);
  for (const [name, value] of Object.entries(kept ? keptHeaders(kept) : {})) headers.set(name, value);
  return new Response(isHead ? null : html, { status, headers });
}

const toHome: Worded = { et: 'Avalehele', ru: 'На главную', en: 'Home page' };

const toForm: Worded = { et: 'Valige uuesti', ru: 'Выбрать заново', en: 'Choose again' };

interface RefusedRequest extends Pick<Request, 'url' | 'method'> {
  readonly locale?: Locale | undefined;
  /** Page of the form that was refused. */
  readonly form?: PagePath;
}

/** A short page that costs almost nothing to render.
 * @param request Its address gives the language, unless it is known. */
export function plainRefusal(
  { url, method, locale = chooseLocale(new URL(url).pathname, undefined), form }: RefusedRequest,
  refusal: PlatformCode | RefusalEntry,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, message: texts } = typeof refusal === 'string' ? refusals[refusal] : refusal;
  const message = textIn(texts, locale);
  const [next, label] =
    form === undefined ? ([parseOwnPath('/'), toHome] as const) : ([form, toForm] as const);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${message}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${message}</h1>
<p><a href="${localizedPath(next, locale)}">${textIn(label, locale)}</a></p></main></body></html>`;
  return new Response(method === 'HEAD' ? null : html, {
    status,
    headers: {
      ...answerSecurityHeaders,
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  });
}

/** A published page that a function returns in place of its file: with the headers that files have. */
export function publishedResponse({ html, settings }: RenderedPage, isHead: boolean): Response {
  const headers = {
    ...securityHeaders(allowedOrigins(settings)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    // Each deploy empties the cache.
    'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=3600',
  };
  return new Response(isHead ? null : html, { headers });
}

/** Seconds after which a rate-limited visitor may retry. */
export const retryLater = { 'Retry-After': '60' };
