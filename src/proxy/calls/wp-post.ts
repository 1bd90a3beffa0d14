/** A post in WordPress's format (docs/upstreams.md §3) and in the format of /api/posts. */
import { z } from 'zod';
import { wordpressTimeSchema } from '#model/date.ts';
import type { ListedPost } from '#model/posts-answer.ts';
import { byLocale, languages, type Locale } from '#model/locale.ts';
import { slugSchema } from '#model/post.ts';
import { plainText } from '../upstream/upstream.ts';

const htmlSchema = z.string().max(100_000).transform(plainText);

const translationSchema = z.object({ post_title: htmlSchema.optional(), post_excerpt: htmlSchema.nullish() });

type Translation = z.output<typeof translationSchema>;

/** PHP writes an empty object as an empty array. */
const emptyListSchema = z.tuple([]).transform((): Record<string, Translation> => ({}));

export const wpPostSchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  status: z.string(),
  date_gmt: wordpressTimeSchema,
  modified_gmt: wordpressTimeSchema,
  title: z.object({ rendered: htmlSchema }),
  excerpt: z.object({ rendered: htmlSchema, protected: z.boolean().default(false) }),
  categories_info: z.array(z.object({ slug: z.string().max(200) })).default([]),
  wpml_translations: z.union([z.record(z.string(), translationSchema), emptyListSchema]).default({}),
  _embedded: z
    .object({
      'wp:featuredmedia': z
        .array(z.object({ source_url: z.string().optional(), alt_text: z.string().default('') }))
        .optional(),
    })
    .optional(),
});

type WpPost = z.output<typeof wpPostSchema>;

/** Whether the post is public. */
export function isOpen({ status, excerpt }: WpPost): boolean {
  return status === 'publish' && !excerpt.protected;
}

export function listedPost(response: WpPost): ListedPost {
  const image = response._embedded?.['wp:featuredmedia']?.[0];
  return {
    id: response.id,
    slug: response.slug,
    title: response.title.rendered,
    excerpt: response.excerpt.rendered,
    translations: byLocale((locale) => translationIn(response, locale)),
    date: response.date_gmt,
    modified: response.modified_gmt,
    categories: response.categories_info.map(({ slug }) => slug),
    ...(image?.source_url !== undefined && {
      featuredImage: { src: image.source_url, alt: image.alt_text },
    }),
  };
}

/** Spec §3: translations are keyed by locale code; WordPress itself uses `et` for Estonian. */
function translationIn(
  { wpml_translations: all }: WpPost,
  locale: Locale,
): ListedPost['translations'][Locale] {
  const translation = all[languages[locale].code] ?? all[locale];
  if (translation?.post_title === undefined) return undefined;
  return { title: translation.post_title, excerpt: translation.post_excerpt ?? '' };
}
