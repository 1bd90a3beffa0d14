import type { ExternalLink } from '#model/menu.ts';
import type { Locale } from '#model/locale.ts';
import type { Redirect } from '#model/redirect.ts';
import { flattenRedirects, type RedirectTable, resolveAddress } from '#site/redirects.ts';
import { findRoute } from '#site/template.ts';
import { localizedPath, splitLocale } from '#site/paths.ts';
import type { Reader } from '../reader.ts';

/** Addresses of links whose target is a setting. They are part of the code digest, since they reach pages. */
export type ExternalAddresses = Readonly<Record<ExternalLink, string>>;

/** What a query answers from. */
export interface QueryContext {
  readonly reader: Reader;
  readonly externals: ExternalAddresses;
}

export function readRedirects({ reader }: QueryContext): RedirectTable {
  return flattenRedirects(readAll(reader));
}

function readAll(reader: Reader): readonly Redirect[] {
  return reader.range('redirects', 'redirects');
}

/** Final address of a link that an editor wrote: of its language, and never one that redirects.
 * The redirect table is only read for addresses that are no page, so that few pages depend on it. */
export function finalAddress(address: string, locale: Locale, context: QueryContext): string {
  const external = /^external:(selfService|jobs)$/u.exec(address)?.[1] as ExternalLink | undefined;
  if (external) return context.externals[external];
  if (!address.startsWith('/')) return address;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/u.exec(address) ?? [];
  const split = splitLocale(path.replace(/^\/et(?=\/|$)/u, '') || '/');
  if (split && findRoute(split.path)) {
    return localizedPath(split.path, split.locale === 'et' ? locale : split.locale) + rest;
  }
  if (/\.\w+$/u.test(path)) return address;
  return resolveAddress(path, locale, { table: readRedirects(context), externals: context.externals }) + rest;
}
