/** What this feature adds to the site. */
import { checkNotices } from './check-notices.server.ts';
import { noticeFindings } from './notice-health.server.ts';
import type { Feature } from '#platform/feature.ts';

export const notices = {
  name: 'notices',
  checks: { references: checkNotices },
  health: { findings: noticeFindings },
} as const satisfies Feature;
