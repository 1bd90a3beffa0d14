/** Finds problems in the published content. These are warnings; errors that must not be published stop the
 * build (../check). */
import type { EntryOf, Kind } from '#cms/export/kinds.ts';
import { plainText } from '#cms/sanitise.ts';
import { languages, type Locale, locales } from '#model/locale.ts';
import { type Finding, findingTypes } from '#model/site-status.ts';
import type { Content, Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';
import {
  checkBuiltTranslations,
  checkNotice,
  checkPostTranslations,
  checkPriceList,
  checkRedirect,
  checkStation,
} from './entry-findings.ts';
import { sitePaths } from './known-addresses.ts';
import {
  checkHeadings,
  checkLinks,
  checkPictures,
  checkTitle,
  judgeLink,
  type KnownAddresses,
} from './text-findings.ts';
import { type TextKind, textKinds, textsOf, type WrittenText } from './written-text.ts';

export interface HealthCheck {
  readonly content: Content;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the published site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Hosts of the content base, which visitors must not be sent to. */
  readonly innerHosts: ReadonlySet<string>;
  /** Link to the editor of an entry, by the entry's content file. */
  readonly editLink: (file: string) => string | undefined;
}

/** @returns Findings sorted by type and entry, so that the same content gives the same list. */
export function checkHealth(check: HealthCheck): readonly Finding[] {
  const { content, now, hasFile, innerHosts, editLink } = check;
  const { isPage, leadsSomewhere } = sitePaths(content, hasFile);
  const known = { leadsSomewhere, innerHosts };
  return [
    ...textKinds.flatMap((kind) => checkTextsOf(kind, { content, now, known })),
    ...each(content, 'posts', (placed) =>
      isPublished(placed.entry, now) ? checkPostTranslations(placed) : [],
    ),
    ...each(content, 'built-pages', checkBuiltTranslations),
    ...each(content, 'price-lists', (placed) => checkPriceList(placed, now)),
    ...each(content, 'notices', (placed) => [
      ...checkNotice(placed, now),
      ...checkNoticeLink(placed, { now, known }),
    ]),
    ...each(content, 'waste-stations', checkStation),
    ...each(content, 'redirects', (placed) => checkRedirect(placed, { isPage, hasFile })),
    ...each(content, 'menus', (placed) => checkMenu(placed, known)),
  ]
    .map((finding) => {
      const link = editLink(finding.file);
      return { ...finding, ...(link !== undefined && { editLink: link }) };
    })
    .sort((a, b) => findingTypes.indexOf(a.type) - findingTypes.indexOf(b.type) || compareEntries(a, b));
}

function each<Name extends Kind>(
  content: Content,
  kind: Name,
  checkOne: (placed: Placed<Name>) => readonly Found[],
): readonly Found[] {
  return [...content.each(kind)].flatMap(checkOne);
}

interface Texts {
  readonly content: Content;
  readonly now: number;
  readonly known: KnownAddresses;
}

function checkTextsOf<Name extends TextKind>(kind: Name, { content, now, known }: Texts): readonly Found[] {
  const findings: Found[] = [];
  const read: (placed: Placed<Name>) => readonly WrittenText[] = textsOf[kind];
  for (const placed of content.each(kind)) {
    if (!isPublished(placed.entry, now)) continue;
    const titled = new Set<Locale>();
    for (const text of read(placed)) {
      findings.push(...checkHeadings(text), ...checkPictures(text), ...checkLinks(text, known));
      if (kind === 'faq' || titled.has(text.locale)) continue;
      titled.add(text.locale);
      findings.push(...checkTitle(text.subject, text.locale));
    }
  }
  return findings;
}

/** Unpublished articles are not checked: findings may be public. */
function isPublished(entry: EntryOf<Kind>, now: number): boolean {
  if (!('status' in entry)) return true;
  return entry.status === 'publish' && Date.parse(entry.date) <= now;
}

/** Checks a menu's addresses against existing entries; the build has checked them against the route table. */
function checkMenu({ file, entry }: Placed<'menus'>, known: KnownAddresses): readonly Found[] {
  const locale = locales.find((name) => languages[name].menuId === entry.id);
  return entry.items.flatMap(({ url, title }) => {
    const type = url.startsWith('external:') ? undefined : judgeLink(url, known);
    const subject = { kind: 'menus' as const, id: entry.id, title: plainText(title.rendered), file };
    return type ? [found(type, subject, { locale, place: 'url', value: url })] : [];
  });
}

function checkNoticeLink(
  { file, entry }: Placed<'notices'>,
  { now, known }: Omit<Texts, 'content'>,
): readonly Found[] {
  const { id, title, from, until, link } = entry;
  const isShown = Date.parse(from) <= now && now < Date.parse(until);
  const type = isShown && link !== undefined ? judgeLink(link, known) : undefined;
  if (!type) return [];
  return [found(type, { kind: 'notices', id, title: title.et, file }, { place: 'link', value: link })];
}

function compareEntries(a: Found, b: Found): number {
  const [first, second] = [a, b].map(({ kind, id, locale = '', place = '', value = '' }) =>
    [kind, /^\d+$/u.test(id) ? id.padStart(12) : id, locale, place, value].join('\n'),
  );
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
