/** The texts that editors write, of whatever kind they are: one list for all checks of texts. */
import type { EntryOf, Kind } from '#cms/export/kinds.ts';
import { type Locale, locales } from '#model/locale.ts';
import type { Placed } from '../check/content.ts';
import type { Subject } from './finding.ts';

export interface WrittenText {
  readonly subject: Subject;
  readonly locale: Locale;
  /** Path of the field. */
  readonly place: string;
  readonly html: string;
  /** Level of the heading that the text stands under; undefined where its own first one decides. */
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
    const { ru, en } = entry.translations;
    const texts = { et: entry, ...(ru && { ru }), ...(en && { en }) };
    return locales.flatMap((locale) => {
      const text = texts[locale];
      if (!text) return [];
      const subject = { kind: 'posts' as const, id: entry.id, title: text.title, file };
      return [{ subject, locale, place: 'content', html: text.content, level: 1 }];
    });
  },
  pages: ({ file, entry }) => sectionsOf('pages', file, entry),
  guides: ({ file, entry }) => sectionsOf('guides', file, entry),
  faq: ({ file, entry }) =>
    locales.map((locale) => ({
      subject: { kind: 'faq', id: entry.id, title: entry.question[locale], file },
      locale,
      place: 'answer',
      html: entry.answer[locale],
      level: undefined,
    })),
  'built-pages': ({ file, entry }) =>
    locales.map((locale) => ({
      subject: { kind: 'built-pages', id: entry.id, title: entry.texts[locale].title, file },
      // The page has its main heading of its own.
      locale,
      place: 'html',
      html: entry.texts[locale].html,
      level: 0,
    })),
};

/** A section's own heading is of the second level. */
function sectionsOf<Name extends 'pages' | 'guides'>(
  kind: Name,
  file: string,
  { id, texts }: EntryOf<'pages'> | EntryOf<'guides'>,
): readonly WrittenText[] {
  return locales.flatMap((locale) =>
    texts[locale].sections.map((section) => ({
      subject: { kind, id, title: texts[locale].title, file },
      locale,
      place: `sections.${section.id}`,
      html: section.html,
      level: 2,
    })),
  );
}
