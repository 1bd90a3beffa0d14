/** Kinds of entry of this feature, and the lists in which they stand. */
import { postLists } from './post-lists.server.ts';
import type { Listings } from '#platform/store/lists.ts';

export const lists = {
  posts: postLists,
} satisfies Partial<Listings>;
