/** Converts links to WordPress itself into links of this site. */
import { z } from 'zod';
import { isLocale } from '#model/locale.ts';
import { withoutEnd } from '#base/without-end.ts';
import type { Redirect } from '#model/redirect.ts';
import { lastSegment } from './fetch-changes.ts';
import type { Mirror } from './mirror.ts';
import type { ArticleSlugs } from './conversion-context.ts';

export interface LinkPlace {
  /** Root of the REST interface. */
  readonly url: string;
  readonly mirror: ArticleSlugs;
  /** Whether the site has a page (or an old address) at a path. */
  readonly isPage: (path: string) => boolean;
}

export type SiteLink =
  /** An address on another site or a place within the page: it stays. */
  | { readonly type: 'kept' }
  | { readonly type: 'page'; readonly address: string }
  /** A file of WordPress, to be copied. */
  | { readonly type: 'document'; readonly address: URL }
  | { readonly type: 'picture'; readonly address: URL }
  /** WordPress has this page, this site does not. */
  | { readonly type: 'nowhere' };

/** Files that can be offered for download. */
const documentPattern = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|csv|txt|zip|ics)$/iu;

const pictures = /\.(?:jpe?g|png|gif|webp|avif|svg)$/iu;

/** @param href The address in the text, with entities decoded. */
export function readLink(href: string, { url, mirror, isPage }: LinkPlace): SiteLink {
  const home = new URL(url.replace(/wp-json\/$/u, ''));
  if (/^(?:#|mailto:|tel:|external:)/iu.test(href)) return { type: 'kept' };
  const address = URL.parse(href, home);
  if (!address || !/^https?:$/u.test(address.protocol)) return { type: 'kept' };
  if (address.host !== home.host) return { type: 'kept' };
  if (address.pathname.includes('/wp-content/')) return readFile(address);
  return readPage(address, { home, mirror, isPage });
}

function readFile(address: URL): SiteLink {
  if (documentPattern.test(address.pathname)) return { type: 'document', address };
  return pictures.test(address.pathname) ? { type: 'picture', address } : { type: 'nowhere' };
}

function readPage(
  address: URL,
  { home, mirror, isPage }: Pick<LinkPlace, 'mirror' | 'isPage'> & { readonly home: URL },
): SiteLink {
  const path = withoutEnd(address.pathname.slice(home.pathname.length - 1), '/') || '/';
  const [, first = ''] = path.split('/', 2);
  const unprefixed = isLocale(first) ? path.slice(first.length + 1) || '/' : path;
  const id = address.searchParams.get('p');
  const article = mirror.articleSlug(id === null ? { slug: lastSegment(unprefixed) } : { id: Number(id) });
  if (article !== undefined) return { type: 'page', address: articlePath(article) + address.hash };
  if (!isPage(unprefixed)) return { type: 'nowhere' };
  return { type: 'page', address: unprefixed + withoutLanguage(address.search) + address.hash };
}

export const articlePath = (slug: string): string => `/about/news/${slug}`;

/** Drops the `lang` parameter, since the site chooses the language itself. */
function withoutLanguage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Article id by old slug. */
const renamedSchema = z.record(z.string(), z.number()).catch({});

export class RenamedArticles {
  readonly #mirror: Mirror;

  constructor(mirror: Mirror) {
    this.#mirror = mirror;
  }

  add(slug: string, id: number): void {
    this.#mirror.write('renamed', { ...this.#read(), [slug]: id });
  }

  /** Redirects, except from addresses that another article uses and to articles that no longer exist. */
  redirects(): readonly Redirect[] {
    return Object.entries(this.#read()).flatMap(([slug, id]) => {
      const current = this.#mirror.articleSlug({ id });
      const owner = this.#mirror.articleSlug({ slug });
      if (current === undefined || current === slug || owner === slug) return [];
      return [{ id: articlePath(slug), to: articlePath(current) }];
    });
  }

  #read(): Readonly<Record<string, number>> {
    return renamedSchema.parse(this.#mirror.read('renamed') ?? {});
  }
}
