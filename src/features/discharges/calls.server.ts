/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { discharges } from './discharges.server.ts';
import type { discharges as feature } from './feature.ts';

export const dischargesCalls = {
  '/api/discharges': discharges,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
