/** Validates a request before any lookup: exactly one host with a plain name, and a path. */
import type { IncomingMessage } from 'node:http';

/** A name or an IP address, and a port: anything else could change the address of the request. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** RFC 9112 §3.2.2: absolute form, as sent to a proxy. Servers accept it too. */
const absoluteForm = /^https?:\/\/(?<authority>[^/?#]*)(?<path>(?:[/?][^#]*)?)$/iu;

/** @returns Whether the request is valid; its address is then a path. */
export function validateRequest(request: IncomingMessage): boolean {
  if (!hasValidHost(request)) return false;
  if (!toPath(request)) return false;
  return !hasBody(request) || (request.method !== 'GET' && request.method !== 'HEAD');
}

/** The last valid host: nearly all requests name the same. */
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

/** Keeps only the path of an absolute address, so no response ever repeats the rest of it. */
function toPath(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (url.startsWith('/')) return true;
  const { authority, path = '' } = absoluteForm.exec(url)?.groups ?? {};
  if (authority === undefined || authority.toLowerCase() !== headers.host?.toLowerCase()) return false;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Node keeps the first value and drops the others. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/** Whether a body follows the headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
