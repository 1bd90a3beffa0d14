import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Counts decompressed bytes while it reads, whatever Content-Length says, and drops the rest.
 * @returns undefined when it is longer than the limit.
 * @throws When it breaks off or cannot be decompressed. */
export async function readBody(response: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of decompress(response)) {
    if (!(chunk instanceof Buffer)) continue;
    length += chunk.length;
    if (length > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function decompress(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity' || response.statusCode === 204) return response;
  const create = Object.entries(decompressors).find(([name]) => name === encoding)?.[1];
  if (create === undefined) {
    response.destroy();
    throw Object.assign(new Error(`Nobody asked for ${encoding}.`), { code: 'ERR_ENCODING' });
  }
  // The loop that reads tells what goes wrong.
  return pipeline(response, create(), () => undefined);
}
