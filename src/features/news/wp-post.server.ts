/** A post in WordPress's format (docs/upstreams.md §3) and in the format of /api/posts. */
import { z } from 'zod';
import { wordpressTimeSchema } from '#platform/cms/sent-time.ts';
import { looseNumberSchema } from '#platform/base/loose-scalar.ts';
import type { ListedPost } from './posts-answer.ts';
import { byLocale, type Locale, parseLocaleCode } from '#platform/languages/locale.ts';
import { sentSlugSchema } from '#platform/base/slug.ts';
import { plainText } from '#platform/calls/upstream/upstream.ts';

const htmlSchema = z.string().max(100_000).transform(plainText);

const translationSchema = z.object({
  /** Without one, nothing proves that the translation is public. */
  id: looseNumberSchema.pipe(z.int().positive()).optional().catch(undefined),
  post_title: htmlSchema.optional(),
  post_excerpt: htmlSchema.nullish(),
});

type Translation = z.output<typeof translationSchema>;

/** WPML's REST add-on has an object keyed by locale from 2.0 on and a list before. PHP writes an empty object as a list in both. */
const translationsSchema = z.union([
  z.record(z.string(), translationSchema),
  z
    .array(translationSchema.extend({ locale: z.string() }))
    .transform((listed): Record<string, Translation> =>
      Object.fromEntries(listed.map(({ locale, ...translation }) => [locale, translation])),
    ),
]);

export const wpPostSchema = z.object({
  id: z.int().positive(),
  slug: sentSlugSchema,
  status: z.string(),
  date_gmt: wordpressTimeSchema,
  modified_gmt: wordpressTimeSchema,
  title: z.object({ rendered: htmlSchema }),
  excerpt: z.object({ rendered: htmlSchema, protected: z.boolean().default(false) }),
  categories_info: z.array(z.object({ slug: z.string().max(200) })).default([]),
  wpml_translations: translationsSchema.default({}),
  _embedded: z
    .object({
      'wp:featuredmedia': z
        .array(z.object({ source_url: z.string().optional(), alt_text: z.string().default('') }))
        .optional(),
    })
    .optional(),
});

export type WpPost = z.output<typeof wpPostSchema>;

interface PostState {
  readonly status: string;
  readonly excerpt: { readonly protected: boolean };
}

/** Whether the post is public. */
export function isOpen({ status, excerpt }: PostState): boolean {
  return status === 'publish' && !excerpt.protected;
}

/** Ids of public translations. */
export type PublicIds = ReadonlySet<number>;

/** WPML's add-on lists drafts among the translations of a public post.
 * @returns Ids of the translations of posts in a language. */
export function translationIds(posts: readonly WpPost[], locale: Locale): readonly number[] {
  const ids = posts.flatMap((post) => translationIn(post, locale)?.id ?? []);
  return [...new Set(ids)];
}

/** What says whether a post is public. */
export const wpStateSchema = z.array(
  z.object({ id: z.int(), status: z.string(), excerpt: z.object({ protected: z.boolean() }) }),
);

export const stateFields = ['id', 'status', 'excerpt.protected'];

export function listedPost(response: WpPost, publicIds: PublicIds): ListedPost {
  const image = response._embedded?.['wp:featuredmedia']?.[0];
  return {
    id: response.id,
    slug: response.slug,
    title: response.title.rendered,
    excerpt: response.excerpt.rendered,
    translations: byLocale((locale) => textIn(response, locale, publicIds)),
    date: response.date_gmt,
    modified: response.modified_gmt,
    categories: response.categories_info.map(({ slug }) => slug),
    ...(image?.source_url !== undefined && {
      featuredImage: { src: image.source_url, alt: image.alt_text },
    }),
  };
}

/** Spec §3: translations are keyed by locale code. */
function translationIn({ wpml_translations: all }: WpPost, locale: Locale): Translation | undefined {
  return Object.entries(all).find(([code]) => parseLocaleCode(code) === locale)?.[1];
}

function textIn(response: WpPost, locale: Locale, publicIds: PublicIds): ListedPost['translations'][Locale] {
  const translation = translationIn(response, locale);
  if (translation?.id === undefined || !publicIds.has(translation.id)) return undefined;
  if (translation.post_title === undefined) return undefined;
  return { title: translation.post_title, excerpt: translation.post_excerpt ?? '' };
}
