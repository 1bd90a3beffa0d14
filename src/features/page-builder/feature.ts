/** What this feature adds to the site. */
import { byId } from '#platform/store/listing.ts';
import { safeBuiltPageSchema } from './built-page-door.server.ts';
import { builtPage, builtPagePaths, builtPageStyles, builtPageWords, builtTrail } from './queries.ts';
import { builtPathSchema } from './built-page.ts';
import { builtPageFindings, builtPageTexts } from './built-page-health.server.ts';
import { targets } from './targets.ts';
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
  targets,
  pages: {
    // A page of the page builder may disappear at any time: a link to a missing one is left out of the site and found by the check
    // of the content, but stops no publish.
    isPage: (path, content) => {
      const builtPath = builtPathSchema.safeParse(path).data;
      return builtPath !== undefined && content.has('built-pages', builtPath);
    },
  },
  health: { texts: builtPageTexts, findings: builtPageFindings },
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
