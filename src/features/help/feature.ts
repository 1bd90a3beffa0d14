/** What this feature adds to the site. */
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import type { Feature } from '#platform/feature.ts';
import { guideDocuments } from './drawings.server.ts';
import { helpTexts } from './help-health.server.ts';
import { kinds, lists } from './kinds.ts';
import { listedPages } from './listed-pages.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const help = {
  name: 'help',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  queries,
  previews: () => import('./draft-previews.server.ts'),
  targets,
  pages: {
    listed: listedPages,
    isPage: (path, content) => {
      const id = parameterOf(path, '/customer-support/instructions/{guideId}');
      return listedPages.includes(path) || (id !== undefined && content.has('guides', id));
    },
  },
  checks: { unlinkedKinds: ['faq', 'guides'] },
  health: { texts: helpTexts },
  drawings: [guideDocuments],
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    help: { kinds: typeof kinds; queries: typeof queries };
  }
}
