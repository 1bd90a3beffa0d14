/** What the features share: the company, its pages, the layout around them. The site has it like a feature. */
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { Feature } from '#platform/feature.ts';
import { isFixedPage } from './addresses/fixed-pages.ts';
import { checkCompany } from './company/check-company.server.ts';
import { kindImages } from './drawings.server.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const shell = {
  name: 'shell',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  entryChecks,
  queries,
  targets,
  pages: {
    texts: pageTemplates,
    isPage: isFixedPage,
  },
  checks: { references: checkCompany },
  drawings: [kindImages],
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    shell: { kinds: typeof kinds; queries: typeof queries };
  }
}
