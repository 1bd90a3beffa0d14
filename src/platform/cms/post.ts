import { z } from 'zod';
import { sentInstantSchema } from './sent-time.ts';
import { byTranslatedLocale } from '#platform/languages/locale.ts';
import { pictureSchema } from './picture.ts';
import { slugSchema } from '#platform/base/slug.ts';
import { htmlSchema } from '#platform/languages/localized-text.ts';

/** Categories of articles; the site declares its own here, and gives the kind a schema that knows them.
 * @example declare module '#platform/cms/post.ts' { interface DeclaredCategories { sport: true } } */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The site fills it.
export interface DeclaredCategories {}

export type PostCategory = keyof DeclaredCategories;

/** What WordPress calls the categories of the site. A category of WordPress is known by its name in addresses. */
export interface PostCategories {
  readonly named: Readonly<Record<string, PostCategory>>;
  /** That of articles in none of them. */
  readonly other: PostCategory;
  /** Names in WordPress that mean it, besides those for what nobody has sorted. */
  readonly otherSlugs: readonly string[];
}

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

/** Of any site. */
const categorySchema: z.ZodType<PostCategory> = z.custom<PostCategory>((value) => typeof value === 'string');

/** An article. Its own texts are Estonian. A language without a translation has no article. */
export const postSchema = z.strictObject({
  id: z.int().positive(),
  slug: slugSchema,
  status: z.enum(postStatuses),
  date: sentInstantSchema,
  modified: sentInstantSchema,
  link: z.url().optional(),
  category: categorySchema,
  title: z.string().trim().min(1),
  content: htmlSchema,
  excerpt: z.string().nullable(),
  featuredImage: pictureSchema.optional(),
  styles: z.strictObject({ stylesheets: z.array(z.string()), inline_styles: z.string() }).optional(),
  translations: z.strictObject(byTranslatedLocale(() => translationSchema.optional())),
});

export type Post = z.infer<typeof postSchema>;
