/** Finds problems in the fields of an entry. A redirect that hides a page of the route table stops the build
 * (../check/navigation.ts); this module reports redirects that hide a page in one language only, a page of the
 * page builder, or a file. */
import { textOf } from '#base/html/html.ts';
import { textIn, translatedLocales } from '#model/locale.ts';
import type { Post } from '#model/post.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { splitLocale } from '#site/paths.ts';
import { normalizeAddress } from '#site/redirects.ts';
import type { Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';

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
  const hasWords = /\p{L}/u.test(textOf(texts.et.html));
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

/** @param now Milliseconds since the epoch. */
export function checkNotice({ file, entry }: Placed<'notices'>, now: number): readonly Found[] {
  if (Date.parse(entry.until) > now) return [];
  const subject = { kind: 'notices' as const, id: entry.id, title: entry.title.et, file };
  return [found('past-notice', subject, { place: 'until', value: entry.until })];
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

export function checkRedirect(
  { file, entry }: Placed<'redirects'>,
  { isPage, hasFile }: Hidden,
): readonly Found[] {
  const address = normalizeAddress(entry.id);
  const path = splitLocale(address)?.path ?? address;
  const hides = answered.test(path) || isPage(address) || (/\.\w+$/u.test(address) && hasFile(address));
  if (!hides) return [];
  const subject = { kind: 'redirects' as const, id: entry.id, title: entry.id, file };
  return [found('hiding-redirect', subject, { place: 'id', value: entry.id })];
}
