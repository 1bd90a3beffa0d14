/** What a content loop works with. */
import type { Clock } from '#platform/base/clock.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { LiveContent } from '#platform/publish/live-content.ts';
import type { Intervals, Upstreams } from './scheduler.ts';

export type Work = Pick<
  LiveContent,
  | 'syncNamed'
  | 'count'
  | 'syncAll'
  | 'syncPageBuilder'
  | 'publish'
  | 'makeWay'
  | 'nextDue'
  | 'fingerprint'
  | 'isHeld'
  | 'isOutdated'
  | 'endJob'
  | 'close'
>;

export interface LoopOptions {
  readonly work: Work;
  readonly upstreams: Upstreams;
  readonly clock: Clock;
  readonly intervals?: Intervals;
  readonly report: Report;
}
