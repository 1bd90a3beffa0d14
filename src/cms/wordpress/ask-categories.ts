import { z } from 'zod';
import { pageSize } from './inventory.ts';
import type { ContentBaseClient } from './client.ts';
import { wpCategorySchema } from './wp-entry.ts';

type WpCategory = z.output<typeof wpCategorySchema>;

/** @throws {ContentBaseError} */
export async function askCategories(client: ContentBaseClient): Promise<readonly WpCategory[]> {
  const { json } = await client.ask('wp/v2/categories', { per_page: pageSize, _fields: 'id,slug' });
  return z.array(wpCategorySchema).parse(json);
}

/** Slug by id. */
export function slugsOf(categories: readonly WpCategory[]): ReadonlyMap<number, string> {
  return new Map(categories.map(({ id, slug }) => [id, slug]));
}
