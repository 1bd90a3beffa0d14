/** Bodies of requests: what is declared too long is refused unread, the rest is read up to the limit of its endpoint. */

/** Why a body is not read to its end, though it may be short enough; entries of the table of refusals. */
export type BodyFault = 'body-too-slow' | 'bodies-too-many' | 'body-too-large';

/** What a stream fails with whose sender is not waited for any longer, and a form that has more text than any. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';
  readonly code: BodyFault;

  constructor(code: BodyFault) {
    super(`The body of a request was not read to its end: ${code}.`);
    this.code = code;
  }
}

/** @returns undefined when the body is longer than the limit, or says that it is.
 * @throws {BodyRefusedError} When its sender is not waited for.
 * @throws When it breaks off. */
export async function readRequestBody(request: Request, limitBytes: number): Promise<Uint8Array | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limitBytes) return undefined;
  return readBoundedBytes(request.body, limitBytes, declared);
}

/** @param cause What reading a body threw.
 * @returns Why, in the table of refusals. */
export function bodyFaultOf(cause: unknown): BodyFault | 'body-malformed' {
  // Anything else is the visitor's own doing: no JSON, no form, or a connection that broke off.
  return cause instanceof BodyRefusedError ? cause.code : 'body-malformed';
}

/** Reads a body up to a limit, whatever length it announces, and lets go of the rest. Each chunk goes where it belongs at once,
 * so that a body that announces its length is held once and no chunk waits for the last.
 * @param announcedBytes Of its sender, who may be wrong; 0 where there is no announcement.
 * @returns undefined when it is longer than the limit.
 * @throws When the body breaks off. */
async function readBoundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  announcedBytes = 0,
): Promise<Uint8Array | undefined> {
  // What is not written to takes no memory: the system gives pages when they are used.
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

/** Of a body that announces no length. */
const firstBytes = 4096;

function grown(bytes: Buffer, length: number, room: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(room);
  bytes.copy(larger, 0, 0, length);
  return larger;
}
