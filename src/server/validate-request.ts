/** What every request has to be before anything is looked up for it: one host, a plain name of it, and a path. */
import type { IncomingMessage } from 'node:http';

/** A name or an address, and a port: anything else could make another address of the request. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** RFC 9112, 3.2.2: as a proxy is asked. Servers take it too. */
const absoluteForm = /^https?:\/\/(?<authority>[^/?#]*)(?<path>(?:[/?][^#]*)?)$/iu;

/** @returns Whether the request may be answered; its address is a path then. */
export function validateRequest(request: IncomingMessage): boolean {
  if (!hasValidHost(request)) return false;
  if (!toPath(request)) return false;
  return !hasBody(request) || (request.method !== 'GET' && request.method !== 'HEAD');
}

/** The last one that was valid: nearly all requests name the same. */
let knownHost = '';

function hasValidHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  if (host === undefined) return request.httpVersion === '1.0';
  if (host !== knownHost) {
    if (!hostPattern.test(host)) return false;
    knownHost = host;
  }
  return !hasSecondHost(request.rawHeaders);
}

/** Of an absolute address only the path is kept, so that no answer ever repeats the rest of it. */
function toPath(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (url.startsWith('/')) return true;
  const { authority, path = '' } = absoluteForm.exec(url)?.groups ?? {};
  if (authority === undefined || authority.toLowerCase() !== headers.host?.toLowerCase()) return false;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Node keeps the first and forgets the others. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/** Whether anything follows the headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
