/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { health } from './health.server.ts';
import { reports } from './reports.server.ts';

export const calls = {
  '/api/health': health,
  '/api/reports': reports,
} satisfies Calls;
