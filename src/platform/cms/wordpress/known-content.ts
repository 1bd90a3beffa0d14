/** What WordPress entries are validated against (figures, pages and other entries), so that a broken entry is reported
 * when it is synced and not when the site is built. */
import { parseJson } from '#platform/base/json.ts';
import { collectFacts } from '#shell/company/company.ts';
import { extractPath, parsePagePath } from '#platform/addresses/page-path.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import { kinds } from '../export/export.ts';
import { checkObject } from './check-object.ts';

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
    of('company').flatMap(({ json }) => Object.keys(collectFacts(parseJson(json, kinds.company)))),
  );
  const ids = (kind: string) => new Set(of(kind).map(({ id }) => id));
  const builtPages = ids('built-pages');
  const isPage = (address: string) => {
    const own = parsePagePath(extractPath(address));
    const isThere = own !== undefined && (isOwnPage(own) || builtPages.has(own));
    return isThere || table.has(normalizeAddress(extractPath(address)));
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
