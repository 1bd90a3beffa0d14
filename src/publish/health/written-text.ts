/** Lists the texts that editors write, for all checks of texts. */
import type { EntryOf, Kind } from '#cms/export/kinds.ts';
import { defaultLocale, type Locale, locales, ownTexts, textIn, type Worded } from '#model/locale.ts';
import type { Placed } from '../check/content.ts';
import type { Subject } from './finding.ts';

export interface WrittenText {
  readonly subject: Subject;
  readonly locale: Locale;
  /** Path of the field. */
  readonly place: string;
  readonly html: string;
  /** Level of the heading above the text; undefined where the first heading of the text may have any level. */
  readonly level: number | undefined;
}

/** Kinds whose entries have texts in HTML. */
export const textKinds = [
  'posts',
  'pages',
  'guides',
  'faq',
  'built-pages',
] as const satisfies readonly Kind[];

export type TextKind = (typeof textKinds)[number];

type TextsOf = {
  readonly [Name in TextKind]: (placed: Placed<Name>) => readonly WrittenText[];
};

export const textsOf: TextsOf = {
  posts: ({ file, entry }) => {
    return locales.flatMap((locale) => {
      const text = locale === defaultLocale ? entry : entry.translations[locale];
      if (!text) return [];
      const subject = { kind: 'posts' as const, id: entry.id, title: text.title, file };
      return [{ subject, locale, place: 'content', html: text.content, level: 1 }];
    });
  },
  pages: ({ file, entry }) => sectionsOf('pages', file, entry),
  guides: ({ file, entry }) => sectionsOf('guides', file, entry),
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
      // The page itself has the main heading.
      locale,
      place: 'html',
      html,
      level: 0,
    })),
};

interface Titled {
  readonly title: string;
  readonly sections: EntryOf<'pages'>['texts']['et']['sections'];
}

/** Headings of sections have level 2. */
function sectionsOf(
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
