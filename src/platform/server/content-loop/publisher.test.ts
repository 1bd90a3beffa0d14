import { expect, test } from 'vitest';
import { event, oneFile, startLoop, until } from '#fakes/sample-loop.ts';

test('a publish of much makes way for an entry, goes on after it, and its events are live at its end', async () => {
  const whole = { rendered: 1, reused: 0, removed: 0, asked: 0, failed: [], left: 0 };
  let isWide = false;
  let stop: (() => void) | undefined;
  const { loop, done, noted, clock, end } = startLoop({
    syncNamed: ([entry]) => {
      done.push(`entries ${entry?.id ?? ''}`);
      isWide = entry?.id === 7;
      return Promise.resolve({ ...oneFile, isWhole: true });
    },
    publish: async (reason) => {
      done.push(`publish ${reason}`);
      if (!isWide) return whole;
      await new Promise<void>((resolve) => (stop = resolve));
      return { ...whole, left: 5000 };
    },
    makeWay: () => {
      stop?.();
      return stop !== undefined;
    },
  });
  await until(() => {
    expect(done).toContain('page builder');
  });
  done.length = 0;
  const live = () => noted.filter(({ type }) => type === 'webhook-live').length;
  loop.accept(event(7));
  await until(() => {
    expect(stop).toBeDefined();
  });
  loop.accept(event(8));
  await until(() => {
    clock.now += 100;
    expect(done.slice(0, 5)).toEqual(['entries 7', 'publish hook', 'entries 8', 'publish hook', 'inventory']);
  });
  expect(live()).toBe(2);
  const outcomes = noted.flatMap((each) => (each.type === 'published' ? each.outcome : []));
  expect(outcomes.slice(-2)).toEqual(['left', 'done']);
  loop.stop();
  await end;
});
