/** Reads the links of WordPress texts and menus: which lead to pages of this site, which to files that are copied, and which to
 * nothing that this site has. WordPress writes its own addresses in many ways: with its host or that of the public site, as a path, by
 * the number of an entry, with the name of an entry at the end of a longer path. */
import { documentTypes } from '#platform/base/content-types.ts';
import { decodePercent } from '#platform/base/percent.ts';
import { withoutEnd } from '#platform/base/text.ts';
import { isLocale } from '#platform/languages/locale.ts';
import { isOnHostOf } from '#platform/addresses/own-hosts.ts';
import { wordpressSlug } from '#platform/base/slug.ts';
import type { ArticleName, FoundArticle } from './article-table.ts';

/** Finds the articles that links lead to. */
export type FindArticle = (by: ArticleName) => FoundArticle | undefined;

export interface LinkPlace {
  /** Root of the REST interface. */
  readonly url: string;
  /** Origin of the public site; WordPress may write its links with it. */
  readonly siteUrl: string | undefined;
  readonly findArticle: FindArticle;
  /** Whether the site has a page (or an old address) at a path. */
  readonly isPage: (path: string) => boolean;
  /** Whether an address is that of a file or a call of the site. */
  readonly isFile: (address: string) => boolean;
  /** Whether an old address of the site starts at a path. */
  readonly isOldAddress: (path: string) => boolean;
}

export type SiteLink =
  /** An address on another site or a place within the page: it stays. */
  | { readonly type: 'kept' }
  | { readonly type: 'page'; readonly address: string }
  /** A file of WordPress, to be copied; its address is where WordPress is asked. */
  | { readonly type: 'document'; readonly address: URL }
  | { readonly type: 'picture'; readonly address: URL }
  /** WordPress has this page, this site does not. */
  | { readonly type: 'nowhere' };

/** @param href The address in the text, with entities decoded. */
export function readLink(href: string, place: LinkPlace): SiteLink {
  const written = href.trim();
  if (/^(?:#|mailto:|tel:|external:)/iu.test(written)) return { type: 'kept' };
  const found = findOwn(written, place);
  return found ? readOwn(found, place) : { type: 'kept' };
}

interface OwnAddress {
  readonly address: URL;
  /** Path below the home page of WordPress, or of the site, without a slash at its end. */
  readonly path: string;
  /** WordPress itself was named, and nothing else. */
  readonly isOfWordPress: boolean;
}

const toHome = (url: string): URL => new URL(url.replace(/wp-json\/$/u, ''));

/** @returns undefined for an address of somebody else. */
function findOwn(href: string, { url, siteUrl }: Pick<LinkPlace, 'url' | 'siteUrl'>): OwnAddress | undefined {
  const home = toHome(url);
  const address = URL.parse(href, home);
  if (!address) return undefined;
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(href);
  const isOfSite = siteUrl !== undefined && isOnHostOf(address, new URL(siteUrl));
  if (!isOfSite && !isOnHostOf(address, home)) return undefined;
  const below = address.pathname.startsWith(home.pathname)
    ? address.pathname.slice(home.pathname.length - 1)
    : address.pathname;
  const path = withoutEnd(below.replace(/^\/index\.php(?=\/|$)/u, ''), '/') || '/';
  return { address, path, isOfWordPress: !isOfSite && !isRelative };
}

/** Where WordPress is asked for one of its own files. No other host ever gets a request: this machine can reach hosts that its editors
 * cannot, and warnings that distinguish failures would show them which ones.
 * @returns undefined for a file of somebody else. */
export function fileOfWordPress(address: string, place: Pick<LinkPlace, 'url' | 'siteUrl'>): URL | undefined {
  const found = findOwn(address, place);
  return found && askedAt(found.address, place.url);
}

/** The same path on the host that is asked. */
function askedAt({ pathname, search }: URL, url: string): URL {
  return new URL(pathname + search, toHome(url));
}

const fileName = /\.([a-z\d]+)$/iu;

const pictures = /^(?:jpe?g|png|gif|webp|avif|svg)$/iu;

function readOwn(own: OwnAddress, place: LinkPlace): SiteLink {
  const { address, path, isOfWordPress } = own;
  if (!isOfWordPress && place.isFile(path))
    return { type: 'page', address: path + address.search + address.hash };
  const [, extension = ''] = fileName.exec(path) ?? [];
  if (extension !== '' && !place.isPage(withoutPrefix(path))) {
    const file = askedAt(address, place.url);
    if (Object.hasOwn(documentTypes, `.${extension.toLowerCase()}`))
      return { type: 'document', address: file };
    if (pictures.test(extension)) return { type: 'picture', address: file };
  }
  return path.includes('/wp-content/') ? { type: 'nowhere' } : readPage(own, place);
}

/** WordPress may write the language of any page, also Estonian. */
function withoutPrefix(path: string): string {
  const [, first = ''] = path.split('/', 2);
  return isLocale(first) ? path.slice(first.length + 1) || '/' : path;
}

function readPage(own: OwnAddress, place: LinkPlace): SiteLink {
  const { searchParams, search, hash } = own.address;
  const path = withoutPrefix(own.path);
  if (path === '/' && asksForContent(searchParams, own.isOfWordPress)) {
    const to = queriedPage(searchParams, place);
    return to === undefined ? { type: 'nowhere' } : { type: 'page', address: to + hash };
  }
  const article = linkedArticle(path, place);
  if (article !== undefined) return { type: 'page', address: articlePath(article) + hash };
  if (!place.isPage(path) || (isArticlePath(path) && !place.isOldAddress(path))) return { type: 'nowhere' };
  return { type: 'page', address: path + withoutLanguage(search) + hash };
}

/** @returns The address of the article, unless the path is that of something else whose name is the same. */
function linkedArticle(path: string, place: LinkPlace): string | undefined {
  const { findArticle, isPage } = place;
  const name = lastSegment(path);
  if (isArticlePath(path)) return (findArticle({ address: name }) ?? findArticle({ slug: name }))?.address;
  if (isPage(path) || isArchive(path)) return undefined;
  const found = findArticle({ slug: name });
  const own = found && found.link !== '' ? findOwn(found.link, place)?.path : undefined;
  const isItsPlace = own === undefined || countFolders(path) <= countFolders(withoutPrefix(own));
  return isItsPlace ? found?.address : undefined;
}

/** Folders above the name, without those of a date: `/2026/11/lumi` has none, `/teenused/lumi` has one. */
const countFolders = (path: string): number =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, -1)
    .filter((segment) => !/^\d+$/u.test(segment)).length;

const isArticlePath = (path: string): boolean => /^\/about\/news\/[^/]+$/u.test(path);

export const articlePath = (slug: string): string => `/about/news/${slug}`;

export function lastSegment(path: string): string {
  return wordpressSlug(withoutEnd(path, '/').split('/').at(-1) ?? '');
}

/** Lists of WordPress, which end with the name of something that is no article. */
const isArchive = (path: string): boolean =>
  /^\/(?:category|tag|author|feed|comments|page|wp-[\w-]+)(?:\/|$)/u.test(path);

/** What WordPress understands after the address of its home page (`WP::$public_query_vars`): an entry, a list or a search, not the
 * home page. */
const contentQueries = new Set(
  (
    'm p posts w cat withcomments withoutcomments s search exact sentence calendar page paged more tb pb author order ' +
    'orderby year monthnum day hour minute second name category_name tag feed author_name pagename page_id error ' +
    'attachment attachment_id subpost subpost_id preview robots favicon taxonomy term cpage post_type embed'
  ).split(' '),
);

/** What anybody's home page may have after its address. */
const isHarmless = (name: string): boolean => /^(?:lang|utm_\w+|[\w-]*clid|mc_\w+)$/u.test(name);

/** Plugins and types of their own add queries, so WordPress's home page is one only without them. */
function asksForContent(search: URLSearchParams, isOfWordPress: boolean): boolean {
  return [...search.keys()].some((name) => contentQueries.has(name) || (isOfWordPress && !isHarmless(name)));
}

/** @returns undefined where this site has no such page. */
function queriedPage(search: URLSearchParams, { findArticle, isPage }: LinkPlace): string | undefined {
  const value = (name: string): string => search.get(name)?.trim() ?? '';
  const [id, name, page, words] = ['p', 'name', 'pagename', 's'].map(value);
  const article = id
    ? findArticle({ id: Number(id) })
    : name
      ? findArticle({ slug: wordpressSlug(name) })
      : undefined;
  if (article) return articlePath(article.address);
  if (page && isPage(`/${page}`)) return `/${page}`;
  return words && isPage('/search')
    ? `/search?${new URLSearchParams({ searchQuery: words }).toString()}`
    : undefined;
}

/** Drops the `lang` parameter, since the site chooses the language itself. */
function withoutLanguage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** What a link refers to, so that its text is converted again when that changes.
 * @param href As written, entities included. */
export function referencesIn(href: string): readonly string[] {
  const [address = ''] = href.split('#', 1);
  const [path = '', query = ''] = address.split('?', 2);
  const slug = lastSegment(path);
  const id = new URLSearchParams(query.replaceAll('&amp;', '&').replaceAll('&#038;', '&')).get('p');
  return [...(slug === '' ? [] : [`slug/${slug}`]), ...(id === null ? [] : [`post/${id}`])];
}

/** A name that WordPress gives a file, as it is served: letters stay, blanks and signs become hyphens.
 * @param address Of the file in WordPress. */
export function servedName({ pathname }: URL): string {
  const name = decodePercent(pathname).normalize('NFC').split('/').at(-1) ?? '';
  const extension = fileName.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - extension.length);
  const words = base
    .split(/[^\p{L}\p{M}\p{N}_.]+/u)
    .filter((word) => word !== '')
    .join('-');
  const readable = Array.from(withoutEnd(words, '.-').replace(/^\.+/u, '')).slice(0, maxNameLength);
  return `${readable.join('') || 'fail'}${extension.toLowerCase()}`;
}

/** A letter has up to four bytes, and a file system takes 255 for a name with all that is added to it. */
const maxNameLength = 50;
