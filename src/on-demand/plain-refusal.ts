/** A small page that says why there is no other: it is made of two sentences, so that refusing costs next to nothing. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import type { Locale } from '#model/locale.ts';
import { type RefusalCode, refusals } from '#proxy/refusal.ts';
import { localeOf } from '#site/resolve-request.ts';
import { privateHeaders } from './private-headers.ts';

const home: Readonly<Record<Locale, { readonly address: string; readonly words: string }>> = {
  et: { address: '/', words: 'Avalehele' },
  ru: { address: '/ru', words: 'На главную' },
  en: { address: '/en', words: 'Home page' },
};

/** @param request Its address tells the language. */
export function plainRefusal(
  { url, method }: Pick<Request, 'url' | 'method'>,
  code: RefusalCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const locale = localeOf(new URL(url).pathname, undefined);
  const { status, message } = refusals[code];
  const { address, words } = home[locale];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${message[locale]}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${message[locale]}</h1>
<p><a href="${address}">${words}</a></p></main></body></html>`;
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

/** Seconds after which whoever asked too much may ask again. */
export const retryLater = { 'Retry-After': '60' };
