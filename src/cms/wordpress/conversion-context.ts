/** What the conversion of a WordPress entry needs in addition to the entry itself: the site's own pages, figures and facts. */
import type { NamedArticle } from './article-table.ts';
import type { Categories } from './categories.ts';
import type { ContentBaseClient } from './client.ts';
import { reasonOf } from './file-faults.ts';
import { fileOfWordPress, type LinkPlace } from './links.ts';
import type { MediaReader } from './media-library.ts';
import { parseJson } from '#base/json.ts';
import { kinds } from '../export/export.ts';
import { parsePagePath, pathOf } from '#model/page-path.ts';
import { factsOf } from '#model/company.ts';
import { factsIn } from '#model/text.ts';
import { flattenRedirects, normalizeAddress } from '#site/paths.ts';
import { checkObject } from './check-object.ts';
import { isOwnPage } from '#site/own-pages.ts';
import { pageTemplates } from '#site/routes.ts';
import { isQuotedMessage } from '#site/quoted-messages.ts';

export interface ConversionContext extends LinkPlace {
  /** How the address of an article ends. */
  readonly addressOf: (article: NamedArticle) => string;
  readonly media: MediaReader;
  /** Category of this site by category id. */
  readonly categories: Categories;
  /** @returns The text of a WordPress style sheet. */
  readonly loadStylesheet: (address: URL) => Promise<string>;
  /** Reports to the editor something in the entry that needs fixing. */
  readonly warn: (message: string) => void;
  /** What was reported so far. */
  readonly warned: () => readonly string[];
  /** Runs a step whose failure affects one file only.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(message: string, work: () => Promise<Value>) => Promise<Value | undefined>;
}

type ContextOptions = Omit<ConversionContext, 'url' | 'loadStylesheet' | 'orWarn' | 'warned'> & {
  /** Called when a file could not be copied. */
  readonly onFailure?: () => void;
};

/** For published entries and for entries shown as drafts. */
export function conversionContext(
  client: ContentBaseClient,
  { onFailure, ...options }: ContextOptions,
): ConversionContext {
  const warned: string[] = [];
  const warn = (message: string) => {
    warned.push(message);
    options.warn(message);
  };
  return {
    ...options,
    warn,
    warned: () => warned,
    url: client.place.url,
    loadStylesheet: async (address) => {
      const loaded = await client.download(address);
      return loaded.type === 'file' ? loaded.bytes.toString('utf8') : '';
    },
    orWarn: async (message, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        warn(`${message} (${reasonOf(cause)}).`);
        return undefined;
      }
    },
  };
}

/** @param message Description of the file, for the warning.
 * @returns Where WordPress is asked for it; undefined, after a warning, when it is on another host. */
export function ownFile(
  address: string,
  message: string,
  context: Pick<ConversionContext, 'url' | 'siteUrl' | 'warn'>,
): URL | undefined {
  const own = fileOfWordPress(address, context);
  if (!own) context.warn(`${message} stands on another site and was left out; upload it to WordPress.`);
  return own;
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

/** @param entries Entries of CONTENT_DIR and pages of the page builder.
 * @param siteUrl Origin of the public site, if it is known. */
export function siteKnowledge(entries: readonly KnownEntry[], siteUrl: string | undefined) {
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
    siteUrl,
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
  const unknown = factsIn(JSON.stringify(entry)).filter((name) => !facts.has(name) && !isQuotedMessage(name));
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
