import { createHmac, randomBytes } from 'node:crypto';
import type { LiveSettings } from '../settings.ts';

/** Signs challenges. Functions of Netlify answer from several processes, which have no more in common than their settings:
 * the key is made of a secret among them, and does not tell it. Without any secret each process has a key of its own. */
export function challengeKeyOf({
  previewSecret,
  hooks: { signingKey },
  contentBase,
}: Pick<LiveSettings, 'previewSecret' | 'hooks' | 'contentBase'>): string {
  const secret = previewSecret ?? signingKey ?? contentBase?.credentials?.password ?? randomBytes(32);
  return createHmac('sha256', secret).update('challenges of lookups').digest('hex');
}
