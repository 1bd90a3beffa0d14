import { expect, test } from 'vitest';
import { event, noOutcome, oneFile, startLoop, until } from '#fakes/sample-loop.ts';
import type { Work } from './loop-options.ts';

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

/** A loop whose first publish with a hook goes on until it makes way or `finish` is called. */
function startWideLoop(syncNamed: Work['syncNamed']) {
  const whole = { rendered: 1, reused: 0, removed: 0, asked: 0, failed: [], left: 0 };
  const wide = Promise.withResolvers<number>();
  let isRunning = false;
  const parts = startLoop({
    syncNamed: async (entries, onWait) => {
      parts.done.push(`entries ${entries[0]?.id ?? ''}`);
      return entries[0]?.id === 7 ? { ...oneFile, isWhole: true } : syncNamed(entries, onWait);
    },
    publish: async (reason) => {
      parts.done.push(`publish ${reason}`);
      if (reason === 'timer' || parts.done.includes('end of the wide one')) return whole;
      isRunning = true;
      const left = await wide.promise;
      parts.done.push('end of the wide one');
      return { ...whole, left };
    },
    makeWay: () => {
      parts.done.push('way');
      wide.resolve(5000);
      return true;
    },
  });
  const begin = async () => {
    await until(() => {
      expect(parts.done).toContain('page builder');
    });
    parts.done.length = 0;
    parts.loop.accept(event(7));
    await until(() => {
      expect(isRunning).toBe(true);
    });
    parts.loop.accept(event(8));
    await until(() => {
      parts.clock.now += 100;
      expect(parts.done).toContain('entries 8');
    });
  };
  const finish = () => {
    wide.resolve(0);
  };
  const isDone = (expected: readonly string[]) =>
    until(() => {
      expect(parts.done.filter((name) => name !== 'inventory')).toEqual(expected);
    });
  return { ...parts, begin, finish, isDone };
}

const begun = ['entries 7', 'publish hook', 'entries 8'];

test('an entry is fetched while a publish runs, which makes way only when it is there', async () => {
  const fetched = Promise.withResolvers<undefined>();
  const { loop, begin, isDone, end } = startWideLoop(async () => {
    await fetched.promise;
    return { ...oneFile, isWhole: true };
  });
  await begin();
  await isDone(begun);
  fetched.resolve(undefined);
  await isDone([...begun, 'way', 'end of the wide one', 'publish hook']);
  loop.stop();
  await end;
});

test('a publish makes way for no entry that is as it was, and an entry that comes late is published after it', async () => {
  for (const outcome of [noOutcome, oneFile]) {
    const fetched = Promise.withResolvers<undefined>();
    const { loop, begin, finish, isDone, end } = startWideLoop(async () => {
      await fetched.promise;
      return { ...outcome, isWhole: true };
    });
    await begin();
    finish();
    await isDone([...begun, 'end of the wide one']);
    fetched.resolve(undefined);
    await isDone([...begun, 'end of the wide one', ...(outcome === oneFile ? ['publish hook'] : [])]);
    loop.stop();
    await end;
  }
});

test('a publish makes way for an entry whose withdrawn files are deleted only after it', async () => {
  const { loop, begin, done, isDone, end } = startWideLoop(async (_, onWait) => {
    onWait?.();
    await until(() => {
      expect(done).toContain('end of the wide one');
    });
    return { ...oneFile, isWhole: true };
  });
  await begin();
  await isDone([...begun, 'way', 'end of the wide one', 'publish hook']);
  loop.stop();
  await end;
});
