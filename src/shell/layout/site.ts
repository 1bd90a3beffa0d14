/** What all queries share: final addresses of links, figures of the company, safe HTML; and the layout around every page. */
import { lookup } from '#platform/base/lookup.ts';
import { plainText, sanitise } from '#platform/cms/sanitise.ts';
import { phoneLink } from '#shell/company/phone-link.ts';
import { collectFacts, formatLegalName } from '#shell/company/company.ts';
import { fallbacks, languages, type Locale, textIn } from '#platform/languages/locale.ts';
import { type ExternalLink, headingUrl, type MenuItem } from '#platform/cms/menu.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Redirect } from '#platform/addresses/redirect.ts';
import { replaceFacts } from '#platform/languages/localized-text.ts';
import { formatFact } from '#shell/languages/format.ts';
import { localizedPath, splitLocale } from '#platform/addresses/paths.ts';
import {
  flattenRedirects,
  normalizeAddress,
  type RedirectTable,
  resolveAddress,
} from '#platform/addresses/old-addresses.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { withTextAnchor } from '#platform/addresses/text-anchors.ts';
import { quotedMessage } from '#shell/languages/quoted-messages.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import type { Reader } from '#platform/store/reader.ts';
import { findAttribute, readTokens } from '#platform/base/html/html.ts';

export function readRedirects({ reader }: QueryContext): RedirectTable {
  return flattenRedirects(readAll(reader));
}

function readAll(reader: Reader): readonly Redirect[] {
  return reader.range('redirects', 'redirects');
}

/** Final address of an editor's link: in the language of the page, and never one that redirects. The redirect
 * table is only read for addresses that are not pages, so that few pages depend on it. */
export function finalAddress(address: string, locale: Locale, context: QueryContext): string {
  const external = /^external:(selfService|jobs)$/u.exec(address)?.[1] as ExternalLink | undefined;
  if (external) return context.externals[external];
  if (address.startsWith('tel:')) return phoneLink(address.slice('tel:'.length));
  if (!address.startsWith('/')) return address;
  const { path, rest: written, page } = splitAddress(address);
  const rest = page ? withTextAnchor(page.path, written) : written;
  const inItsLanguage = (own: PagePath) =>
    localizedPath(own, !page || page.locale === 'et' ? locale : page.locale) + rest;
  if (page && isOwnPage(page.path)) return inItsLanguage(questionPage(page.path, rest, context));
  if (isFile(path)) return address;
  const table = readRedirects(context);
  if (page && !table.has(normalizeAddress(path))) return inItsLanguage(page.path);
  return resolveAddress(path, locale, { table, externals: context.externals }) + rest;
}

/** Whether a link within this site is broken: no route, no old address, no file and no page of the page builder
 * has its address. Only page-builder pages can be missing in published content; the others are checked before
 * publishing. */
export function leadsNowhere(address: string, context: QueryContext): boolean {
  if (!address.startsWith('/')) return false;
  const { path, page } = splitAddress(address);
  if (!page || isOwnPage(page.path) || isFile(path)) return false;
  if (readRedirects(context).has(normalizeAddress(path))) return false;
  return context.reader.entry('built-pages', page.path) === undefined;
}

/** Final address of a link.
 * @returns undefined where it leads nowhere. */
export function linkAddress(address: string, locale: Locale, context: QueryContext): string | undefined {
  return leadsNowhere(address, context) ? undefined : finalAddress(address, locale, context);
}

/** @param address Starts with a slash. */
function splitAddress(address: string) {
  const [, path = '/', rest = ''] = /^([^?#]*)((?:[?#].*)?)$/su.exec(address) ?? [];
  return { path, rest, page: splitLocale(path.replace(/^\/et(?=\/|$)/u, '') || '/') };
}

const isFile = (path: string): boolean => /\.\w+$/u.test(path);

/** Resolves a link to a question: editors write `/customer-support/faq#id` and need not know the page of its
 * topic.
 * @returns The same path for any other link. */
function questionPage(path: PagePath, rest: string, { reader }: QueryContext): PagePath {
  if (path !== '/customer-support/faq' || !rest.startsWith('#')) return path;
  const topic = reader.entry('faq', rest.slice(1))?.topic;
  return topic ? fillTemplate('/customer-support/faq/{topic}', { topic }) : path;
}

export function readCompany({ reader }: QueryContext) {
  const company = reader.entry('company', 'company');
  if (!company)
    throw new MissingEntryError('The content has no company entry; the check of the content lets none pass.');
  return { ...company, legalName: formatLegalName(company) };
}

/** Fills the company figures and quoted messages into a text. */
export function withFacts(text: string, locale: Locale, context: QueryContext): string {
  if (!text.includes('{{')) return text;
  const facts = collectFacts(readCompany(context));
  return replaceFacts(text, (name, nouns) => {
    const fact = lookup(facts, name);
    return fact ? formatFact(fact, locale, nouns) : quotedMessage(name, locale);
  });
}

/** Prepares editors' HTML for a page: company figures filled in, sanitized, links replaced by final addresses
 * in the language. */
export function toPageHtml(html: string, locale: Locale, context: QueryContext): string {
  return sanitise(withFacts(html, locale, context), (address) => finalAddress(address, locale, context));
}

/** Spec §3: a menu item as the header uses it. */
export interface HeaderItem {
  readonly id: number;
  readonly url: string;
  /** The label. */
  readonly value: string;
  readonly iconSrc: string | undefined;
  readonly order: number;
  readonly parent: number;
  /** Whether the label says "old page". */
  readonly isVanaLink: boolean;
  /** 0 at the top. */
  readonly subLevel: number;
  readonly isNewTab: boolean;
  /** It has no page of its own; `url` is that of its first entry. */
  readonly isHeading: boolean;
  readonly subMenu: readonly HeaderItem[];
}

/** Data for the layout around every page of a language. */
export function layout(context: QueryContext, locale: Locale) {
  const { reader } = context;
  const { name, legalName, registryCode, vatNumber, address, email, infoPhone, serviceHours, slogan } =
    readCompany(context);
  return {
    company: {
      name,
      legalName,
      registryCode,
      vatNumber,
      address,
      email,
      infoPhone,
      serviceHours,
      slogan: textIn(slogan, locale),
    },
    menu: toHeaderItems(menuItems(reader, locale), (link) => linkAddress(link, locale, context)),
    selfService: context.externals.selfService,
    jobs: context.externals.jobs,
  };
}

/** A language in preparation may have no menu of its own yet. */
function menuItems(reader: QueryContext['reader'], locale: Locale): readonly MenuItem[] {
  const readItems = (other: Locale) => reader.entry('menus', languages[other].menuId)?.items;
  return readItems(locale) ?? readItems(fallbacks.get(locale) ?? locale) ?? [];
}

/** Leaves out an item without a valid link; an item with subitems then links to the first of them.
 * @param finalUrl Returns the final address of an item's url; undefined if there is none. */
export function toHeaderItems(
  items: readonly MenuItem[],
  finalUrl: (url: string) => string | undefined,
): readonly HeaderItem[] {
  const children = (parent: number, subLevel: number): readonly HeaderItem[] =>
    items
      .filter((menuItem) => menuItem.parent === parent)
      .sort((a, b) => a.menu_order - b.menu_order)
      .flatMap((menuItem): readonly HeaderItem[] => {
        const subMenu = children(menuItem.id, subLevel + 1);
        const url = (menuItem.url === headingUrl ? undefined : finalUrl(menuItem.url)) ?? subMenu[0]?.url;
        if (url === undefined) return [];
        const { iconSrc, value } = parseLabel(menuItem.title.rendered);
        return [
          {
            id: menuItem.id,
            url,
            value,
            iconSrc,
            order: menuItem.menu_order,
            parent,
            isVanaLink: /\bvana leh[te]|старая страница|\bold page/iu.test(value),
            subLevel,
            isNewTab: menuItem.target === '_blank',
            isHeading: menuItem.url === headingUrl,
            subMenu,
          },
        ];
      });
  return children(0, 0);
}

/** A label is HTML with an optional icon: `<img src="…"><span>About</span>`. */
function parseLabel(html: string): { readonly iconSrc: string | undefined; readonly value: string } {
  const icon = readTokens(html).find((token) => token.type === 'open' && token.name === 'img');
  return { iconSrc: icon?.type === 'open' ? findAttribute(icon, 'src') : undefined, value: plainText(html) };
}
