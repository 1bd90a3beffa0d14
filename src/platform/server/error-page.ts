/** The page of a request that failed: a sentence in the visitor's language and the number under which the log has it. It is
 * made of nothing that could have failed too. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import {
  byLocale,
  defaultLocale,
  isLocale,
  type Locale,
  languages,
  splitPrefix,
  textIn,
  type Worded,
} from '#platform/languages/locale.ts';
import { refusalHeaders, refusals } from '#platform/calls/refusal.ts';
import { away } from './away-messages.ts';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';

/** The number of a request, made when it is first asked for: most requests need none. */
const numbers = new WeakMap<IncomingMessage, string>();

export function getRequestNumber(request: IncomingMessage): string {
  const known = numbers.get(request);
  if (known !== undefined) return known;
  const made = randomUUID();
  numbers.set(request, made);
  return made;
}

const words = {
  title: { et: 'Midagi läks valesti', ru: 'Что-то пошло не так', en: 'Something went wrong' },
  500: {
    et: 'Lehte ei õnnestunud kuvada. Viga on meie poolel ja see on kirja pandud.',
    ru: 'Страницу не удалось показать. Ошибка на нашей стороне, и она записана.',
    en: 'The page could not be shown. The fault is ours and has been recorded.',
  },
  503: {
    et: 'Lehte ei saa praegu kuvada. Proovige mõne sekundi pärast uuesti.',
    ru: 'Сейчас страницу показать нельзя. Повторите попытку через несколько секунд.',
    en: 'The page cannot be shown at the moment. Please try again in a few seconds.',
  },
  number: {
    et: 'Kui meile helistate või kirjutate, öelge see number:',
    ru: 'Если будете звонить или писать нам, назовите этот номер:',
    en: 'If you call or write to us, please mention this number:',
  },
  home: { et: 'Avalehele', ru: 'На главную', en: 'To the home page' },
} as const;

/** The address may be the reason of the failure, so it is not decoded. */
function chooseLocale({ url = '/', headers }: IncomingMessage): Locale {
  const { locale } = splitPrefix(url);
  const stored = readCookie(headers.cookie, localeCookie);
  return locale === defaultLocale && isLocale(stored) ? stored : locale;
}

const busy = refusals['too-many-requests'];

/** Seconds after which somebody who has too many requests in progress may ask again. */
const retryAfterSeconds = 5;

/** For a network that has too many requests in progress: nothing failed, so there is no number to mention. Live calls get what they get
 * for every refusal. */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers, method } = request;
  const isCall = url.startsWith('/api/') && headers.accept?.includes('text/html') !== true;
  const code = 'too-many-requests';
  const locale = chooseLocale(request);
  const message = byLocale((one) => textIn(busy.message, one));
  const body = isCall
    ? JSON.stringify({ error: { code, message }, isDemonstration: false })
    : buildPage(locale, away.title, [`<p>${textIn(busy.message, locale)}</p>`]);
  response.writeHead(busy.status, {
    ...Object.fromEntries(refusalHeaders({ code, retryAfterSeconds }, getRequestNumber(request))),
    ...(!isCall && { 'content-type': 'text/html; charset=utf-8' }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function buildPage(locale: Locale, titles: Worded, paragraphs: readonly string[]): string {
  const title = textIn(titles, locale);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>
${paragraphs.join('\n')}
<p><a href="${languages[locale].prefix}/">${textIn(words.home, locale)}</a></p></main></body></html>`;
}

/** @param headers Besides those of every error page. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers = {},
  }: { readonly status: 500 | 503; readonly headers?: Readonly<Record<string, string>> },
): void {
  const number = getRequestNumber(request);
  const locale = chooseLocale(request);
  const page = buildPage(locale, words.title, [
    `<p>${textIn(words[status], locale)}</p>`,
    `<p>${textIn(words.number, locale)} <strong>${number}</strong></p>`,
  ]);
  // What the failed response would have said about itself.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, {
    ...answerSecurityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'X-Request-Id': number,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
