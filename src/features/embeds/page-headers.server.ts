import {
  type AllowedOrigins,
  embedHeaders,
  securityHeaders,
  sharedFileHeaders,
} from '#platform/base/security-headers.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { HeaderTable } from '#shell/addresses/headers.server.ts';
import { embedParts } from './embed-options.ts';
import { embedScriptAddress } from './embed-script.ts';
import { embedPath } from './embeds.ts';

/** Headers of the embeds, of the script that other sites load for them, and of the page where they are chosen, which shows
 * them too. Exact addresses: no other page may be shown in a frame. */
export function pageHeaders(allowed: AllowedOrigins): HeaderTable {
  const { pictures, isEncrypted = false, frames = [] } = allowed;
  const shown = embedHeaders({ pictures, isEncrypted });
  const { 'Content-Security-Policy': policy = '' } = securityHeaders({
    ...allowed,
    frames: [...frames, "'self'"],
  });
  return {
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        // Netlify's own tool looks for the rules of a page by the name of its file.
        ...embedParts.flatMap((part) => {
          const address = localizedPath(embedPath(part), locale);
          return [[address, shown] as const, [`${address}.html`, shown] as const];
        }),
        [localizedPath(parseOwnPath('/embed'), locale), { 'Content-Security-Policy': policy }] as const,
      ]),
    ),
    [embedScriptAddress]: {
      ...sharedFileHeaders,
      // With a digest of its own a strict site asks for it as any other origin would.
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=3600',
    },
  };
}
