import { z } from 'zod';
import { pageSize } from './census.ts';
import type { ContentBaseClient } from './client.ts';
import { toldCategorySchema } from './told-entry.ts';

type ToldCategory = z.output<typeof toldCategorySchema>;

/** @throws {ContentBaseError} */
export async function askCategories(client: ContentBaseClient): Promise<readonly ToldCategory[]> {
  const { json } = await client.ask('wp/v2/categories', { per_page: pageSize, _fields: 'id,slug' });
  return z.array(toldCategorySchema).parse(json);
}

/** Slug by id. */
export function slugsOf(categories: readonly ToldCategory[]): ReadonlyMap<number, string> {
  return new Map(categories.map(({ id, slug }) => [id, slug]));
}
