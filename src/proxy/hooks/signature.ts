/** Signatures of Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * The package makes the signature that a message should have; the rest is done here, since its `verify` reads a clock of
 * its own, takes "12x" for a time, and compares a text in which bytes that are no UTF-8 are replaced. */
import { Webhook } from 'standardwebhooks';
import { failure, type Result, success } from '#base/result.ts';
import type { Refusal } from '../refusal.ts';
import { isSameText } from '../same-text.ts';

/** Of a message's time, in either direction. */
const toleranceMs = 5 * 60 * 1000;

/** Characters; ours are 36. */
const maxIdLength = 256;

export interface Signed {
  readonly id: string;
  /** When the sender sent it, in seconds since the Unix epoch. */
  readonly timestamp: number;
}

export interface SignedMessage {
  readonly headers: Headers;
  /** The body; undefined when it is no text, which nobody signs. */
  readonly text: string | undefined;
}

export function isSigned(headers: Headers): boolean {
  return headers.has('webhook-signature');
}

/** @param now Milliseconds since the epoch. */
export function verifySignature(
  { headers, text }: SignedMessage,
  key: Uint8Array,
  now: number,
): Result<Signed, Refusal> {
  const id = headers.get('webhook-id') ?? '';
  const written = headers.get('webhook-timestamp') ?? '';
  if (id === '' || id.length > maxIdLength || !/^\d{1,12}$/u.test(written) || text === undefined)
    return failure({ code: 'hook-unsigned', reason: 'headers or body malformed' });
  const timestamp = Number(written);
  if (Math.abs(now - timestamp * 1000) > toleranceMs) return failure({ code: 'hook-out-of-time' });
  const expected = signMessage({ id, timestamp, text }, key);
  // Several, while a key is being replaced.
  const signatures = (headers.get('webhook-signature') ?? '').split(' ');
  if (!signatures.some((signature) => isSameText(signature, expected)))
    return failure({ code: 'hook-unsigned', reason: 'signature wrong' });
  return success({ id, timestamp });
}

/** @returns `v1,` and the signature in base64. */
export function signMessage(
  { id, timestamp, text }: Signed & { readonly text: string },
  key: Uint8Array,
): string {
  return new Webhook(key, { format: 'raw' }).sign(id, new Date(timestamp * 1000), text);
}
