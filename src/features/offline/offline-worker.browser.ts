/** The service worker: keeps the page of the lookup and the page about a missing connection, with what they need, and shows
 * them when the network fails. With a connection it shows nothing old: every page comes from the network, and a slow network
 * is waited for as without a worker.
 *
 * Redirects of the edge (language, old addresses) reach the browser as they are: the request of a navigation is not
 * followed, and what is kept was never redirected. There is no navigation preload: Safari follows redirects in it and then
 * refuses the answer, and addresses that are left alone would be asked for twice. */
import { type Locale, locales } from '#platform/languages/locale.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';
import { isHashed, keptPages, type OfflineShell } from './offline.ts';
import { chooseHandling, localesIn, localeWithoutConnection, substitutes } from './handling.ts';
import { cacheName, deleteCaches } from './kept-cache.ts';
import { type FetchEvent, workerScope } from './worker-scope.ts';

/** The publisher writes it before this code (features/offline/published-worker.server.ts). */
declare const offlineShell: OfflineShell;

/** Files vary with the encoding that a browser accepts, which is always its own. */
const anyVary = { ignoreVary: true } as const;

const current = cacheName(offlineShell.version);
const place = { origin: location.origin, files: new Set(offlineShell.files) };

workerScope.addEventListener('install', (event) => {
  // Nothing of an old worker is shown while there is a connection, so a new one need not wait until all pages are closed.
  event.waitUntil(install().then(() => workerScope.skipWaiting()));
});

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(current));
});

workerScope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url, headers } = event.request;
  const asked = { method, mode, destination, url: new URL(url), isPartial: headers.has('range') };
  const handling = chooseHandling(asked, place);
  if (handling === 'page') event.respondWith(answerPage(event, asked.url));
  if (handling === 'file') event.respondWith(answerFile(event.request));
  if (handling === 'hashed-file') event.respondWith(answerHashed(event.request));
});

/** Keeps all or nothing: a browser that fails here keeps the worker it has, and tries again at its next visit. */
async function install(): Promise<void> {
  const locales = await localesOfVisitor();
  const outcomes = await Promise.allSettled([...offlineShell.files.map(keepFile), ...locales.map(keepPages)]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return;
  await caches.delete(current);
  throw failed.reason;
}

/** Languages of the open pages, and those that were kept before. */
async function localesOfVisitor(): Promise<readonly Locale[]> {
  const open = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return [...new Set([...localesIn(open.map(({ url }) => url)), ...(await keptLocales())])];
}

async function keptLocales(): Promise<readonly Locale[]> {
  const pages = await Promise.all(locales.map((locale) => caches.match(keptPages(locale).offline, anyVary)));
  return locales.filter((_, index) => pages[index] !== undefined);
}

async function keepFile(address: string): Promise<void> {
  const known = isHashed(address) ? await caches.match(address, anyVary) : undefined;
  await keep(address, known ?? (await load(address)));
}

async function keepPages(locale: Locale): Promise<void> {
  const { offline, lookup } = keptPages(locale);
  await Promise.all([offline, lookup].map(keepPage));
}

async function keepPage(address: string): Promise<void> {
  const response = await load(address);
  // A page of another version than this worker would miss its scripts.
  const html = await response.clone().text();
  const missing = (html.match(/\/_astro\/[\w.-]+/gu) ?? []).filter((file) => !place.files.has(file));
  if (missing.length > 0) throw new TypeError(`${address} needs ${missing.join(', ')}.`);
  await keep(address, response);
}

/** Without cookies, the answer is the same for every visitor, and no language is chosen. */
async function load(address: string): Promise<Response> {
  const response = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    cache: isHashed(address) ? 'default' : 'no-cache',
  });
  if (response.status !== 200) throw new TypeError(`${address} answers with status ${response.status}.`);
  return response;
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(current);
  await cache.put(address, response);
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    // What cannot be kept is tried again with the next page.
    event.waitUntil(keepLanguage(url).catch(() => undefined));
    return response;
  } catch (cause) {
    const answer = await answerWithoutConnection(url);
    if (answer) return answer;
    throw cause;
  }
}

/** A visitor may read another language than before. */
async function keepLanguage(url: URL): Promise<void> {
  for (const locale of localesIn([url.href])) {
    if (!(await kept(keptPages(locale).lookup))) await keepPages(locale);
  }
}

async function answerWithoutConnection(url: URL): Promise<Response | undefined> {
  const stored = await workerScope.cookieStore?.get(localeCookie);
  const locale = localeWithoutConnection(url, stored?.value);
  const { lookup } = keptPages(locale);
  for (const address of substitutes(url, locale, await keptLocales())) {
    const page = await kept(address);
    if (page) return address === lookup ? page : asMissing(page);
  }
  return undefined;
}

/** A page in place of another one, which no browser may take for that one later. */
function asMissing(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  // Of the bytes on the network.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(page.body, { status: 503, headers });
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const file = await kept(new URL(request.url).pathname);
    if (file) return file;
    throw cause;
  }
}

async function answerHashed(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

async function kept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(current);
  return cache.match(address, anyVary);
}
