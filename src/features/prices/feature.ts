/** What this feature adds to the site. */
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { priceListRoutes } from '#shell/addresses/routes.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { priceListFindings } from './price-list-health.server.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const prices = {
  name: 'prices',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  entryChecks,
  queries,
  targets,
  pages: {
    isPage: (path, content) =>
      Object.values(priceListRoutes).some((template) => {
        const id = parameterOf(path, template);
        return id !== undefined && content.has('price-lists', id);
      }),
  },
  health: { types: ['past-price-list'], findings: priceListFindings },
  previews: () => import('./draft-previews.server.ts'),
  openData,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    prices: { kinds: typeof kinds; queries: typeof queries };
  }
}
