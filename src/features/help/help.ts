import { z } from 'zod';
import { sentEndSchema, sentInstantSchema } from '#platform/cms/sent-time.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { sectionSchema } from '#platform/cms/page-text.ts';
import { slugSchema } from '#platform/base/slug.ts';
import {
  localized,
  localizedHtmlSchema,
  localizedTextSchema,
  partlyLocalized,
  searchWordsSchema,
} from '#platform/languages/localized-text.ts';

/** Groups of the FAQ, in page order. */
export const faqTopics = ['contract', 'collection', 'sorting', 'containers', 'billing', 'special'] as const;

export type FaqTopic = (typeof faqTopics)[number];

/** @throws {RangeError} */
export function parseFaqTopic(value: string): FaqTopic {
  const topic = faqTopics.find((known) => known === value);
  if (topic === undefined) throw new RangeError(`${value} is not a topic of the FAQ.`);
  return topic;
}

export const faqSchema = z.strictObject({
  /** Anchor of the question on the page (`#id`). */
  id: slugSchema,
  topic: z.enum(faqTopics),
  /** Position within the topic. */
  order: z.int().positive(),
  question: localizedTextSchema,
  answer: localizedHtmlSchema,
  searchWords: partlyLocalized(searchWordsSchema).optional(),
});

const guideTextSchema = z.strictObject({
  title: z.string().trim().min(1),
  summary: z.string().trim().min(1),
  sections: z.array(sectionSchema).min(1),
});

/** Instructions published as a page and as a PDF. */
export const guideSchema = z.strictObject({
  id: slugSchema,
  order: z.int().positive(),
  texts: localized(guideTextSchema),
  searchWords: partlyLocalized(searchWordsSchema).optional(),
});

const noticeTextSchema = partlyLocalized(z.string().trim().min(1));

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
    link: z
      .string()
      .regex(/^\/(?!\/)/u)
      .optional(),
  })
  .superRefine(({ title, text }, context) => {
    for (const locale of locales) {
      const [has, other] =
        title[locale] === undefined ? (['text', 'title'] as const) : (['title', 'text'] as const);
      if ((title[locale] === undefined) !== (text[locale] === undefined))
        context.addIssue({
          code: 'custom',
          path: [other, locale],
          message: `is missing, but there is a ${has} in this language`,
        });
    }
    if (locales.every((locale) => title[locale] === undefined))
      context.addIssue({
        code: 'custom',
        path: ['title'],
        message: 'is missing: write it in one language at least',
      });
  });

export type Notice = z.infer<typeof noticeSchema>;

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
