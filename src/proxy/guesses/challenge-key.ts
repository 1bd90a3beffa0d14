import { createHmac } from 'node:crypto';
import { type SecretSettings, sharedSecretOf } from '../shared-secret.ts';

/** Key that signs challenges. Netlify functions run in several processes that share only their settings, so the key
 * is derived from a secret among them, one-way. */
export function challengeKeyOf(settings: SecretSettings): string {
  return createHmac('sha256', sharedSecretOf(settings)).update('challenges of lookups').digest('hex');
}
