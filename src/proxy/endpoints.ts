/** Every address of the live part. */
import { calendar } from './calls/calendar.ts';
import { calendarEntries } from './calls/calendar-entries.ts';
import { contentSearch } from './calls/content-search.ts';
import { discharges } from './calls/discharges.ts';
import { groupedSearch } from './calls/grouped-search.ts';
import { health } from './calls/health.ts';
import { helpdesk } from './calls/helpdesk.ts';
import { orders } from './calls/orders.ts';
import { posts } from './calls/posts.ts';
import { reports } from './calls/reports.ts';
import { unserved } from './calls/unserved.ts';
import { unanswered } from './calls/unanswered.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { contentHook } from './hooks/content-hook.ts';

export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map<string, AnyEndpoint>([
  ['/api/discharges', discharges],
  ['/api/calendar', calendar],
  ['/api/calendar-entries', calendarEntries],
  ['/api/search', groupedSearch],
  ['/api/content-search', contentSearch],
  ['/api/posts', posts],
  ['/api/unserved', unserved],
  ['/api/helpdesk', helpdesk],
  ['/api/orders', orders],
  ['/api/health', health],
  ['/api/reports', reports],
  ['/api/unanswered', unanswered],
  ['/api/hooks/content', contentHook],
]);
