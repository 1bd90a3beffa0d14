/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { unserved } from './unserved.server.ts';
import type { unserved as feature } from './feature.ts';

export const unservedCalls = {
  '/api/unserved': unserved,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
