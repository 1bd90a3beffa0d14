import { expect, test } from 'vitest';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { Exposition } from './exposition.ts';
import { Metrics } from './metrics.ts';

const published = (outcome: 'done' | 'failed' | 'held', at: number): SiteEvent => ({
  type: 'published',
  reason: 'timer',
  outcome,
  rendered: 0,
  removed: 0,
  failed: 0,
  ms: 1,
  at,
});

test('a held site shows as such, moves no time of publishing and is no failure', async () => {
  const metrics = new Metrics();
  const exposition = new Exposition(metrics);
  const load = async () => (await exposition.load()).split('\n');
  metrics.note(published('done', 1_000_000));
  metrics.note({ type: 'held', isHeld: false });
  expect(await load()).toEqual(
    expect.arrayContaining(['site_held 0', 'site_published_timestamp_seconds 1000']),
  );
  metrics.note(published('failed', 2_000_000));
  expect(await load()).toEqual(expect.arrayContaining(['site_publish_last_failed 1']));
  metrics.note(published('held', 3_000_000));
  metrics.note({ type: 'held', isHeld: true });
  expect(await load()).toEqual(
    expect.arrayContaining([
      'site_held 1',
      'site_published_timestamp_seconds 1000',
      'site_publish_last_failed 0',
      'site_publishes_total{reason="timer",outcome="held"} 1',
    ]),
  );
});
