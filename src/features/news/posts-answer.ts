/** Response of /api/posts. */
import * as z from 'zod/mini';
import { provenance } from '#platform/protocol/live-answer.ts';
import { byLocale } from '#platform/languages/locale.ts';

const postTextSchema = z.object({ title: z.string(), excerpt: z.string() });

const listedPostSchema = z.object({
  id: z.int(),
  slug: z.string(),
  /** Plain text in the requested language, Estonian by default; the excerpt may be empty. */
  ...postTextSchema.shape,
  translations: z.object(byLocale(() => z.optional(postTextSchema))),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
  /** Slugs. */
  categories: z.array(z.string()),
  featuredImage: z.optional(z.object({ src: z.string(), alt: z.string() })),
});

export type ListedPost = z.output<typeof listedPostSchema>;

/** GET /api/posts: spec §3, post list response. Articles are pages, so their text is not included. */
export const postsAnswerSchema = z.object({
  ...provenance,
  posts: z.array(listedPostSchema),
  totalPosts: z.int(),
  totalPages: z.int(),
});
