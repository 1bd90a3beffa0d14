/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';
import { collections } from './wordpress.server.ts';

export const contacts = {
  name: 'contacts',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  queries,
  previews: () => import('./draft-previews.server.ts'),
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    contacts: { kinds: typeof kinds; queries: typeof queries };
  }
}
