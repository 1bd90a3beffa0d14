/** Node's requests as those of the web, and answers back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding } from './accept-encoding.ts';

/** Methods that a Request cannot hold; no address knows them. */
const impossibleMethod = /^(?:CONNECT|TRACE|TRACK)$/iu;

/** A name or an address, and a port: anything else could make another address of the request. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Bytes of a body that are read, as on Netlify. Endpoints take less, so a body that is cut here is refused there. */
const bodyLimitBytes = 6 * 1024 * 1024;

/** @returns undefined when there is no such request on the web. */
export async function toWebRequest(request: IncomingMessage): Promise<Request | undefined> {
  const { method = 'GET', headersDistinct } = request;
  const url = addressOf(request);
  if (impossibleMethod.test(method) || url === undefined) return undefined;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await loadBody(request);
  return new Request(url, { method, headers, ...(body && { body }) });
}

function addressOf({ headers, url = '' }: IncomingMessage): string | undefined {
  const { host = 'localhost' } = headers;
  const address = `http://${host}${url}`;
  return hostPattern.test(host) && URL.canParse(address) ? address : undefined;
}

async function loadBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A destroyed request takes the connection with it, and nobody would learn why the body was refused.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > bodyLimitBytes) break;
  }
  return Buffer.concat(chunks, length);
}

const asGzip = promisify(gzip);

/** Bytes: what fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** An answer that nothing keeps is compressed fast rather than well. */
const gzipLevel = 3;

export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  // Names and values in turn, as Node sends them fastest.
  const headers = [...answer.headers].flat();
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
