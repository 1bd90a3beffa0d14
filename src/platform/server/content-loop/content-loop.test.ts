import { expect, test } from 'vitest';
import { event, noOutcome, oneFile, startLoop, until } from '#fakes/sample-loop.ts';
import { UpstreamError } from '#platform/base/result.ts';

class DownError extends UpstreamError {
  override readonly name = 'DownError';
}

test('a hint is brought and published first, then all is counted, and nothing is published twice', async () => {
  const { loop, done, clock, end } = startLoop();
  const atStart = ['publish timer', 'inventory', 'page builder'];
  await until(() => {
    expect(done).toEqual(atStart);
  });
  loop.accept(event(7));
  await until(() => {
    clock.now += 100;
    expect(done).toEqual([...atStart, 'entries 7', 'publish hook', 'inventory']);
  });
  loop.stop();
  expect(await end).toBe('stopped');
});

test('a count that takes long rests after entries that were brought alone, not after others', async () => {
  const { loop, done, clock, end } = startLoop({
    syncAll: () => {
      done.push('inventory');
      clock.now += 10_000;
      return Promise.resolve(noOutcome);
    },
    syncNamed: ([entry]) => {
      done.push(`entry of ${String(entry?.postType)}`);
      return Promise.resolve({ ...noOutcome, isWhole: entry?.postType === 'posts' });
    },
  });
  const atStart = ['publish timer', 'inventory', 'page builder'];
  await until(() => {
    expect(done).toEqual(atStart);
  });
  loop.accept(event(7));
  await until(() => {
    expect(done).toEqual([...atStart, 'entry of posts']);
  });
  loop.accept({ type: 'content-base', entry: { postType: 'media', id: 8 } });
  clock.now += 1000;
  await until(() => {
    expect(done).toEqual([...atStart, 'entry of posts', 'entry of media', 'inventory']);
  });
  loop.stop();
  await end;
});

test('pages of the page builder that come or go are published, and then what links to them is looked for', async () => {
  const { loop, done, end } = startLoop({
    syncPageBuilder: () => {
      done.push('page builder');
      return Promise.resolve('addresses');
    },
  });
  await until(() => {
    expect(done).toEqual(['publish timer', 'inventory', 'page builder', 'publish timer', 'inventory']);
  });
  loop.stop();
  await end;
});

test('an entry that cannot be brought alone is found by counting', async () => {
  let isDown = true;
  const { loop, done, message, clock, end } = startLoop({
    syncNamed: () => Promise.reject(new DownError('Entry 7 is not there.')),
    syncAll: () => {
      done.push('inventory');
      return isDown ? Promise.reject(new DownError('WordPress is down.')) : Promise.resolve(oneFile);
    },
  });
  loop.accept(event(7));
  await until(() => {
    expect(done).toContain('page builder');
  });
  clock.now += 5000;
  await until(() => {
    expect(done.filter((one) => one === 'inventory').length).toBeGreaterThan(1);
  });
  // Each reason is logged once, however often it fails.
  expect(message.filter((line) => line.startsWith('Entry 7 is not there.'))).toHaveLength(1);
  expect(message.filter((line) => line.startsWith('WordPress is down.'))).toHaveLength(1);
  expect(done.filter((one) => one.startsWith('publish'))).toEqual(['publish timer']);
  isDown = false;
  clock.now += 300_000;
  await until(() => {
    expect(done.filter((one) => one.startsWith('publish'))).toHaveLength(2);
  });
  loop.stop();
  await end;
});

test('each of twenty edits in a row is fetched and published as soon as the round before it ends', async () => {
  const { loop, done, clock, end } = startLoop({
    syncNamed: ([entry]) => {
      const id = entry?.id ?? 0;
      done.push(`entries ${id}`);
      // The editor saves the next one meanwhile.
      clock.now += 300;
      if (id < 20) loop.accept(event(id + 1));
      return Promise.resolve({ ...oneFile, isWhole: true });
    },
  });
  await until(() => {
    expect(done).toContain('page builder');
  });
  done.length = 0;
  // From here on only the rounds take time.
  loop.accept(event(1));
  const rounds = Array.from({ length: 20 }, (_, place) => [`entries ${place + 1}`, 'publish hook']).flat();
  await until(() => {
    expect(done).toEqual(rounds);
  });
  clock.now += 5000;
  await until(() => {
    expect(done).toEqual([...rounds, 'inventory']);
  });
  loop.stop();
  await end;
});

test('while the lists of a count are read, a hint is fetched and published, and the reading waits for it', async () => {
  const reading = Promise.withResolvers<undefined>();
  const turns: (() => Promise<void>)[] = [];
  const order: string[] = [];
  const { loop, done, clock, end } = startLoop({
    count: ({ turn }) => {
      if (turn) turns.push(turn);
      return turns.length === 1 ? reading.promise : Promise.resolve(undefined);
    },
    syncNamed: async () => {
      const [turn] = turns;
      await Promise.resolve();
      void turn?.().then(() => order.push('next request of the reading'));
      // More than enough turns for a request that does not wait.
      for (let ticks = 0; ticks < 100; ticks += 1) await Promise.resolve();
      order.push('entry');
      return { ...oneFile, isWhole: true };
    },
  });
  await until(() => {
    expect(done).toEqual(['publish timer', 'page builder']);
  });
  loop.accept(event(7));
  await until(() => {
    expect(done).toEqual(['publish timer', 'page builder', 'publish hook']);
    expect(order).toEqual(['entry', 'next request of the reading']);
  });
  reading.resolve(undefined);
  clock.now += 1;
  await until(() => {
    expect(done.at(-1)).toBe('inventory');
  });
  loop.stop();
  await end;
});

test('the job of a count makes way for a hint', async () => {
  const ended: string[] = [];
  const { loop, done, clock, end } = startLoop({
    syncAll: (signal) =>
      new Promise((resolve, reject) => {
        done.push('inventory');
        signal.addEventListener('abort', () => {
          ended.push('given up');
          reject(new Error('given up'));
        });
        if (ended.length > 0) resolve(noOutcome);
      }),
  });
  await until(() => {
    expect(done).toContain('inventory');
  });
  loop.accept(event(7));
  clock.now += 1;
  await until(() => {
    expect(done.slice(1)).toEqual(['inventory', 'entries 7', 'publish hook', 'inventory', 'page builder']);
  });
  loop.stop();
  await end;
});

test('a publish that fails is said once and tried again', async () => {
  let isBroken = true;
  const { loop, done, message, clock, end } = startLoop({
    publish: () => {
      done.push('publish');
      return isBroken
        ? Promise.reject(new Error('The content is broken.'))
        : Promise.resolve({ rendered: 3, reused: 0, removed: 0, asked: 0, failed: [], left: 0 });
    },
  });
  await until(() => {
    clock.now += 1000;
    expect(done.filter((one) => one === 'publish')).toHaveLength(2);
  });
  expect(message).toHaveLength(1);
  expect(message[0]).toContain('The content is broken.');
  isBroken = false;
  await until(() => {
    clock.now += 1000;
    expect(message[1]).toMatch(/^3 rendered, 0 removed/u);
  });
  loop.stop();
  await end;
});

test('a loop whose code is not that of the site ends', async () => {
  const { end, done } = startLoop({ isOutdated: () => true });
  expect(await end).toBe('outdated');
  expect(done).toEqual([]);
});

test('while the site is held, no webhook counts as live and nothing as published', async () => {
  let isHeld = true;
  const { loop, noted, message, clock, end } = startLoop({ isHeld: () => isHeld });
  const outcomes = () => noted.flatMap((one) => (one.type === 'published' ? [one.outcome] : []));
  loop.accept(event(7));
  await until(() => {
    clock.now += 100;
    expect(outcomes()).toEqual(['held', 'held']);
    expect(noted).toContainEqual({ type: 'webhooks-waiting', count: 0 });
  });
  expect(noted).toContainEqual({ type: 'held', isHeld: true });
  expect(noted.filter(({ type }) => type === 'webhook-live')).toEqual([]);
  expect(message.filter((line) => line.includes('rolled back'))).toHaveLength(1);
  // `npm run build` changes no content, so only a look can notice.
  isHeld = false;
  await until(() => {
    clock.now += 5000;
    expect(noted).toContainEqual({ type: 'held', isHeld: false });
  });
  loop.accept(event(8));
  await until(() => {
    clock.now += 100;
    expect(noted.filter(({ type }) => type === 'webhook-live')).toHaveLength(1);
  });
  loop.stop();
  await end;
});
