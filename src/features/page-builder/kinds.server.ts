/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId } from '#platform/store/lists.ts';
import { safeBuiltPageSchema } from './built-page-door.server.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'built-pages': safeBuiltPageSchema,
};

export const lists = {
  'built-pages': byId('built-pages'),
} satisfies Partial<Listings>;
