/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { unserved } from './unserved.server.ts';

export const calls = {
  '/api/unserved': unserved,
} satisfies Calls;
