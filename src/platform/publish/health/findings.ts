/** What the health check finds in one text or in the fields of one entry. */
import { extractText, findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { noticeIn } from '#features/notices/notice.ts';
import {
  completeLocales,
  defaultLocale,
  languages,
  type Locale,
  locales,
  textIn,
  translatedLocales,
} from '#platform/languages/locale.ts';
import type { Post } from '#platform/cms/post.ts';
import type { Finding, FindingType } from '../status-schema.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { isMadeFile } from '#features/made-files.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';
import type { Placed } from '../content.ts';
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

/** Reports missing translations of an article: in those languages its page says that there is no translation,
 * and it is not listed. */
export function checkPostTranslations({
  file,
  entry,
}: {
  readonly file: string;
  readonly entry: Post;
}): readonly Found[] {
  const subject = { kind: 'posts' as const, id: entry.id, title: entry.title, file };
  return translatedLocales
    .filter((locale) => !entry.translations[locale])
    .map((locale) => found('missing-translation', subject, { locale }));
}

/** Reports pages of the page builder that show their Estonian content in another language. */
export function checkBuiltTranslations({ file, entry }: Placed<'built-pages'>): readonly Found[] {
  const { id, texts } = entry;
  const subject = { kind: 'built-pages' as const, id, title: texts.et.title, file };
  const hasWords = /\p{L}/u.test(extractText(texts.et.html));
  return translatedLocales
    .filter((locale) => hasWords && textIn(texts, locale).html === texts.et.html)
    .map((locale) => found('missing-translation', subject, { locale }));
}

/** @param now Milliseconds since the epoch. */
export function checkPriceList({ file, entry }: Placed<'price-lists'>, now: number): readonly Found[] {
  if (entry.validUntil >= tallinnDay(now)) return [];
  const title = [entry.region, entry.district].filter(Boolean).join(', ');
  const subject = { kind: 'price-lists' as const, id: entry.id, title, file };
  return [found('past-price-list', subject, { place: 'validUntil', value: entry.validUntil })];
}

/** How long a notice that ended is a record among the earlier ones, in milliseconds: a year. */
const recordMs = 365 * 24 * 60 * 60 * 1000;

/** Reports notices that ended more than a year ago, and of those in force what is not translated and links that lead nowhere.
 * @param context.now Milliseconds since the epoch. */
export function checkNotice(
  { file, entry }: Placed<'notices'>,
  { now, known }: { readonly now: number; readonly known: KnownAddresses },
): readonly Found[] {
  const { id, from, until, link } = entry;
  const subject = { kind: 'notices' as const, id, title: noticeIn(entry, defaultLocale).title, file };
  if (Date.parse(until) + recordMs <= now)
    return [found('past-notice', subject, { place: 'until', value: until })];
  if (now < Date.parse(from) || Date.parse(until) <= now) return [];
  const type = link === undefined ? undefined : judgeLink(link, known);
  return [
    ...(type ? [found(type, subject, { place: 'link', value: link })] : []),
    ...completeLocales
      .filter((locale) => noticeIn(entry, locale).writtenIn !== undefined)
      .map((locale) => found('missing-translation', subject, { locale })),
  ];
}

/** Reports stations without opening hours. */
export function checkStation({ file, entry }: Placed<'waste-stations'>): readonly Found[] {
  if (entry.hours.length > 0) return [];
  const subject = { kind: 'waste-stations' as const, id: entry.id, title: entry.name, file };
  return [found('station-without-hours', subject, { place: 'hours' })];
}

/** Addresses handled by functions. */
const answered = /^\/(?:api|status|preview)(?:\/|$)/u;

export interface Hidden {
  /** Whether there is a page at an address, in any language. */
  readonly isPage: (address: string) => boolean;
  /** Whether the published site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
}

/** Reports redirects that hide a page in one language only, a page of the page builder, a file or a function. One
 * that hides a page of the route table stops the build (../check-entries.ts). */
export function checkRedirect(
  { file, entry }: Placed<'redirects'>,
  { isPage, hasFile }: Hidden,
): readonly Found[] {
  const address = normalizeAddress(entry.id);
  const path = splitLocale(address)?.path ?? address;
  const isFile = isMadeFile(address) || (/\.\w+$/u.test(address) && hasFile(address));
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

function found(
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
