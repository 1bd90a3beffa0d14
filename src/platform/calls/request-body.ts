/** Reads request bodies up to the limit of the endpoint. A larger Content-Length is refused without reading. */

/** Why reading a body stopped early; keys of the table of refusals. */
export type BodyFault = 'body-too-slow' | 'bodies-too-many' | 'body-too-large';

/** Thrown when the sender is too slow, when too many bodies are being received, or when a form has too much text. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';
  readonly code: BodyFault;

  constructor(code: BodyFault) {
    super(`The body of a request was not read to its end: ${code}.`);
    this.code = code;
  }
}

/** @returns undefined when the body, or its Content-Length, exceeds the limit.
 * @throws {BodyRefusedError} When reading was stopped on purpose.
 * @throws {Error} When the connection breaks. */
export async function readRequestBody(request: Request, limitBytes: number): Promise<Uint8Array | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limitBytes) return undefined;
  return readBoundedBytes(request.body, limitBytes, declared);
}

/** @param cause Error thrown while reading a body.
 * @returns The code in the table of refusals. */
export function toBodyFault(cause: unknown): BodyFault | 'body-malformed' {
  // All other errors are caused by the sender: invalid JSON, an invalid form, or a broken connection.
  return cause instanceof BodyRefusedError ? cause.code : 'body-malformed';
}

/** Reads a body into one buffer, sized by its Content-Length where there is one. Chunks are copied at once, so the
 * body is held in memory only once.
 * @param announcedBytes Content-Length, which may be wrong; 0 without one.
 * @returns undefined when the body exceeds the limit.
 * @throws {Error} When the connection breaks. */
async function readBoundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  announcedBytes = 0,
): Promise<Uint8Array | undefined> {
  // The operating system allocates pages on first write, so the unused part costs no memory.
  let bytes = Buffer.allocUnsafeSlow(Math.min(announcedBytes || firstBytes, limitBytes));
  let length = 0;
  for await (const chunk of body ?? []) {
    const end = length + chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (end > limitBytes) return undefined;
    if (end > bytes.byteLength) bytes = grown(bytes, length, Math.min(Math.max(end, 2 * length), limitBytes));
    bytes.set(chunk, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

/** Initial buffer size without a Content-Length. */
const firstBytes = 4096;

function grown(bytes: Buffer, length: number, room: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(room);
  bytes.copy(larger, 0, 0, length);
  return larger;
}
