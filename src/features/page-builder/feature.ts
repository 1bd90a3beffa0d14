/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { builtPageFindings, builtPageTexts } from './built-page-health.server.ts';
import { builtPathSchema } from './built-page.ts';
import { kinds, lists } from './kinds.server.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';

export const pageBuilder = {
  name: 'page-builder',
  kinds,
  lists,
  queries,
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
  previews: () => import('./draft-previews.server.ts'),
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'page-builder': { kinds: typeof kinds; queries: typeof queries };
  }
}
