/** Routes requests: files, redirects, language, and the live part. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { addressAnswer } from '#platform/addresses/address-answer.ts';
import { chooseLocale, localeCookie } from '#platform/addresses/choose-locale.ts';
import { localizedPath, notFoundPath } from '#platform/addresses/paths.ts';
import { notFoundFiles, toTarget } from '#platform/publish/targets.ts';
import type { Resolution } from '#platform/addresses/resolution.ts';
import type { Compression } from './compression.ts';
import { fittingValue, isEncrypted } from './connection.ts';
import type { HeaderRules, RedirectRules } from './rules.ts';
import { type Asked, findHandler, type Handler, respondWith } from './handlers.ts';
import type { Live } from './live.ts';
import { sendFile } from './send-file.ts';
import type { RequestKind } from './metrics/traffic.ts';
import type { ResponseCache } from './response-cache.ts';
import type { RunningPublish } from './running-publish.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export interface Site {
  readonly files: SiteFiles;
  readonly rules: RedirectRules;
  readonly headers: HeaderRules;
  readonly live: Live;
  readonly compression: Compression;
  readonly hot: ResponseCache;
  /** Writes the site while it is served. */
  readonly publish: RunningPublish;
}

/** Maximum address length; a longer one is refused. */
const maxAddressLength = 8192;

/** @returns What kind of response it was, for the metrics. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<RequestKind> {
  const { live } = site;
  const asked = parseAsked(request);
  if (live.metricsPage.isFor(request, asked.pathname)) {
    await live.metricsPage.respond(request, response);
    return 'metrics';
  }
  const isPost = request.method === 'POST';
  const handler = findHandler(live.handlers, asked);
  const isApart = handler?.isApart === true;
  await awaitNeeded(site.publish, isPost || isApart);
  if (!isApart) {
    await setHeaders(anyAddress, { request, response, headers: site.headers });
    const refusal = refuse(request, asked, live.handlers);
    if (refusal) {
      finish(response, refusal.status, refusal.headers);
      return 'other';
    }
  }
  if (handler && (isApart || isPost)) {
    await respondWith(handler, { request, response }, live);
    return handler.kind;
  }
  return respondToGet(request, response, { site, handler, asked });
}

function parseAsked({ method = '', url = '/' }: IncomingMessage): Asked {
  const [pathname = '/', query = ''] = url.split('?', 2);
  return { method, pathname, search: new URLSearchParams(query) };
}

/** No rule is for it alone. */
const anyAddress = '/';

/** Rules are for what is sent, not for what was asked for: the page for a missing file must not be kept for a year, or shown in a
 * frame, because a file of that name could be.
 * @param address Of a file or page of the site, spelled as the site spells it. */
async function setHeaders(
  address: string,
  {
    request,
    response,
    headers,
  }: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly headers: HeaderRules },
): Promise<void> {
  for (const [name, value] of Object.entries(await headers.load(address)))
    response.setHeader(name, fittingValue(request, name, value));
}

/** Waits for the rules of the site, and for all of it where an answer is made of more than one file. */
async function awaitNeeded(publish: RunningPublish, isMade: boolean): Promise<void> {
  if (isMade) await publish.awaitSite();
  for (const file of ['_headers', '_redirects']) await publish.awaitFile(file);
}

interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function refuse(
  { url = '' }: IncomingMessage,
  asked: Asked,
  handlers: readonly Handler[],
): Refusal | undefined {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    const takesPosts = findHandler(handlers, { ...asked, method: 'POST' })?.isForm === true;
    const allowed = takesPosts ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(asked.method)) return { status: 405, headers: { Allow: allowed.join(', ') } };
  }
  return url.length > maxAddressLength ? { status: 414 } : undefined;
}

interface GetContext {
  readonly site: Site;
  readonly handler: Handler | undefined;
  readonly asked: Asked;
}

async function respondToGet(
  request: IncomingMessage,
  response: ServerResponse,
  { site, handler, asked: { pathname, search } }: GetContext,
): Promise<RequestKind> {
  const stored = readCookie(request.headers.cookie, localeCookie);
  const resolution = site.live.site.resolve({ pathname, search, stored }, await site.rules.load());
  const early = addressAnswer(resolution, { isEncrypted: isEncrypted(request) });
  if (early) {
    finish(response, early.status, early.headers);
    return 'page';
  }
  if (resolution.type !== 'page' && resolution.type !== 'file') return 'page';
  const { live } = site;
  await awaitPublished(site.publish, handler ? undefined : findFile(resolution));
  if (handler && (await respondWith(handler, { request, response }, live))) return handler.kind;
  if (await respondWithFile(request, response, { site, resolution })) return resolution.type;
  await site.publish.awaitSite();
  if (await respondWith(live.notFound, { request, response }, live)) return 'page';
  const notFound = localizedPath(notFoundPath, chooseLocale(pathname, stored));
  await sendNotFound(request, response, { site, page: site.files.read(toTarget(notFound).file) });
  return 'page';
}

/** @param file What answers; undefined: pages that are made for the request. */
async function awaitPublished(publish: RunningPublish, file: string | undefined): Promise<void> {
  await (file === undefined ? publish.awaitSite() : publish.awaitFile(nameInSite(file)));
}

/** A file of the site without the slash of its address. */
const nameInSite = (file: string): string => file.replace(/^\/+/u, '');

/** @returns Whether there is such a file. */
async function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, resolution }: { readonly site: Site; readonly resolution: FoundAddress },
): Promise<boolean> {
  const name = findFile(resolution);
  const { files, headers, rules, compression, hot, live, publish } = site;
  const file = name === undefined ? undefined : files.read(name);
  if (name === undefined || !file) return false;
  await setHeaders(toAddress(resolution), { request, response, headers });
  const version = `${file.version} ${headers.version} ${rules.version}`;
  const inSite = nameInSite(name);
  const isDated = live.site.isDated(name);
  const bytes = await sendFile(request, response, { file, status: 200, compression, isDated });
  const loadVersion = () =>
    publish.isCurrent(inSite)
      ? `${files.loadVersion(name) ?? ''} ${headers.loadVersion()} ${rules.loadVersion()}`
      : 'unknown';
  const isPage = name.endsWith('.html');
  const count = isPage ? publish.visits.of(inSite) : undefined;
  if (count) count.visits += 1;
  if (bytes)
    hot.keep(request, response, { bytes, version, loadVersion, count, kind: isPage ? 'page' : 'file' });
  return true;
}

type FoundAddress = Extract<Resolution, { type: 'page' | 'file' }>;

const toAddress = (found: FoundAddress): string =>
  found.type === 'page' ? localizedPath(found.path, found.locale) : found.pathname;

/** @returns undefined for the file of a page, whose address differs from its file name, and for the 404 page. */
function findFile(resolution: FoundAddress): string | undefined {
  const isPage = resolution.type === 'page';
  const name = isPage
    ? // A path that is decoded already may hold a percent sign of its own.
      toTarget(encodeURI(toAddress(resolution))).file
    : decodeURIComponent(resolution.pathname);
  return notFoundFiles.has(name) || name.endsWith('.html') !== isPage ? undefined : name;
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { site, page }: { readonly site: Site; readonly page: SiteFile | undefined },
): Promise<void> {
  const { compression } = site;
  if (page) await sendFile(request, response, { file: page, status: 404, compression });
  else finish(response, 404);
}

function finish(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'Content-Length': 0 }) });
  response.end();
}
