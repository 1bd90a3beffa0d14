import { z } from 'zod';
import { sentInstantSchema } from './sent-time.ts';
import { byTranslatedLocale } from '#platform/languages/locale.ts';
import { pictureSchema } from './picture.ts';
import { slugSchema } from '#platform/base/slug.ts';
import { htmlSchema } from '#platform/languages/localized-text.ts';

/** Spec §2: the filters of the news page beside All; `company-news` appears under All only. */
export const postCategories = ['emergency-notices', 'waste-school', 'company-news'] as const;

export type PostCategory = (typeof postCategories)[number];

/** Spec §4: status values a post can have in the content base; only `publish` is ever published. */
export const postStatuses = [
  'publish',
  'future',
  'draft',
  'pending',
  'private',
  'trash',
  'auto-draft',
  'inherit',
  'request-pending',
  'request-confirmed',
  'request-failed',
  'request-completed',
  'acf-disabled',
  'any',
] as const;

/** Spec §7: sort fields of the posts provider. */
export const postOrders = [
  'author',
  'date',
  'id',
  'include',
  'modified',
  'parent',
  'relevance',
  'slug',
  'include_slugs',
  'title',
] as const;

const translationSchema = z.strictObject({
  title: z.string().trim().min(1),
  content: htmlSchema,
  /** Absent or null: an excerpt is made from the beginning of the content. */
  excerpt: z.string().nullable().optional(),
  modified: sentInstantSchema.optional(),
});

/** An article. Its own texts are Estonian. A language without a translation has no article. */
export const postSchema = z.strictObject({
  id: z.int().positive(),
  slug: slugSchema,
  status: z.enum(postStatuses),
  date: sentInstantSchema,
  modified: sentInstantSchema,
  link: z.url().optional(),
  category: z.enum(postCategories),
  title: z.string().trim().min(1),
  content: htmlSchema,
  excerpt: z.string().nullable(),
  featuredImage: pictureSchema.optional(),
  styles: z.strictObject({ stylesheets: z.array(z.string()), inline_styles: z.string() }).optional(),
  translations: z.strictObject(byTranslatedLocale(() => translationSchema.optional())),
});

export type Post = z.infer<typeof postSchema>;

/** @throws {RangeError} When the category is unknown. */
export function parsePostCategory(value: string): PostCategory {
  const category = postCategories.find((known) => known === value);
  if (category === undefined) throw new RangeError(`${value} is not a category of posts.`);
  return category;
}
