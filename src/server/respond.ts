/** Routes requests: files, redirects, language, and the live part. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressAnswer, readCookie } from '#site/address-answer.ts';
import { localeCookie, localeOf } from '#site/language.ts';
import { localizedPath, notFoundPath } from '#site/paths.ts';
import { targetOf } from '#publish/targets.ts';
import { isAskedOnDemand, takesPosts } from '#on-demand/on-demand-pages.ts';
import { type Resolution, resolveRequest } from '#site/resolve-request.ts';
import { previewPath } from '#on-demand/preview/preview-link.ts';
import { isStatusAddress } from '#on-demand/status-page.ts';
import { chooseEncoding, type Compression } from './compression.ts';
import { fittingValue, isEncrypted } from './connection.ts';
import type { HeaderRules, RedirectRules } from './rules.ts';
import { isLive, type Live, respondLive } from './live.ts';
import {
  feedOf,
  respondOnDemand,
  respondPreview,
  respondStatus,
  respondWithFeed,
  retrySoon,
} from './respond-on-demand.ts';
import { sendFile } from './send-file.ts';
import { sendErrorPage } from './error-page.ts';
import type { RequestKind } from './metrics/traffic.ts';
import type { RunningPublish } from './running-publish.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';
import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import { isLocale } from '#model/locale.ts';
import { isPublishedOpenData } from '#site/open-data.ts';

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
  const address = request.url ?? '/';
  const [pathname = '/', query = ''] = address.split('?', 2);
  if (site.live.metricsPage.isFor(request, pathname)) {
    await site.live.metricsPage.respond(request, response);
    return 'metrics';
  }
  await awaitNeeded(site.publish, request.method, pathname);
  if (isLive(address)) {
    await respondLive(request, response, site.live);
    return 'api';
  }
  if (pathname === previewPath) {
    await respondPreview(request, response, site.live);
    return 'preview';
  }
  if (isStatusAddress(pathname)) {
    await respondStatus(request, response, site.live);
    return 'status';
  }
  for (const [name, value] of Object.entries(await site.headers.load(pathname)))
    response.setHeader(name, fittingValue(request, name, value));
  const refusal = refuse(request.method ?? '', address, pathname);
  if (refusal) {
    finish(response, refusal.status, refusal.headers);
    return 'other';
  }
  if (request.method === 'POST') {
    await respondToPost(request, response, site);
    return 'made';
  }
  return respondToGet(request, response, { site, pathname, search: new URLSearchParams(query) });
}

/** Waits for the rules of the site, and for all of it where an answer is made of more than one file. */
async function awaitNeeded(
  publish: RunningPublish,
  method: string | undefined,
  pathname: string,
): Promise<void> {
  const isMade =
    method === 'POST' || isLive(pathname) || pathname === previewPath || isStatusAddress(pathname);
  if (isMade) await publish.awaitSite();
  for (const file of ['_headers', '_redirects']) await publish.awaitFile(file);
}

interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function refuse(method: string, address: string, pathname: string): Refusal | undefined {
  const allowed = takesPosts(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(', ') } };
  return address.length > maxAddressLength ? { status: 414 } : undefined;
}

async function respondToPost(
  request: IncomingMessage,
  response: ServerResponse,
  { live }: Site,
): Promise<void> {
  if (!(await respondOnDemand(request, response, { live, page: 'answer' })))
    sendErrorPage(request, response, { status: 503, headers: retrySoon });
}

interface GetContext {
  readonly site: Site;
  readonly pathname: string;
  readonly search: URLSearchParams;
}

async function respondToGet(
  request: IncomingMessage,
  response: ServerResponse,
  { site, pathname, search }: GetContext,
): Promise<RequestKind> {
  const stored = readCookie(request.headers.cookie, localeCookie);
  const resolution = resolveRequest({ pathname, search, stored }, await site.rules.load());
  const early = addressAnswer(resolution, { isEncrypted: isEncrypted(request) });
  if (early) {
    finish(response, early.status, early.headers);
    return 'page';
  }
  if (resolution.type !== 'page' && resolution.type !== 'file') return 'page';
  const { live } = site;
  const isAsked = resolution.type === 'page' && isAskedOnDemand(resolution.path, search);
  const feed = feedOf(pathname);
  const name = fileOf(resolution);
  await awaitPublished(site.publish, isAsked || feed ? undefined : name);
  if (isAsked && (await respondOnDemand(request, response, { live, page: 'answer' }))) return 'made';
  if (feed) {
    await respondWithFeed(request, response, { live, feed });
    return 'feed';
  }
  if (await respondWithFile(request, response, { site, name })) return resolution.type;
  await site.publish.awaitSite();
  if (await respondOnDemand(request, response, { live, page: 'notFound' })) return 'page';
  const notFound = localizedPath(notFoundPath, localeOf(pathname, stored));
  await sendNotFound(request, response, { site, page: site.files.read(targetOf(notFound).file) });
  return 'page';
}

/** @param file What answers; undefined: pages that are made for the request. */
async function awaitPublished(publish: RunningPublish, file: string | undefined): Promise<void> {
  await (file === undefined ? publish.awaitSite() : publish.awaitFile(file.replace(/^\/+/u, '')));
}

/** @returns Whether there is such a file. */
async function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, name }: { readonly site: Site; readonly name: string | undefined },
): Promise<boolean> {
  const { files, headers, rules, compression, hot } = site;
  const file = name === undefined ? undefined : files.read(name);
  if (name === undefined || !file) return false;
  const version = `${file.version} ${headers.version} ${rules.version}`;
  const isDated = isPublishedOpenData(name) || name.startsWith('/feeds/');
  const bytes = await sendFile(request, response, { file, status: 200, compression, isDated });
  const loadVersion = () => `${files.versionOf(name) ?? ''} ${headers.loadVersion()} ${rules.loadVersion()}`;
  const kind = name.endsWith('.html') ? 'page' : 'file';
  if (bytes) hot.keep(request, response, { bytes, version, loadVersion, kind });
  return true;
}

/** @returns undefined for the file of a page, whose address differs from its file name, and for the 404 page. */
function fileOf(resolution: Extract<Resolution, { type: 'page' | 'file' }>): string | undefined {
  const isPage = resolution.type === 'page';
  const name = isPage
    ? // A path that is decoded already may hold a percent sign of its own.
      targetOf(encodeURI(localizedPath(resolution.path, resolution.locale))).file
    : decodeURIComponent(resolution.pathname);
  return name.endsWith('404.html') || name.endsWith('.html') !== isPage ? undefined : name;
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

// Cache of recent responses: the file of an address, its language, encoding and headers are computed once.
// Cached responses are revalidated against their files after some milliseconds, which is cheap under load and
// invisible otherwise.
//
// The key is what decides a response, never the raw request: two requests with one response share an entry.

/** How long a response is reused without checking its files, in milliseconds. */
const trustedMs = 5;

/** Maximum address length; longer addresses are rare. */
const maxCachedAddressLength = 200;

/** Bytes of the entry object and its references, besides its strings and the file. */
const objectBytes = 400;

interface CachedResponse {
  readonly bytes: Uint8Array;
  readonly kind: RequestKind;
  /** Alternating names and values, the form Node sends fastest. */
  readonly headers: string[];
  /** Version of all inputs of the response. */
  readonly version: string;
  readonly loadVersion: () => string;
  trustedUntil: number;
}

export class ResponseCache {
  readonly #cached = new BoundedCache<CachedResponse>({
    name: 'answers given a moment ago',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 5000,
    sizeOf: ({ bytes, headers, version }) =>
      objectBytes +
      bytes.byteLength +
      textBytes(version) +
      headers.reduce((sum, text) => sum + textBytes(text), 0),
  });
  /** Last result per Accept-Encoding header: most recent requests carry the same one. */
  #encoding = { header: '', chosen: '' };

  /** @param now Of performance.now().
   * @returns The kind of the response; undefined when it did not respond. */
  answer(request: IncomingMessage, response: ServerResponse, now: number): RequestKind | undefined {
    const key = this.#keyOf(request);
    const cached = key === undefined ? undefined : this.#cached.get(key);
    if (key === undefined || !cached) return undefined;
    if (now > cached.trustedUntil) {
      if (cached.loadVersion() !== cached.version) {
        this.#cached.delete(key);
        return undefined;
      }
      cached.trustedUntil = now + trustedMs;
    }
    response.writeHead(200, cached.headers);
    response.end(cached.bytes);
    return cached.kind;
  }

  /** Caches the response that was just sent.
   * @param version Version of its inputs.
   * @param loadVersion Reads the same version from disk. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, version, loadVersion, kind }: Omit<CachedResponse, 'headers' | 'trustedUntil'>,
  ): void {
    const key = this.#keyOf(request);
    if (key === undefined) return;
    const given = { ...response.getHeaders(), 'content-length': bytes.byteLength };
    const headers = Object.entries(given).flatMap(([name, value]) => [name, String(value)]);
    this.#cached.set(key, { bytes, headers, version, loadVersion, kind, trustedUntil: 0 });
  }

  /** Returns the cache key; undefined unless it is a plain request for a whole file. */
  #keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > maxCachedAddressLength || url.includes('?')) return undefined;
    const conditions = [headers.range, headers['if-none-match'], headers['if-modified-since']];
    if (conditions.some((condition) => condition !== undefined)) return undefined;
    const stored = headers.cookie === undefined ? undefined : readCookie(headers.cookie, localeCookie);
    const scheme = isEncrypted(request) ? 'https' : '';
    return `${this.#encodingOf(headers['accept-encoding'])} ${isLocale(stored) ? stored : ''} ${scheme} ${url}`;
  }

  #encodingOf(header: string | undefined): string {
    if (header === undefined) return '';
    if (header !== this.#encoding.header) this.#encoding = { header, chosen: chooseEncoding(header) ?? '' };
    return this.#encoding.chosen;
  }
}
