/** Categories of articles, and what WordPress calls them. */
import { z } from 'zod';
import { type PostCategories, type PostCategory, postSchema } from '#platform/cms/post.ts';

declare module '#platform/cms/post.ts' {
  interface DeclaredCategories {
    'emergency-notices': true;
    'waste-school': true;
    'company-news': true;
  }
}

/** Spec §2: the filters of the news page beside All; `company-news` appears under All only. */
export const postCategories = [
  'emergency-notices',
  'waste-school',
  'company-news',
] as const satisfies readonly PostCategory[];

const categorySchema: z.ZodType<PostCategory> = z.enum(postCategories);

/** An article, in one of these categories. */
export const articleSchema = postSchema.extend({ category: categorySchema });

export const categoriesOfWordPress: PostCategories = {
  named: {
    'emergency-notices': 'emergency-notices',
    'erakorralised-teated': 'emergency-notices',
    'waste-school': 'waste-school',
    jaatmekool: 'waste-school',
  },
  other: 'company-news',
  otherSlugs: ['company-news', 'ettevotte-uudised'],
};

/** @throws {RangeError} When the category is unknown. */
export function parsePostCategory(value: string): PostCategory {
  const category = postCategories.find((known) => known === value);
  if (category === undefined) throw new RangeError(`${value} is not a category of posts.`);
  return category;
}
