/** Webhooks for tests, in the formats of their senders. */
import { createHmac, randomUUID } from 'node:crypto';
import { sampleSecrets } from './sample-api.ts';
import { signMessage } from '#platform/calls/hooks/webhook-signature.ts';

export const hookPath = '/api/hooks/content';

/** Body sent by our own WordPress plugin. */
export const pluginBody = JSON.stringify({
  type: 'content.changed',
  timestamp: '2026-11-18T10:00:00Z',
  data: { action: 'update', postType: 'posts', id: 12 },
});

interface SignedMessageOptions {
  readonly id?: string;
  /** Seconds since the Unix epoch. */
  readonly timestamp: number;
  readonly body?: string;
  readonly key?: Uint8Array;
}

/** A message of Standard Webhooks. */
export function signed({
  id = randomUUID(),
  timestamp,
  body = pluginBody,
  key = sampleSecrets.signingKey,
}: SignedMessageOptions) {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage({ id, timestamp, text: body }, key),
    },
    body,
  };
}

/** A webhook signed like the plugin WP Webhooks does: only the body is signed. */
export function signedBody(body: string, key: Uint8Array = sampleSecrets.signingKey) {
  const signature = createHmac('sha256', key).update(body).digest('base64');
  return { method: 'POST', headers: { 'x-wp-webhook-signature': signature }, body };
}
