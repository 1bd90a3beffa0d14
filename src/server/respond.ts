/** Request to answer: files, redirects, language, and the live part. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressAnswer, readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { localizedPath, notFoundPath } from '#site/paths.ts';
import { targetOf } from '#publish/targets.ts';
import { localeOf, type Resolution, resolveRequest } from '#site/resolve-request.ts';
import type { Compression } from './compression.ts';
import type { HeaderRules } from './header-rules.ts';
import { isLive, type Live, respondLive } from './live.ts';
import type { RedirectRules } from './rules.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export interface Site {
  readonly files: SiteFiles;
  readonly rules: RedirectRules;
  readonly headers: HeaderRules;
  readonly live: Live;
  readonly compression: Compression;
}

/** Longest address that is looked at; a longer one is refused. */
const longestAddress = 8192;

export async function respond(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const address = request.url ?? '/';
  if (isLive(address)) {
    await respondLive(request, response, site.live);
    return;
  }
  const [pathname = '/', query = ''] = address.split('?', 2);
  for (const [name, value] of Object.entries(await site.headers.load(pathname)))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    finish(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  if (address.length > longestAddress) {
    finish(response, 414);
    return;
  }
  const stored = readCookie(request.headers.cookie, localeCookie);
  const search = new URLSearchParams(query);
  const resolution = resolveRequest({ pathname, search, stored }, await site.rules.load());
  await answer(request, response, {
    site,
    resolution,
    notFound: localizedPath(notFoundPath, localeOf(pathname, stored)),
  });
}

interface Answering {
  readonly site: Site;
  readonly resolution: Resolution;
  /** Address of the 404 page in the visitor's language. */
  readonly notFound: string;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, resolution, notFound }: Answering,
): Promise<void> {
  const early = addressAnswer(resolution);
  if (early) {
    finish(response, early.status, early.headers);
    return;
  }
  if (resolution.type !== 'page' && resolution.type !== 'file') return;
  const name =
    resolution.type === 'file'
      ? decodeURIComponent(resolution.pathname)
      : targetOf(localizedPath(resolution.path, resolution.locale)).file;
  const isHiddenPage = name.endsWith('404.html') || name.endsWith('.html') !== (resolution.type === 'page');
  const file = isHiddenPage ? undefined : site.files.read(name);
  const { compression } = site;
  if (file) await sendFile(request, response, { file, status: 200, compression });
  else await sendNotFound(request, response, { site, page: site.files.read(targetOf(notFound).file) });
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
