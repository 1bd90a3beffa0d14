/** What the health check finds in one text or in the fields of one entry. */
import { extractText, findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import type { Finding, FindingType } from '../status-schema.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';
import type { Placed } from '../stored-content.ts';
import { judgeLink, type KnownAddresses } from './links.ts';

/** The entry that a finding is about. */
export interface Subject {
  readonly kind: Kind;
  readonly id: string | number;
  readonly title: string;
  readonly file: string;
}

/** A finding without the link to its editor. */
export type Found = Omit<Finding, 'editLink'>;

export interface WrittenText {
  readonly subject: Subject;
  readonly locale: Locale;
  /** Path of the field. */
  readonly place: string;
  readonly html: string;
  /** The title may have any length. */
  readonly hasFreeTitle?: true;
  /** Level of the heading above the text; undefined where the first heading of the text may have any level. */
  readonly level: number | undefined;
}

const names = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Reports headings that skip a level: people who navigate by headings would look for a missing section. */
export function checkHeadings({ subject, locale, place, html, level }: WrittenText): readonly Found[] {
  let before = level;
  const skipped: Found[] = [];
  for (const { name, words } of extractHeadings(html)) {
    const own = Number(name.slice(1));
    if (before !== undefined && own > before + 1) {
      const value = `${name} ${extractText(words, { between: '' })}`;
      skipped.push(found('skipped-heading', subject, { locale, place, value }));
    }
    before = own;
  }
  return skipped;
}

interface Heading {
  readonly name: string;
  /** HTML. */
  readonly words: string;
}

/** Finds closed headings; of two nested ones, the first counts. */
function extractHeadings(html: string): readonly Heading[] {
  const headings: Heading[] = [];
  let open: Tag | undefined;
  for (const token of readTokens(html)) {
    if (token.type === 'open' && names.has(token.name)) open ??= token;
    if (token.type !== 'close' || token.name !== open?.name) continue;
    headings.push({ name: token.name, words: html.slice(open.end, token.start) });
    open = undefined;
  }
  return headings;
}

/** Reports pictures without a text alternative. Content systems store an empty text if the editor entered none,
 * so an empty text counts as missing. Decorative pictures, hidden by their attribute, are skipped. */
export function checkPictures({ subject, locale, place, html }: WrittenText): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    if (token.type !== 'open' || token.name !== 'img') return [];
    if ((findAttribute(token, 'alt') ?? '').trim() !== '') return [];
    if (findAttribute(token, 'aria-hidden') === 'true') return [];
    const value = findAttribute(token, 'src');
    return [found('picture-without-text', subject, { locale, place, value })];
  });
}

export function checkLinks(
  { subject, locale, place, html }: WrittenText,
  known: KnownAddresses,
): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    const address = token.type === 'open' && token.name === 'a' ? findAttribute(token, 'href') : undefined;
    if (address === undefined) return [];
    const type = judgeLink(address, known);
    return type ? [found(type, subject, { locale, place, value: address })] : [];
  });
}

/** Maximum length of a title in characters: search engines cut off longer ones. src/platform/cms/page-text.ts has the
 * same limit for titles of the site's own pages. */
const maxTitleLength = 70;

export function checkTitle(subject: Subject, locale: Locale): readonly Found[] {
  const { length } = subject.title;
  if (length <= maxTitleLength) return [];
  return [found('long-title', subject, { locale, place: 'title', value: String(length) })];
}

/** Addresses handled by functions. */
const answered = /^\/(?:api|status|preview)(?:\/|$)/u;

export interface Hidden {
  /** Whether there is a page at an address, in any language. */
  readonly isPage: (address: string) => boolean;
  /** Whether the site has a file at a path, published or made when it is asked for. */
  readonly hasFile: (path: string) => boolean;
}

/** Reports redirects that hide a page in one language only, a page of the page builder, a file or a function. One
 * that hides a page of the route table stops the build (../check-redirects.ts). */
export function checkRedirect(
  { file, entry }: Placed<'redirects'>,
  { isPage, hasFile }: Hidden,
): readonly Found[] {
  const address = normalizeAddress(entry.id);
  const path = splitLocale(address)?.path ?? address;
  const isFile = hasFile(address);
  const hides = answered.test(path) || isPage(address) || isFile;
  if (!hides) return [];
  const subject = { kind: 'redirects' as const, id: entry.id, title: entry.id, file };
  return [found('hiding-redirect', subject, { place: 'id', value: entry.id })];
}

/** Checks a menu's addresses against existing entries; the build has checked them against the route table. */
export function checkMenu({ file, entry }: Placed<'menus'>, known: KnownAddresses): readonly Found[] {
  const locale = locales.find((name) => languages[name].menuId === entry.id);
  return entry.items.flatMap(({ url, title }) => {
    const type = url.startsWith('external:') ? undefined : judgeLink(url, known);
    const subject = { kind: 'menus' as const, id: entry.id, title: plainText(title.rendered), file };
    return type ? [found(type, subject, { locale, place: 'url', value: url })] : [];
  });
}

interface What {
  readonly locale?: Locale | undefined;
  readonly place?: string | undefined;
  readonly value?: string | undefined;
}

/** @param what Where it is, and what is wrong. */
export function found(
  type: FindingType,
  { kind, id, title, file }: Subject,
  { locale, place, value }: What = {},
): Found {
  return {
    type,
    kind,
    id: String(id),
    title,
    file,
    ...(locale && { locale }),
    ...(place !== undefined && { place }),
    ...(value !== undefined && { value }),
  };
}
