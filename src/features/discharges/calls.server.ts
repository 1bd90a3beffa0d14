/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { discharges } from './discharges.server.ts';

export const calls = {
  '/api/discharges': discharges,
} satisfies Calls;
