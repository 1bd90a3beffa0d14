/** Finds problems in the published content. These are warnings; errors that must not be published stop the
 * build (check-entries.ts). */
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import {
  defaultLocale,
  type Locale,
  locales,
  ownTexts,
  textIn,
  type Worded,
} from '#platform/languages/locale.ts';
import { type Finding, findingTypes } from '../status-schema.ts';
import type { Content, Placed } from '../content.ts';
import {
  checkBuiltTranslations,
  checkHeadings,
  checkLinks,
  checkMenu,
  checkNotice,
  checkPictures,
  checkPostTranslations,
  checkPriceList,
  checkRedirect,
  checkStation,
  checkTitle,
  type Found,
  type WrittenText,
} from './findings.ts';
import { type KnownAddresses, sitePaths } from './links.ts';

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
    ...textKinds.flatMap((kind) => checkTexts(kind, { content, now, known })),
    ...each(content, 'posts', (placed) =>
      isPublished(placed.entry, now) ? checkPostTranslations(placed) : [],
    ),
    ...each(content, 'built-pages', checkBuiltTranslations),
    ...each(content, 'price-lists', (placed) => checkPriceList(placed, now)),
    ...each(content, 'notices', (placed) => checkNotice(placed, { now, known })),
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

function checkTexts<Name extends TextKind>(kind: Name, { content, now, known }: Texts): readonly Found[] {
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

/** Kinds whose entries have texts in HTML. */
const textKinds = ['posts', 'pages', 'guides', 'faq', 'built-pages'] as const satisfies readonly Kind[];

type TextKind = (typeof textKinds)[number];

type TextsOf = {
  readonly [Name in TextKind]: (placed: Placed<Name>) => readonly WrittenText[];
};

const textsOf: TextsOf = {
  posts: ({ file, entry }) => {
    return locales.flatMap((locale) => {
      const text = locale === defaultLocale ? entry : entry.translations[locale];
      if (!text) return [];
      const subject = { kind: 'posts' as const, id: entry.id, title: text.title, file };
      return [{ subject, locale, place: 'content', html: text.content, level: 1 }];
    });
  },
  pages: ({ file, entry }) => listSections('pages', file, entry),
  guides: ({ file, entry }) => listSections('guides', file, entry),
  faq: ({ file, entry }) =>
    ownTexts(entry.answer).map(([locale, html]) => ({
      subject: { kind: 'faq', id: entry.id, title: textIn(entry.question, locale), file },
      locale,
      place: 'answer',
      html,
      level: undefined,
    })),
  'built-pages': ({ file, entry }) =>
    ownTexts(entry.texts).map(([locale, { title, html }]) => ({
      subject: { kind: 'built-pages', id: entry.id, title, file },
      locale,
      place: 'html',
      html,
      // The page itself has the main heading.
      level: 0,
    })),
};

interface Titled {
  readonly title: string;
  readonly sections: EntryOf<'pages'>['texts']['et']['sections'];
}

/** Headings of sections have level 2. */
function listSections(
  kind: 'pages' | 'guides',
  file: string,
  { id, texts }: { readonly id: string; readonly texts: Worded<Titled> },
): readonly WrittenText[] {
  return ownTexts(texts).flatMap(([locale, { title, sections }]) =>
    sections.map((section) => ({
      subject: { kind, id, title, file },
      locale,
      place: `sections.${section.id}`,
      html: section.html,
      level: 2,
    })),
  );
}

function compareEntries(a: Found, b: Found): number {
  const [first, second] = [a, b].map(({ kind, id, locale = '', place = '', value = '' }) =>
    [kind, /^\d+$/u.test(id) ? id.padStart(12) : id, locale, place, value].join('\n'),
  );
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
