/** A small page of two sentences that says why the request was refused; it costs almost nothing to make. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { textIn, type Worded } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { type RefusalCode, refusals } from '#proxy/refusal.ts';
import { localizedPath } from '#site/paths.ts';
import { localeOf } from '#site/resolve-request.ts';
import { privateHeaders } from './private-headers.ts';

const toHome: Worded = { et: 'Avalehele', ru: 'На главную', en: 'Home page' };

/** @param request Its address tells the language. */
export function plainRefusal(
  { url, method }: Pick<Request, 'url' | 'method'>,
  code: RefusalCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const locale = localeOf(new URL(url).pathname, undefined);
  const { status } = refusals[code];
  const message = textIn(refusals[code].message, locale);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${message}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${message}</h1>
<p><a href="${localizedPath(parseOwnPath('/'), locale)}">${textIn(toHome, locale)}</a></p></main></body></html>`;
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

/** Seconds after which a visitor over the limit may try again. */
export const retryLater = { 'Retry-After': '60' };
