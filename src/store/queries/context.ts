import type { ExternalLink } from '#model/menu.ts';
import type { Locale } from '#model/locale.ts';
import type { PagePath } from '#model/page-path.ts';
import type { Redirect } from '#model/redirect.ts';
import { flattenRedirects, type RedirectTable, resolveAddress } from '#site/redirects.ts';
import { fillTemplate, findRoute } from '#site/template.ts';
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
    const page = questionPage(split.path, rest, context);
    return localizedPath(page, split.locale === 'et' ? locale : split.locale) + rest;
  }
  if (/\.\w+$/u.test(path)) return address;
  return resolveAddress(path, locale, { table: readRedirects(context), externals: context.externals }) + rest;
}

/** Editors link a question as `/customer-support/faq#id` and need not know the page of its topic.
 * @returns The path itself for anything else. */
function questionPage(path: PagePath, rest: string, { reader }: QueryContext): PagePath {
  if (path !== '/customer-support/faq' || !rest.startsWith('#')) return path;
  const topic = reader.entry('faq', rest.slice(1))?.topic;
  return topic ? fillTemplate('/customer-support/faq/{topic}', { topic }) : path;
}
