import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Reads and decompresses a body; counts the bytes as they arrive, regardless of the announced length.
 * @returns undefined when the body exceeds the limit.
 * @throws When the body breaks off or cannot be decompressed. */
export async function readBody(response: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
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
    throw Object.assign(new Error(`The content encoding ${encoding} was not requested.`), {
      code: 'ERR_ENCODING',
    });
  }
  // The reading loop throws the error.
  return pipeline(response, create(), () => undefined);
}
