/** Page texts: one entry per route, with one translation per language. Each heading of the second level starts a
 * section. */
import { plainText } from '../sanitise.ts';
import { applyEdits, attributeOf, escapeHtml, openTags, readTokens } from '#base/html/html.ts';
import { type Locale, locales, ownTexts, textIn } from '#model/locale.ts';
import { fromAcf } from './acf.ts';
import type { WpEntry } from './wp-entry.ts';
import { withoutTextAnchor } from '#site/text-anchors.ts';
import { convertBody } from './body.ts';
import type { ConversionContext } from './conversion-context.ts';
import { warnOfLosses } from './lost-markup.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#base/json.ts';
import { pageTextsSchema } from '#model/page-text.ts';
import type { EntryOf } from '../export/export.ts';

export async function toPageTexts(
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
): Promise<unknown> {
  const texts: Partial<Record<Locale, unknown>> = {};
  for (const locale of locales) {
    const entry = translationGroup.get(locale);
    if (entry) texts[locale] = await textOf(entry, context);
  }
  return { id: fromAcf(estonian.acf).route, texts };
}

async function textOf(entry: WpEntry, context: ConversionContext): Promise<unknown> {
  const { heading, description, lead } = fromAcf(entry.acf);
  const { html, css } = await convertBody(entry.content.rendered, context);
  if (css.trim() !== '') context.warn('its styles are left out: only articles have styles of their own.');
  const placed = sectionsOf(html).map(toSection);
  const sections = withSectionLinks(placed);
  const shown = placed.map(
    ({ place, heading, html: text }) => `<h2 id="${escapeHtml(place)}">${escapeHtml(heading)}</h2>${text}`,
  );
  warnOfLosses(entry.content.rendered, shown.join(''), context);
  return {
    title: plainText(entry.title.rendered),
    ...(heading !== undefined && { heading }),
    description,
    lead,
    sections,
  };
}

/** @property place The id of its heading in the text. */
interface PlacedSection extends Section {
  readonly place: string;
}

function toSection({ id: place, heading, html }: Section, index: number): PlacedSection {
  const id = withoutTextAnchor(place);
  return {
    place,
    id: /^[a-z][a-z0-9-]*$/u.test(id) ? id : `osa-${index + 1}`,
    heading: plainText(heading),
    html: html.trim(),
  };
}

/** The page gives sections their ids; links to their headings follow. */
function withSectionLinks(sections: readonly PlacedSection[]): readonly Section[] {
  const ids = new Map(sections.map(({ place, id }) => [`#${place}`, `#${id}`]));
  return sections.map(({ id, heading, html }) => {
    const edits = openTags(html, 'a').flatMap(({ attributes }) => {
      const href = attributes.find(({ name }) => name === 'href');
      const own = href && ids.get(href.value);
      return !href || own === undefined ? [] : [{ start: href.start, end: href.end, html: `href="${own}"` }];
    });
    return { id, heading, html: applyEdits(html, edits) };
  });
}

interface Section {
  readonly id: string;
  /** HTML. */
  readonly heading: string;
  readonly html: string;
}

/** The text from each heading of the second level to the next one. */
function sectionsOf(html: string): readonly Section[] {
  const tags = readTokens(html).flatMap((token) => ('name' in token && token.name === 'h2' ? [token] : []));
  const starts = tags.filter(({ type }) => type === 'open');
  const ends = tags.filter(({ type }) => type === 'close');
  let place = 0;
  return starts.map((start, index) => {
    const next = starts[index + 1]?.start ?? html.length;
    while (place < ends.length && (ends[place]?.start ?? 0) < start.end) place += 1;
    const end = ends[place];
    const isClosed = end !== undefined && end.start < next;
    return {
      id: attributeOf(start, 'id') ?? '',
      heading: isClosed ? html.slice(start.end, end.start) : '',
      html: html.slice(isClosed ? end.end : start.start, next),
    };
  });
}

// Two routes cannot share a title or a description, and two entries cannot share a route; otherwise the whole site
// could not be published. A repetition is reported at the entry that an editor changed, and that entry keeps its
// previous text. The text that was there first stays.

export type PageTexts = EntryOf<'pages'>;

/** Page texts by file within the export. */
export type PageTextFiles = ReadonlyMap<string, PageTexts>;

export interface KnownPageTexts {
  /** Page texts as the last sync left them, without removed ones. */
  readonly before: PageTextFiles;
  /** Page texts of CONTENT_DIR, used for routes without an entry. */
  readonly own: readonly PageTexts[];
}

/** @param root Folder of the export. */
export function readPageTexts(root: string): PageTextFiles {
  const folder = join(root, 'pages');
  return new Map(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const texts = pageTextsSchema.safeParse(parseJson(readFileSync(join(folder, name), 'utf8')));
      return texts.success ? [[`pages/${name}`, texts.data] as const] : [];
    }),
  );
}

/** @returns Messages by the file that must not be written. The remaining files contain no repetition. */
export function refusePageTexts(
  proposed: PageTextFiles,
  known: KnownPageTexts,
): ReadonlyMap<string, readonly string[]> {
  const accepted = new Map(proposed);
  const refused = new Map<string, readonly string[]>();
  for (;;) {
    const files = new Map([...known.before, ...accepted]);
    const faulty = [...accepted].flatMap(([file, texts]) => {
      const problems = problemsOf(file, texts, { files, own: known.own });
      return problems.length > 0 ? [{ file, problems, claim: claimOf(texts, known.before.get(file)) }] : [];
    });
    // Of two equal claims, the later entry is refused.
    const weakest = faulty.reduceRight<(typeof faulty)[number] | undefined>(
      (worst, one) => (worst && worst.claim <= one.claim ? worst : one),
      undefined,
    );
    if (!weakest) return refused;
    refused.set(weakest.file, weakest.problems);
    accepted.delete(weakest.file);
  }
}

/** Priority of an entry's claim to its texts: 2 when the last sync left the same texts, 1 when they changed, 0 when the
 * entry is new. */
function claimOf(texts: PageTexts, before: PageTexts | undefined): number {
  if (!before) return 0;
  return JSON.stringify(namesOf(texts)) === JSON.stringify(namesOf(before)) ? 2 : 1;
}

const namesOf = ({ id, texts }: PageTexts): readonly string[] => [
  id,
  ...ownTexts(texts).flatMap(([, { title, description }]) => [title, description]),
];

interface AllPageTexts {
  readonly files: PageTextFiles;
  readonly own: readonly PageTexts[];
}

function problemsOf(file: string, texts: PageTexts, { files, own }: AllPageTexts): readonly string[] {
  const others = [...files].filter(([other]) => other !== file).map(([, other]) => other);
  const routes = new Set([...files.values()].map(({ id }) => id));
  const isTaken = others.some(({ id }) => id === texts.id);
  return [
    ...(isTaken ? [`route: another entry has the texts of ${texts.id}.`] : []),
    ...repeatedWithin(texts),
    ...[...others, ...own.filter(({ id }) => !routes.has(id))].flatMap((other) => repeatedIn(texts, other)),
  ];
}

/** Titles must differ within a language, descriptions across all languages. */
function repeatedIn({ texts }: PageTexts, other: PageTexts): readonly string[] {
  const descriptions = new Set(ownTexts(other.texts).map(([, text]) => text.description));
  return ownTexts(texts).flatMap(([locale, { title, description }]) => {
    return [
      ...(title === textIn(other.texts, locale).title ? [repeated(locale, 'title', other.id)] : []),
      ...(descriptions.has(description) ? [repeated(locale, 'description', other.id)] : []),
    ];
  });
}

function repeatedWithin({ id, texts }: PageTexts): readonly string[] {
  const own = ownTexts(texts);
  const descriptions = own.map(([, { description }]) => description);
  return own
    .filter((_, index) => descriptions.indexOf(descriptions[index] ?? '') < index)
    .map(([locale]) => repeated(locale, 'description', id));
}

const repeated = (locale: Locale, field: 'title' | 'description', id: string): string =>
  `texts.${locale}.${field}: it is the ${field} of ${id} too.`;
