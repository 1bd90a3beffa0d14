/** Bodies of requests: what is declared too long is refused unread, the rest is read up to the limit of its endpoint. */
import { readBoundedBytes } from './bounded-bytes.ts';

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
