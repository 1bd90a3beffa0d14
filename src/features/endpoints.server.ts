/** Every call of the live part. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import { contentHook } from '#platform/calls/hooks/content-hook.ts';
import type { CallsOf } from '#platform/feature.ts';
import { calendarCalls } from './calendar/calls.server.ts';
import { dischargesCalls } from './discharges/calls.server.ts';
import { formsCalls } from './forms/calls.server.ts';
import { newsCalls } from './news/calls.server.ts';
import { searchCalls } from './search/calls.server.ts';
import { statusCalls } from './status/calls.server.ts';
import { unservedCalls } from './unserved/calls.server.ts';
import type { features } from './features.ts';

/** A call that a feature names (feature.ts) and that is not answered here does not compile. */
const answered = {
  ...dischargesCalls,
  ...calendarCalls,
  ...searchCalls,
  ...newsCalls,
  ...unservedCalls,
  ...formsCalls,
  ...statusCalls,
  [contentHook.path]: contentHook,
} satisfies Readonly<Record<CallsOf<(typeof features)[number]>, AnyEndpoint>>;

/** By path. */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(Object.entries<AnyEndpoint>(answered));
