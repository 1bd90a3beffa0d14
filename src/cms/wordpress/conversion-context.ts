/** What the conversion of a WordPress entry needs in addition to the entry itself: the site's own pages, figures and facts,
 * and the addresses that links lead to. */
import { z } from 'zod';
import { type ContentBaseClient, ContentBaseError, isOwnAddress, type RestReader } from './client.ts';
import { pageSize } from './inventory.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { wpCategorySchema } from './wp-entry.ts';
import { isLocale } from '#model/locale.ts';
import { withoutEnd } from '#base/text.ts';
import type { Redirect } from '#model/redirect.ts';
import { lastSegment } from './fetch-changes.ts';
import { parseJson } from '#base/json.ts';
import { kinds } from '../export/export.ts';
import { parsePagePath, pathOf } from '#model/page-path.ts';
import { factsOf } from '#model/company.ts';
import { factsIn } from '#model/text.ts';
import { flattenRedirects, normalizeAddress } from '#site/paths.ts';
import { checkObject } from './check-object.ts';
import { isOwnPage } from '#site/own-pages.ts';
import { pageTemplates } from '#site/routes.ts';

/** Finds the slugs of the articles that links lead to. */
export type ArticleSlugs = Pick<Mirror, 'articleSlug'>;

export interface ConversionContext {
  /** Root of the REST interface. */
  readonly url: string;
  readonly mirror: ArticleSlugs;
  readonly media: Pick<MediaLibrary, 'entryOf' | 'picture' | 'document'>;
  /** Whether the site has a page (or an old address) at a path. */
  readonly isPage: (path: string) => boolean;
  /** Category slug by category id. */
  readonly categories: ReadonlyMap<number, string>;
  /** @returns The text of a WordPress style sheet. */
  readonly loadStylesheet: (address: URL) => Promise<string>;
  /** Reports to the editor something in the entry that needs fixing. */
  readonly warn: (message: string) => void;
  /** Runs a step whose failure affects one file only.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(message: string, work: () => Promise<Value>) => Promise<Value | undefined>;
}

type ContextOptions = Omit<ConversionContext, 'url' | 'loadStylesheet' | 'orWarn'> & {
  /** Called when a file could not be copied. */
  readonly onFailure?: () => void;
};

/** For published entries and for entries shown as drafts. */
export function conversionContext(
  client: ContentBaseClient,
  { onFailure, ...options }: ContextOptions,
): ConversionContext {
  return {
    ...options,
    url: client.place.url,
    loadStylesheet: async (address) => (await client.download(address)).toString('utf8'),
    orWarn: async (message, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        options.warn(`${message} (${reasonOf(cause)}).`);
        return undefined;
      }
    },
  };
}

/** A reason that is safe to show on the status page: it contains no decoder message and no path on this machine. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ContentBaseError) return cause.message.replace(/\.$/u, '');
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? `it cannot be kept: ${String(cause.code)}` : 'its format cannot be read';
}

/** The address of a file that WordPress or a text names. No other host ever gets a request: this machine can reach
 * hosts that its editors cannot, and warnings that distinguish failures would show them which ones.
 * @param message Description of the file, for the warning.
 * @returns undefined, after a warning, when the file is on another host. */
export function ownFile(
  address: string,
  message: string,
  context: Pick<ConversionContext, 'url' | 'warn'>,
): URL | undefined {
  const parsed = URL.parse(address, context.url);
  if (parsed && isOwnAddress(parsed, context.url)) return parsed;
  context.warn(`${message} stands on another site and was left out; upload it to WordPress.`);
  return undefined;
}

type WpCategory = z.output<typeof wpCategorySchema>;

/** @throws {ContentBaseError} */
export async function askCategories(client: RestReader): Promise<readonly WpCategory[]> {
  const { json } = await client.ask('wp/v2/categories', { per_page: pageSize, _fields: 'id,slug' });
  return z.array(wpCategorySchema).parse(json);
}

/** Slug by id. */
export function slugsOf(categories: readonly WpCategory[]): ReadonlyMap<number, string> {
  return new Map(categories.map(({ id, slug }) => [id, slug]));
}

// Converts links to WordPress itself into links of this site.

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

// What WordPress entries are validated against (figures, pages and other entries), so that a broken entry is reported
// when it is synced and not when the site is built.

/** An entry in the form of the store, so that published content can be used directly. */
export interface KnownEntry {
  readonly kind: string;
  readonly id: string;
  readonly json: string;
}

/** Kinds of entry that are used here, in addition to page texts. */
export const knownKinds = [
  'redirects',
  'company',
  'municipalities',
  'container-types',
  'guides',
  'built-pages',
] as const;

export type SiteKnowledge = ReturnType<typeof siteKnowledge>;

/** @param entries Entries of CONTENT_DIR and pages of the page builder. */
export function siteKnowledge(entries: readonly KnownEntry[]) {
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  const table = flattenRedirects(of('redirects').map(({ json }) => parseJson(json, kinds.redirects)));
  const facts = new Set(
    of('company').flatMap(({ json }) => Object.keys(factsOf(parseJson(json, kinds.company)))),
  );
  const ids = (kind: string) => new Set(of(kind).map(({ id }) => id));
  const builtPages = ids('built-pages');
  const isPage = (address: string) => {
    const own = parsePagePath(pathOf(address));
    const isThere = own !== undefined && (isOwnPage(own) || builtPages.has(own));
    return isThere || table.has(normalizeAddress(pathOf(address)));
  };
  const [municipalities, containers, guides] = [ids('municipalities'), ids('container-types'), ids('guides')];
  return {
    /** Whether there is a page (or an old address) at a path. */
    isPage,
    /** Paths of page builder pages, which can change at any time. */
    builtPages: [...builtPages],
    /** Problems beyond the schema: references to things that do not exist. */
    check: (kind: string, entry: unknown): readonly string[] => [
      ...unknownFacts(entry, facts),
      ...(isOfMunicipality(kind) ? checkMunicipality(kinds[kind].parse(entry), municipalities) : []),
      ...(kind === 'price-lists' ? checkPriceList(entry, containers) : []),
      ...(kind === 'sorting-items' ? checkObject(entry, guides) : []),
      ...(kind === 'notices' ? checkNotice(entry, isPage) : []),
      ...(kind === 'pages' ? checkRoute(entry) : []),
    ],
    /** Texts of routes, from CONTENT_DIR. */
    pageTexts: of('pages').map(({ json }) => parseJson(json, kinds.pages)),
    /** Whether a redirect of CONTENT_DIR starts at a path. */
    isOldAddress: (path: string): boolean => table.has(normalizeAddress(path)),
  };
}

function unknownFacts(entry: unknown, facts: ReadonlySet<string>): readonly string[] {
  const unknown = factsIn(JSON.stringify(entry)).filter((name) => !facts.has(name));
  return [...new Set(unknown)].map(
    (name) => `it names the figure {{${name}}}, which the company's facts do not have.`,
  );
}

const isOfMunicipality = (kind: string): kind is 'waste-stations' | 'sorting-differences' =>
  kind === 'waste-stations' || kind === 'sorting-differences';

function checkMunicipality(
  { municipality }: { readonly municipality: string },
  municipalities: ReadonlySet<string>,
): readonly string[] {
  return municipalities.has(municipality) ? [] : [`municipality: ${municipality} is no municipality.`];
}

function checkPriceList(entry: unknown, containers: ReadonlySet<string>): readonly string[] {
  const { tables, validFrom, validUntil } = kinds['price-lists'].parse(entry);
  const used = tables.flatMap((table) =>
    table.type === 'containers' ? table.rows.map(({ container }) => container) : [],
  );
  return [
    ...(validFrom > validUntil ? [`it ends (${validUntil}) before it begins (${validFrom}).`] : []),
    ...[...new Set(used)]
      .filter((container) => !containers.has(container))
      .map((container) => `tables: ${container} is no container.`),
  ];
}

function checkNotice(entry: unknown, isPage: (path: string) => boolean): readonly string[] {
  const { from, until, link } = kinds.notices.parse(entry);
  return [
    ...(Date.parse(from) > Date.parse(until) ? [`it ends (${until}) before it begins (${from}).`] : []),
    ...(link !== undefined && !isPage(link) ? [`link: ${link} is no page of this site.`] : []),
  ];
}

/** Page texts must belong to an existing page. */
function checkRoute(entry: unknown): readonly string[] {
  const { id } = kinds.pages.parse(entry);
  return pageTemplates.some((template) => template === id) ? [] : [`route: ${id} is no page with texts.`];
}
