/** Two routes cannot share a title or a description, and two entries cannot share a route; otherwise the whole site
 * could not be published. A repetition is reported at the entry that an editor changed, and that entry keeps its
 * previous text. The text that was there first stays. */
import { parseJson } from '#platform/base/json.ts';
import { ownTexts, textIn, type Locale } from '#platform/languages/locale.ts';
import { pageTextsSchema } from '../page-text.ts';
import type { EntryOf } from '../export/export.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import type { SyncedContent } from '../synced-content.ts';

export type PageTexts = EntryOf<'pages'>;

/** Page texts by file within the export. */
export type PageTextFiles = ReadonlyMap<string, PageTexts>;

export interface KnownPageTexts {
  /** Page texts as the last sync left them, without removed ones. */
  readonly before: PageTextFiles;
  /** Page texts of CONTENT_DIR, used for routes without an entry. */
  readonly own: readonly PageTexts[];
}

/** Those that the last sync left. */
export function readPageTexts(content: Pick<SyncedContent, 'paths' | 'read'>): PageTextFiles {
  return new Map(
    content.paths('pages').flatMap((path) => {
      const texts = pageTextsSchema.safeParse(parseJson(content.read(path) ?? ''));
      return texts.success ? [[path, texts.data] as const] : [];
    }),
  );
}

/** @returns Notes by the file that must not be written. The remaining files contain no repetition. */
export function refusePageTexts(
  proposed: PageTextFiles,
  known: KnownPageTexts,
): ReadonlyMap<string, readonly Note[]> {
  const accepted = new Map(proposed);
  const refused = new Map<string, readonly Note[]>();
  for (;;) {
    const files = new Map([...known.before, ...accepted]);
    const faulty = [...accepted].flatMap(([file, texts]) => {
      const problems = findProblems(file, texts, { files, own: known.own });
      return problems.length > 0 ? [{ file, problems, claim: rankClaim(texts, known.before.get(file)) }] : [];
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
function rankClaim(texts: PageTexts, before: PageTexts | undefined): number {
  if (!before) return 0;
  return JSON.stringify(listNames(texts)) === JSON.stringify(listNames(before)) ? 2 : 1;
}

const listNames = ({ id, texts }: PageTexts): readonly string[] => [
  id,
  ...ownTexts(texts).flatMap(([, { title, description }]) => [title, description]),
];

interface AllPageTexts {
  readonly files: PageTextFiles;
  readonly own: readonly PageTexts[];
}

function findProblems(file: string, texts: PageTexts, { files, own }: AllPageTexts): readonly Note[] {
  const others = [...files].filter(([other]) => other !== file).map(([, other]) => other);
  const routes = new Set([...files.values()].map(({ id }) => id));
  const isTaken = others.some(({ id }) => id === texts.id);
  return [
    ...(isTaken ? [{ ...toNote('route-taken', { path: texts.id }), field: 'route' }] : []),
    ...repeatedWithin(texts),
    ...[...others, ...own.filter(({ id }) => !routes.has(id))].flatMap((other) => repeatedIn(texts, other)),
  ];
}

/** Titles must differ within a language, descriptions across all languages. */
function repeatedIn({ texts }: PageTexts, other: PageTexts): readonly Note[] {
  const descriptions = new Set(ownTexts(other.texts).map(([, text]) => text.description));
  return ownTexts(texts).flatMap(([locale, { title, description }]) => {
    return [
      ...(title === textIn(other.texts, locale).title ? [repeated(locale, 'title', other.id)] : []),
      ...(descriptions.has(description) ? [repeated(locale, 'description', other.id)] : []),
    ];
  });
}

function repeatedWithin({ id, texts }: PageTexts): readonly Note[] {
  const own = ownTexts(texts);
  const descriptions = own.map(([, { description }]) => description);
  return own
    .filter((_, index) => descriptions.indexOf(descriptions[index] ?? '') < index)
    .map(([locale]) => repeated(locale, 'description', id));
}

const repeated = (locale: Locale, field: 'title' | 'description', path: string): Note => ({
  ...toNote(`${field}-repeated`, { path }),
  field: `texts.${locale}.${field}`,
});
