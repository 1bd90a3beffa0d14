import { randomBytes } from 'node:crypto';
import type { LiveSettings } from './settings.ts';

export type SecretSettings = Pick<LiveSettings, 'previewSecret' | 'hooks' | 'contentBase'>;

/** A secret that all processes of a site have, to derive keys from. Without any each process has its own. */
export function sharedSecretOf({
  previewSecret,
  hooks: { signingKey },
  contentBase,
}: SecretSettings): string | Uint8Array {
  return previewSecret ?? signingKey ?? contentBase?.credentials?.password ?? randomBytes(32);
}
