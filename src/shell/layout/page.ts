/** Common input of every page: its language, its path, its texts. */
import type { AstroGlobal } from 'astro';
import type { Thing } from 'schema-dts';
import { lookup } from '#platform/base/lookup.ts';
import { fillText } from '#platform/base/text.ts';
import { fallbacks, type Locale, locales } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { type PhoneSource, translator } from '#shell/languages/messages.ts';
import { localizedPath, splitLocale } from '#platform/addresses/paths.ts';
import {
  fillTemplate,
  findRoute,
  isIndexed,
  isRouteTemplate,
  type RouteTemplate,
} from '#shell/addresses/routes.ts';
import type { Ask } from '#platform/store/query.ts';
import type { TrailStep } from './pages.ts';

export interface Page extends PhoneSource {
  readonly ask: Ask;
  readonly path: PagePath;
}

/** Metadata for the head of the page. */
export interface PageHead {
  readonly page: Page;
  readonly title: string;
  readonly description: string;
  /** The breadcrumb, including the page itself. */
  readonly trail: readonly TrailStep[];
  /** Languages that have this page. */
  readonly locales?: readonly Locale[];
  readonly isIndexed?: boolean;
  /** A field or list must stand on the first screen, so notices show their titles only. */
  readonly isTask?: boolean;
  /** Absolute address of the image for link previews; if absent, one is drawn. */
  readonly image?: string;
  /** Address of a stylesheet of the page alone. */
  readonly stylesheet?: string;
  /** The article on the page. */
  readonly article?: { readonly id: number; readonly date: string; readonly modified: string };
  /** Feeds of the page, besides that of all news. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  /** Structured data of the page; the breadcrumb is added to it. */
  readonly structuredData?: readonly Thing[];
}

type AstroPage = Pick<AstroGlobal, 'url' | 'locals'>;

/** @throws {RangeError} If the address is not a page; the publisher requests none. */
export function readPage({ url, locals }: AstroPage): Page {
  const split = splitLocale(decodeURIComponent(url.pathname));
  if (!split) throw new RangeError(`${url.pathname} is no page.`);
  return pageAt(split, locals.ask);
}

/** A page rendered through another route: its own address differs from the rendered one. */
export function readPageAt(
  { locals }: AstroPage,
  { locale, path }: { readonly locale: Locale; readonly path: string },
): Page {
  return pageAt({ locale, path: parseOwnPath(path) }, locals.ask);
}

/** Its texts are told the telephone of the company. It is asked for as the layout around the page asks for it, so a page for one
 * request may name it where the published page does not. */
export function pageAt({ locale, path }: Pick<Page, 'locale' | 'path'>, ask: Ask): Page {
  const translate = translator(locale);
  const page: Page = {
    ask,
    locale,
    path,
    get phone() {
      return ask('layout', locale).company.infoPhone;
    },
    t: (key, values) => {
      const text = translate(key, values);
      return text.includes('{phone}') ? fillText(text, { phone: page.phone }) : text;
    },
  };
  return page;
}

/** A page whose route has texts, with everything the layout needs.
 * @param template The route; defaults to the path itself. */
export function readTextPage(astro: AstroPage, template?: string) {
  const page = readPage(astro);
  const route = template ?? page.path;
  const text = page.ask('pageText', route, page.locale);
  const head: PageHead = {
    page,
    title: text.title,
    description: text.description,
    trail: page.ask('trail', route, page.locale),
    locales,
    isIndexed: isRouteTemplate(route) && isIndexed(route),
  };
  return { page, text, head };
}

/** Languages that have a page. Content is read only for languages in preparation: the others have all pages. */
export function listLocales(ask: Ask, path: string): readonly Locale[] {
  return fallbacks.size === 0 ? locales : ask('pageLocales', path);
}

/** Parameter of the page's route.
 * @throws {RangeError} If the route has no such parameter. */
export function readParam({ path }: Page, name: string): string {
  const value = lookup(findRoute(path)?.params ?? {}, name);
  if (value === undefined) throw new RangeError(`${path} has no parameter ${name}.`);
  return value;
}

/** Address of a route without parameters, in the language of the page. */
export function pathIn({ locale }: Page, template: RouteTemplate): string {
  return localizedPath(fillTemplate(template, {}), locale);
}

/** Address of a route with parameters, in the language of the page.
 * @example pathTo(page, '/sorting/{itemId}', { itemId: 'klaaspurk' }) // '/en/sorting/klaaspurk' on an English page */
export function pathTo(
  { locale }: Page,
  template: RouteTemplate,
  params: Readonly<Record<string, string | number>>,
): string {
  return localizedPath(fillTemplate(template, params), locale);
}
