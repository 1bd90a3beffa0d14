/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { health } from './health.server.ts';
import { reports } from './reports.server.ts';
import type { status as feature } from './feature.ts';

export const statusCalls = {
  '/api/health': health,
  '/api/reports': reports,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
