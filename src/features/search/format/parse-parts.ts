/** Validates index parts in the browser. */
import * as z from 'zod/mini';
import { byLocale, type Locale, locales } from '#platform/languages/locale.ts';
import { entryKinds } from '../result-type.ts';
import type { ObjectsPart, Postings, Segment, StartPart, TextsPart } from './parts.ts';

const collectionSchema = z.object({
  municipality: z.string(),
  type: z.enum(['linn', 'vald']),
  names: z.array(z.string()),
  county: z.array(z.string()),
  website: z.optional(z.string()),
  rows: z.array(
    z.object({
      names: z.array(z.string()),
      carrier: z.string(),
      period: z.string(),
      biller: z.enum(['carrier', 'municipality']),
      isOwn: z.boolean(),
      phone: z.optional(z.string()),
      prices: z.optional(z.string()),
    }),
  ),
});

const entryFields = {
  url: z.string(),
  title: z.string(),
  text: z.string(),
  locale: z.enum(locales),
  kind: z.enum(entryKinds),
  also: z.optional(z.string()),
  collection: z.optional(collectionSchema),
};
const startSchema = z.object({
  entries: z.array(z.object(entryFields)),
  posts: z.discriminatedUnion('type', [
    z.object({ type: z.literal('here') }),
    z.object({ type: z.literal('segments'), ends: z.array(z.number()) }),
  ]),
});
const objectsSchema = z.object({
  objects: z.array(z.object({ id: z.string(), bin: z.string(), names: z.array(z.string()) })),
  bins: z.record(z.string(), z.string()),
});
const coded = z.string();

const wholeSegmentSchema = z.object({ ids: coded, words: coded, titles: coded, texts: coded });
const segmentSchema = z.omit(wholeSegmentSchema, { texts: true });
const postingsSchema = z.object({ stamp: z.string(), texts: coded });
const postsSchema = z.array(z.object({ id: z.number(), ...entryFields }));
const textsSchemas = byLocale((locale) => z.object({ [locale]: postsSchema }));

/** Each throws z.core.$ZodError when the part fails its schema. */
export const parseStart = (value: unknown): StartPart => startSchema.parse(value);
export const parseObjects = (value: unknown): ObjectsPart => objectsSchema.parse(value);
export const parseNewest = (value: unknown): Segment => wholeSegmentSchema.parse(value);
export const parseSegment = (value: unknown): Segment => segmentSchema.parse(value);
export const parsePostings = (value: unknown): Postings => postingsSchema.parse(value);
/** Only the posts of that language, because a part has all languages. */
export const parseTexts = (value: unknown, locale: Locale): TextsPart[Locale] =>
  textsSchemas[locale].parse(value)[locale] ?? [];
