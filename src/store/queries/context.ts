import { lookup } from '#base/lookup.ts';
import { sanitise } from '#cms/sanitise.ts';
import type { Company } from '#model/company.ts';
import type { Locale } from '#model/locale.ts';
import type { ExternalLink } from '#model/menu.ts';
import type { PagePath } from '#model/page-path.ts';
import type { Redirect } from '#model/redirect.ts';
import { formatFact } from '#site/format.ts';
import { localizedPath, splitLocale } from '#site/paths.ts';
import { flattenRedirects, normalizeAddress, type RedirectTable, resolveAddress } from '#site/redirects.ts';
import { fillTemplate, findRoute } from '#site/template.ts';
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
  const { path, rest, page } = splitAddress(address);
  const inItsLanguage = (own: PagePath) =>
    localizedPath(own, !page || page.locale === 'et' ? locale : page.locale) + rest;
  if (page && findRoute(page.path)) return inItsLanguage(questionPage(page.path, rest, context));
  if (isFile(path)) return address;
  const table = readRedirects(context);
  if (page && !table.has(normalizeAddress(path))) return inItsLanguage(page.path);
  return resolveAddress(path, locale, { table, externals: context.externals }) + rest;
}

/** Whether a link of this site leads to nothing: to no route, no old address, no file and no page of the page builder.
 * All but those pages are checked before they are published; those come and go. */
export function leadsNowhere(address: string, context: QueryContext): boolean {
  if (!address.startsWith('/')) return false;
  const { path, page } = splitAddress(address);
  if (!page || findRoute(page.path) || isFile(path)) return false;
  if (readRedirects(context).has(normalizeAddress(path))) return false;
  return context.reader.entry('built-pages', page.path) === undefined;
}

/** @param address Begins with a slash. */
function splitAddress(address: string) {
  const [, path = '/', rest = ''] = /^([^?#]*)((?:[?#].*)?)$/su.exec(address) ?? [];
  return { path, rest, page: splitLocale(path.replace(/^\/et(?=\/|$)/u, '') || '/') };
}

const isFile = (path: string): boolean => /\.\w+$/u.test(path);

/** Editors link a question as `/customer-support/faq#id` and need not know the page of its topic.
 * @returns The path itself for anything else. */
function questionPage(path: PagePath, rest: string, { reader }: QueryContext): PagePath {
  if (path !== '/customer-support/faq' || !rest.startsWith('#')) return path;
  const topic = reader.entry('faq', rest.slice(1))?.topic;
  return topic ? fillTemplate('/customer-support/faq/{topic}', { topic }) : path;
}

/** A query asks for an entry that the content does not have. An answer that was given once is then gone; any other error
 * of a query is a bug. */
export class MissingEntryError extends Error {
  override readonly name = 'MissingEntryError';
}

export function readCompany({ reader }: QueryContext): Company {
  const company = reader.entry('company', 'company');
  if (!company)
    throw new MissingEntryError('The content has no company entry; the check of the content lets none pass.');
  return company;
}

/** Puts the company's figures into a text. */
export function withFacts(text: string, locale: Locale, context: QueryContext): string {
  if (!text.includes('{{')) return text;
  const { facts } = readCompany(context);
  return text.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => {
    const fact = lookup(facts, name);
    return fact ? formatFact(fact, locale) : whole;
  });
}

/** Editors' HTML as a page shows it: figures filled in, made safe, links to final addresses of the language. */
export function toPageHtml(html: string, locale: Locale, context: QueryContext): string {
  return sanitise(withFacts(html, locale, context), (address) => finalAddress(address, locale, context));
}
