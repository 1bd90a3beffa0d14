/** Request to answer: files, redirects and language. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { unreachable } from '#base/unreachable.ts';
import { localeCookie, localeCookieMaxAge } from '#site/language.ts';
import { localizedPath, notFoundPath } from '#site/paths.ts';
import { targetOf } from '#publish/targets.ts';
import { localeOf, type Resolution, resolveRequest } from '#site/resolve-request.ts';
import type { RedirectRules } from './rules.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export interface Site {
  readonly files: SiteFiles;
  readonly rules: RedirectRules;
}

/** Longest address that is looked at; a longer one is refused. */
const longestAddress = 8192;

/** Seconds: hashed assets never change. */
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

export async function respond(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    finish(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const address = request.url ?? '/';
  if (address.length > longestAddress) {
    finish(response, 414);
    return;
  }
  const [pathname = '/', query = ''] = address.split('?', 2);
  const stored = readCookie(request.headers.cookie, localeCookie);
  const search = new URLSearchParams(query);
  const resolution = resolveRequest({ pathname, search, stored }, await site.rules.load());
  answer(request, response, {
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

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, resolution, notFound }: Answering,
): void {
  switch (resolution.type) {
    case 'malformed':
      finish(response, 400);
      return;
    case 'moved':
      finish(response, 301, { Location: resolution.location });
      return;
    case 'language': {
      const cookie =
        resolution.stores &&
        `${localeCookie}=${resolution.stores}; Path=/; Max-Age=${String(localeCookieMaxAge)}; SameSite=Lax`;
      finish(response, 302, {
        Location: resolution.location,
        'Cache-Control': 'private, no-store',
        ...(cookie && { 'Set-Cookie': cookie }),
      });
      return;
    }
    case 'page':
    case 'file': {
      const name =
        resolution.type === 'file'
          ? decodeURIComponent(resolution.pathname)
          : targetOf(localizedPath(resolution.path, resolution.locale)).file;
      const isHiddenPage =
        name.endsWith('404.html') || name.endsWith('.html') !== (resolution.type === 'page');
      const file = isHiddenPage ? undefined : site.files.read(name);
      if (file) sendFile(request, response, { file, status: 200, isImmutable: name.startsWith('/_astro/') });
      else sendNotFound(request, response, site.files.read(targetOf(notFound).file));
      return;
    }
    default:
      unreachable(resolution);
  }
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: SiteFile | undefined): void {
  if (page) sendFile(request, response, { file: page, status: 404, isImmutable: false });
  else finish(response, 404);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {
    file,
    status,
    isImmutable,
  }: { readonly file: SiteFile; readonly status: number; readonly isImmutable: boolean },
): void {
  const headers = {
    'Content-Type': file.contentType,
    'Cache-Control': isImmutable ? immutable : revalidate,
    ...(status === 200 && { ETag: file.etag }),
  };
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    finish(response, 304, headers);
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': file.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

function finish(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'Content-Length': 0 }) });
  response.end();
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
