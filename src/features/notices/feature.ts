/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { localeMessages } from './locale-messages.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { noticeFindings } from './notice-health.server.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const notices = {
  name: 'notices',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  entryChecks,
  queries,
  health: { types: ['past-notice'], findings: noticeFindings },
  previews: () => import('./draft-previews.server.ts'),
  localeMessages,
  openData,
  targets,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    notices: { kinds: typeof kinds; queries: typeof queries };
  }
}
