import { createHmac, randomBytes } from 'node:crypto';
import type { LiveSettings } from '../settings.ts';

/** Key that signs challenges. Netlify functions run in several processes that share only their settings, so the key
 * is derived from a secret among them, one-way. Without any secret each process has its own random key. */
export function challengeKeyOf({
  previewSecret,
  hooks: { signingKey },
  contentBase,
}: Pick<LiveSettings, 'previewSecret' | 'hooks' | 'contentBase'>): string {
  const secret = previewSecret ?? signingKey ?? contentBase?.credentials?.password ?? randomBytes(32);
  return createHmac('sha256', secret).update('challenges of lookups').digest('hex');
}
