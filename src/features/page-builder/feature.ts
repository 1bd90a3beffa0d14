/** What this feature adds to the site. */
import { byId } from '#platform/store/listing.ts';
import { safeBuiltPageSchema } from './built-page-door.server.ts';
import { builtPage, builtPagePaths, builtPageStyles, builtPageWords, builtTrail } from './queries.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'built-pages': safeBuiltPageSchema,
};

const queries = {
  builtPage,
  builtPagePaths,
  builtPageStyles,
  builtPageWords,
  builtTrail,
};

export const pageBuilder = {
  name: 'page-builder',
  kinds,
  lists: {
    'built-pages': byId('built-pages'),
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'page-builder': { kinds: typeof kinds; queries: typeof queries };
  }
}
