/** Every call of the live part. */
import { calendar } from '#features/calendar/calendar.server.ts';
import { calendarEntries } from '#features/calendar/calendar-entries.server.ts';
import { contentSearch } from '#features/search/content-search.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { groupedSearch } from '#features/search/grouped-search.server.ts';
import { health } from '#features/status/health.server.ts';
import { helpdesk } from '#features/forms/helpdesk.server.ts';
import { orders } from '#features/forms/orders.server.ts';
import { posts } from '#features/news/posts.server.ts';
import { reports } from '#features/status/reports.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';
import { unanswered } from '#features/search/unanswered.server.ts';
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import { contentHook } from '#platform/calls/hooks/content-hook.ts';

const calls: readonly AnyEndpoint[] = [
  discharges,
  calendar,
  calendarEntries,
  groupedSearch,
  contentSearch,
  posts,
  unserved,
  helpdesk,
  orders,
  health,
  reports,
  unanswered,
  contentHook,
];

/** By path. */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(calls.map((call) => [call.path, call]));
