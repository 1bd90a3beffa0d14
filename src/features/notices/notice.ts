import { z } from 'zod';
import { sitePathSchema } from '#platform/addresses/site-path.ts';
import { slugSchema } from '#platform/base/slug.ts';
import type { NoteCode } from '#platform/notes/note.ts';
import { sentDateSchema, sentEndSchema, sentInstantSchema } from '#platform/cms/sent-time.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { partlyLocalized } from '#platform/languages/localized-text.ts';

const noticeTextSchema = partlyLocalized(z.string().trim().min(1));

const movedDaySchema = z
  .strictObject({ day: sentDateSchema, movedTo: sentDateSchema })
  .refine(({ day, movedTo }) => day !== movedTo, 'moved-to-same-day' satisfies NoteCode);

/** A notice at the top of every page, shown from the first instant until the second. An emergency is said at once, in whatever
 * language it is written; pages in the others show it as it is, and say so. */
export const noticeSchema = z
  .strictObject({
    id: slugSchema,
    from: sentInstantSchema,
    until: sentEndSchema,
    severity: z.enum(['information', 'emergency']),
    title: noticeTextSchema,
    text: noticeTextSchema,
    /** Path of the page with more details. */
    link: sitePathSchema.optional(),
    /** Rounds of these days are on other days: the only table of it, for pages, feeds, open data and posters. */
    movedDays: z.array(movedDaySchema).optional(),
  })
  .superRefine(({ title, text }, context) => {
    for (const locale of locales) {
      const other = title[locale] === undefined ? 'title' : 'text';
      if ((title[locale] === undefined) !== (text[locale] === undefined))
        context.addIssue({
          code: 'custom',
          path: [other, locale],
          message: 'other-half-missing' satisfies NoteCode,
        });
    }
    if (locales.every((locale) => title[locale] === undefined))
      context.addIssue({
        code: 'custom',
        path: ['title'],
        message: 'in-no-language' satisfies NoteCode,
      });
  });

export type Notice = z.infer<typeof noticeSchema>;

export type MovedDay = z.infer<typeof movedDaySchema>;

export interface ShownNotice {
  readonly title: string;
  readonly text: string;
  /** The language that it is written in, where that is not the one asked for. */
  readonly writtenIn?: Locale;
}

/** The texts of a notice in a language, or in the first that it is written in. */
export function noticeIn({ title, text }: Pick<Notice, 'title' | 'text'>, locale: Locale): ShownNotice {
  for (const other of [locale, ...locales]) {
    const [own, body] = [title[other], text[other]];
    if (own !== undefined && body !== undefined)
      return { title: own, text: body, ...(other !== locale && { writtenIn: other }) };
  }
  throw new RangeError('A notice without a text does not parse.');
}
