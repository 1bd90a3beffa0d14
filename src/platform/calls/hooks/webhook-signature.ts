/** Signatures of Standard Webhooks:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * The package computes signatures only. Its `verify` is not used: it reads the system clock, accepts "12x" as a
 * timestamp, and compares text in which invalid UTF-8 has been replaced. */
import { Webhook } from 'standardwebhooks';
import { isSameText } from '#platform/base/digest.ts';
import { type Result, failure, success } from '#platform/base/result.ts';
import type { Refusal } from '../refusal.ts';

/** Tolerance of the timestamp, in both directions. */
const toleranceMs = 5 * 60 * 1000;

/** Maximum characters of an id; ours have 36. */
const maxIdLength = 256;

export interface Signed {
  readonly id: string;
  /** Timestamp of the message, in seconds since the Unix epoch. */
  readonly timestamp: number;
}

export interface SignedMessage {
  readonly headers: Headers;
  /** The body; undefined when it is not text. */
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
  // A message has several signatures while a key is being replaced.
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
