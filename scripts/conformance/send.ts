import { request } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { ConformanceCase, Received } from './case.ts';

/** Sends a raw request: nothing is normalised, followed or added. A compressed body is decoded. */
function send(
  origin: string,
  { method = 'GET', path, headers = {}, body }: ConformanceCase,
): Promise<Received> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = decode(Buffer.concat(chunks), incoming.headers['content-encoding']);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: bytes.toString('utf8'),
        });
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

/** Maximum requests in flight. */
const atOnce = 8;

/** Sends a whole table.
 * @returns Responses in its order. */
export async function sendAll(
  origin: string,
  table: readonly ConformanceCase[],
): Promise<readonly (readonly [ConformanceCase, Received])[]> {
  const received: (readonly [ConformanceCase, Received])[] = [];
  for (let from = 0; from < table.length; from += atOnce) {
    const some = table.slice(from, from + atOnce);
    received.push(...(await Promise.all(some.map(async (one) => [one, await send(origin, one)] as const))));
  }
  return received;
}
