import { type AllowedOrigins, sharedFileHeaders } from '#platform/base/security-headers.ts';
import { atomType } from '#platform/base/content-types.ts';
import { locales } from '#platform/languages/locale.ts';
import { offlineWorkerAddress } from './own-paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';

/** Headers by path, in Netlify's format. */
export type HeaderTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Headers of pages and files of a feature, in its file `page-headers.server.ts`. */
export type PageHeaders = (allowed: AllowedOrigins) => HeaderTable;

/** Files whose names change with their content. */
export const immutableHeaders: HeaderTable = {
  '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/media/*': {
    // A shared cache asks again after ten minutes, so that a withdrawn file is gone from there too.
    'Cache-Control': 'public, max-age=31536000, s-maxage=600, immutable',
    ...sharedFileHeaders,
    // An SVG is a document too: opened by itself, it may run no scripts and load nothing.
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  },
};

/** Files that pages, feed readers and link previews of other sites show, including pictures of /media. */
export const sharedHeaders: HeaderTable = {
  ...Object.fromEntries(
    ['/social/*', '/icons/*', '/favicon.svg', '/favicon.ico'].map((path) => [path, sharedFileHeaders]),
  ),
  // No host knows Atom by the end of the name.
  '/feeds/*': { ...sharedFileHeaders, 'Content-Type': atomType },
};

/** A font runs and loads nothing. The policy of pages would only make it longer, before the first paint. */
export const fontHeaders: HeaderTable = { '/fonts/*': { 'Content-Security-Policy': "default-src 'none'" } };

const speculationRules = '/speculation-rules.json';

/** Speculation rules for news lists: a browser may prefetch the list behind a link while the visitor points
 * at it. Sent as a file named by a header, they need no inline script, which the policy refuses.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules */
export const speculationHeaders: HeaderTable = {
  ...Object.fromEntries(
    locales.map((locale) => [
      `${localizedPath(parseOwnPath('/about/news'), locale)}/*`,
      { 'Speculation-Rules': `"${speculationRules}"` },
    ]),
  ),
  [speculationRules]: {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  },
};

/** A browser that has the service worker asks for it with every visit, so that a publish reaches it at once. */
export const workerHeaders: HeaderTable = { [offlineWorkerAddress]: { 'Cache-Control': 'no-cache' } };

export function formatNetlifyHeaders(table: HeaderTable): string {
  return Object.entries(table)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
