import { expect, test } from 'vitest';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { WaitingEvents } from './waiting-events.ts';

function open() {
  const noted: SiteEvent[] = [];
  const clock = { now: 1000 };
  const waiting = new WaitingEvents(
    () => clock.now,
    (event) => noted.push(event),
  );
  return { noted, clock, waiting };
}

test('an event that is live is measured from its arrival', () => {
  const { noted, clock, waiting } = open();
  waiting.add('content-base', 1000);
  waiting.add('page-builder', 1000);
  const taken = waiting.take('content-base');
  clock.now = 1300;
  waiting.end(taken, 'live');
  expect(noted).toEqual([
    { type: 'webhooks-waiting', count: 1 },
    { type: 'webhooks-waiting', count: 2 },
    { type: 'webhook-live', ms: 300 },
    { type: 'webhooks-waiting', count: 1 },
  ]);
});

test('an event whose source cannot be read waits on, and its time with it', () => {
  const { noted, clock, waiting } = open();
  waiting.add('content-base', 1000);
  waiting.end(waiting.take('content-base'), 'failed');
  expect(noted.at(-1)).toEqual({ type: 'webhooks-waiting', count: 1 });
  clock.now = 9000;
  waiting.end(waiting.take('content-base'), 'live');
  expect(noted.slice(-2)).toEqual([
    { type: 'webhook-live', ms: 8000 },
    { type: 'webhooks-waiting', count: 0 },
  ]);
});

test('an event that changes nothing is no measurement', () => {
  const { noted, waiting } = open();
  waiting.add('content-base', 1000);
  waiting.end(waiting.take('content-base'), 'unchanged');
  waiting.end(waiting.take('content-base'), 'live');
  expect(noted).toEqual([
    { type: 'webhooks-waiting', count: 1 },
    { type: 'webhooks-waiting', count: 0 },
  ]);
});
