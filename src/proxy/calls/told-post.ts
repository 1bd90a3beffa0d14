/** A post as WordPress tells it (docs/upstreams.md §3), and as it is listed here. */
import { z } from 'zod';
import type { ListedPost } from '#model/live-answer.ts';
import { type Locale, localeCodes } from '#model/locale.ts';
import { slugSchema } from '#model/post.ts';
import { plainText } from '../plain-text.ts';

const htmlSchema = z.string().max(100_000).transform(plainText);

/** WordPress writes UTC without saying so. */
const utcSchema = z.iso.datetime({ local: true }).transform((date) => date.replace(/Z?$/u, 'Z'));

const translationSchema = z.object({ post_title: htmlSchema.optional(), post_excerpt: htmlSchema.nullish() });

type Translation = z.output<typeof translationSchema>;

/** PHP writes an empty object as an empty list. */
const emptyListSchema = z.tuple([]).transform((): Record<string, Translation> => ({}));

export const toldPostSchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  status: z.string(),
  date_gmt: utcSchema,
  modified_gmt: utcSchema,
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

type ToldPost = z.output<typeof toldPostSchema>;

/** Whether everybody may read it. */
export function isOpen({ status, excerpt }: ToldPost): boolean {
  return status === 'publish' && !excerpt.protected;
}

export function listedPost(told: ToldPost): ListedPost {
  const image = told._embedded?.['wp:featuredmedia']?.[0];
  return {
    id: told.id,
    slug: told.slug,
    title: told.title.rendered,
    excerpt: told.excerpt.rendered,
    translations: {
      ...translationIn(told, 'et'),
      ...translationIn(told, 'ru'),
      ...translationIn(told, 'en'),
    },
    date: told.date_gmt,
    modified: told.modified_gmt,
    categories: told.categories_info.map(({ slug }) => slug),
    ...(image?.source_url !== undefined && {
      featuredImage: { src: image.source_url, alt: image.alt_text },
    }),
  };
}

/** Spec §3: translations are keyed by locale code; WordPress itself calls Estonian `et`. */
function translationIn({ wpml_translations: all }: ToldPost, locale: Locale): ListedPost['translations'] {
  const translation = all[localeCodes[locale]] ?? all[locale];
  if (translation?.post_title === undefined) return {};
  return { [locale]: { title: translation.post_title, excerpt: translation.post_excerpt ?? '' } };
}
