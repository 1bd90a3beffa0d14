/** Authenticates the sender of a webhook, by a signature or a secret in the URL. */
import { createHmac } from 'node:crypto';
import { isSameText } from '#platform/base/digest.ts';
import { type Result, success, failure } from '#platform/base/result.ts';
import type { Refusal } from '../refusal.ts';
import type { HookSecrets } from './hook-settings.ts';
import { type Signed, type SignedMessage, isSigned, verifySignature } from './webhook-signature.ts';

export type Sender =
  | { readonly type: 'signed'; readonly signed: Signed }
  /** A plugin that cannot sign. */
  | { readonly type: 'plugin' }
  | { readonly type: 'page-builder' };

export interface Message extends SignedMessage {
  /** Secret in the URL. */
  readonly secret: string | undefined;
}

/** @param now Milliseconds since the epoch. */
export function findSender(
  message: Message,
  { signingKey, addressSecret, pageBuilderSecret }: HookSecrets,
  now: number,
): Result<Sender, Refusal> {
  const { secret, headers } = message;
  if (isEqual(secret, pageBuilderSecret)) return success({ type: 'page-builder' });
  if (!signingKey) return failure({ code: 'not-configured' });
  if (isSigned(headers)) {
    const signed = verifySignature(message, signingKey, now);
    return signed.type === 'failure' ? signed : success({ type: 'signed', signed: signed.value });
  }
  if (!isEqual(secret, addressSecret)) return failure({ code: 'hook-unsigned', reason: 'no signature' });
  if (!hasRightBody(message, signingKey))
    return failure({ code: 'hook-unsigned', reason: 'signature wrong' });
  return success({ type: 'plugin' });
}

/** Two absent secrets do not match. */
function isEqual(given: string | undefined, wanted: string | undefined): boolean {
  return given !== undefined && wanted !== undefined && isSameText(given, wanted);
}

/** WP Webhooks signs the body without a timestamp, so the signature alone does not protect against replays. */
function hasRightBody({ headers, text }: Message, key: Uint8Array): boolean {
  const given = headers.get('x-wp-webhook-signature');
  return (
    given === null ||
    isSameText(
      given,
      createHmac('sha256', key)
        .update(text ?? '')
        .digest('base64'),
    )
  );
}
