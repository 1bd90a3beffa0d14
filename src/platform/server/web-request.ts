/** Converts Node requests to Web requests, and Web responses back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding } from './compression.ts';
import { fittingValue } from './connection.ts';
import { hasBody } from './request-validity.ts';

/** Methods that a Web Request cannot represent; no route uses them. */
const impossibleMethod = /^(?:CONNECT|TRACE|TRACK)$/iu;

/** @param request A well-formed request.
 * @param openBody Opens its body, which is not read before the handler reads it.
 * @returns undefined if the Web has no such request. */
export function toWebRequest(
  request: IncomingMessage,
  openBody: () => ReadableStream<Uint8Array>,
): Request | undefined {
  const {
    method = 'GET',
    headers: { host = 'localhost' },
    headersDistinct,
    url = '',
  } = request;
  const address = `http://${host}${url}`;
  if (impossibleMethod.test(method) || !URL.canParse(address)) return undefined;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  // The body is a stream, so it is sent in one direction only while it is read.
  return new Request(address, {
    method,
    headers,
    ...(hasBody(request) && { body: openBody(), duplex: 'half' }),
  });
}

const asGzip = promisify(gzip);

/** Minimum size in bytes: anything that fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** Responses that are not cached are compressed fast rather than well. */
const gzipLevel = 3;

export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  // Alternating names and values, the form Node sends fastest.
  const headers = [...answer.headers].flatMap(([name, value]) => [name, fittingValue(request, name, value)]);
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  if (isPage) headers.push('Vary', 'Accept-Encoding');
  const isCompressed =
    isPage &&
    body.byteLength >= smallestCompressed &&
    chooseEncoding(request.headers['accept-encoding'], ['gzip']) !== undefined;
  const bytes = isCompressed ? await asGzip(body, { level: gzipLevel }) : body;
  if (isCompressed) headers.push('Content-Encoding', 'gzip');
  headers.push('Content-Length', String(bytes.byteLength));
  response.writeHead(answer.status, headers);
  response.end(bytes);
}
