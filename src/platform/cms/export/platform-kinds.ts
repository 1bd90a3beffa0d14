/** Kinds of entry of any site that WordPress fills. */
import type { z } from 'zod';
import { redirectSchema } from '#platform/addresses/redirect.ts';
import { menuSchema } from '../menu.ts';
import { pageTextsSchema } from '../page-text.ts';
import { postSchema } from '../post.ts';

export const platformKinds = {
  menus: menuSchema,
  pages: pageTextsSchema,
  posts: postSchema,
  redirects: redirectSchema,
} as const satisfies Readonly<Record<string, z.ZodType<{ readonly id: string | number }>>>;
