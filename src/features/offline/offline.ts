/** What a device keeps for times without a connection: addresses that the publisher, the pages and the service worker
 * (offline-worker.browser.ts) agree on. */
import type { Locale } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';

/** Shown in place of a page that cannot be loaded. */
const offlinePath = parseOwnPath('/offline');

/** The file of the worker begins with it. */
export interface OfflineShell {
  /** Changes with anything that is kept. */
  readonly version: string;
  /** Addresses of styles, scripts, fonts and pictures of the pages. */
  readonly files: readonly string[];
}

export interface KeptPages {
  readonly offline: string;
  readonly lookup: string;
}

/** Addresses of the pages that are kept for a visitor who reads a language. */
export function keptPages(locale: Locale): KeptPages {
  return { offline: localizedPath(offlinePath, locale), lookup: localizedPath(lookupPath, locale) };
}

/** Whether the name of a file changes with its content, so that a copy is never old. */
export const isHashed = (address: string): boolean => address.startsWith('/_astro/');
