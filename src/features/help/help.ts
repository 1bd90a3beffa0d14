import { z } from 'zod';
import { faqTopics } from '#shell/addresses/faq-topics.ts';
import { sectionSchema } from '#platform/cms/page-text.ts';
import { slugSchema } from '#platform/base/slug.ts';
import {
  localized,
  localizedHtmlSchema,
  localizedTextSchema,
  partlyLocalized,
  searchWordsSchema,
} from '#platform/languages/localized-text.ts';

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
