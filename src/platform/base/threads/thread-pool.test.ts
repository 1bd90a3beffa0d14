import { expect, onTestFinished, test, vi } from 'vitest';
import type { FakeWork } from '#fakes/fake-thread.ts';
import { fakeLog } from '#fakes/fake-log.ts';
import { type OrderLimits, type PoolOptions, ThreadPool } from './thread-pool.ts';
import { WorkError } from './work-error.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Longer than any thread needs on a busy machine. */
const patienceMs = 100_000;

function openPool(options: Partial<PoolOptions> = {}) {
  const { report, messages } = fakeLog();
  const pool = new ThreadPool<FakeWork>({
    file: new URL('../../../../tests/fakes/fake-thread.ts', import.meta.url),
    worker: { resourceLimits: { maxOldGenerationSizeMb: 32 } },
    size: 1,
    maxQueued: 10,
    maxWaitMs: patienceMs,
    report,
    ...options,
  });
  onTestFinished(() => pool.stop());
  const run = (name: keyof FakeWork, limits: Partial<OrderLimits> = {}): Promise<unknown> =>
    pool.run(name, 'x', { workMs: patienceMs, clockMs: patienceMs, ...limits }).catch((cause: unknown) => {
      if (cause instanceof WorkError) return cause.reason;
      throw cause;
    });
  return { pool, messages, run };
}

test('orders are worked on in turn, and one that fails harms no other', async () => {
  const { run, messages } = openPool();
  const [first, failed, last] = await Promise.allSettled([run('answer'), run('fail'), run('answer')]);
  expect([first, last]).toEqual(Array(2).fill({ status: 'fulfilled', value: 'answer: x' }));
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { name: 'RangeError', message: 'It cannot be done.', code: 'ENOSPC' },
  });
  expect(messages).toEqual([]);
});

test.each([
  ['loop', { workMs: 100 }],
  ['expression', { workMs: 100 }],
  // It uses no processor time, so only the clock terminates it.
  ['silence', { workMs: 100, clockMs: 300 }],
  ['loop', { clockMs: 300 }],
] as const)(
  'a %s without end is cut off with its thread, and the next order is answered by another one (%o)',
  async (endless, limits) => {
    const { run, messages } = openPool();
    const late = run(endless, limits);
    const next = run('answer');
    expect(await late).toBe('late');
    expect(await next).toBe('answer: x');
    expect(messages).toEqual([
      expect.stringMatching(/^A worker thread is replaced\. It took longer than .*\.$/u),
    ]);
  },
);

test('a thread that needs too much memory ends, and the process lives on', async () => {
  const { run, messages } = openPool();
  expect(await Promise.all([run('fill'), run('answer')])).toEqual(['died', 'answer: x']);
  expect(messages[0]).toMatch(/^A worker thread is replaced\. .*memory/su);
});

test('a thread that ends by itself is replaced', async () => {
  const { run } = openPool();
  expect(await Promise.all([run('exit'), run('answer')])).toEqual(['died', 'answer: x']);
});

test('the queue is bounded, and what waits too long in it is refused', async () => {
  const { run, messages } = openPool({ maxQueued: 2, maxWaitMs: 50 });
  await run('answer');
  const endless = run('silence');
  const answers = await Promise.all([run('answer'), run('answer'), run('answer'), run('answer')]);
  expect(answers).toEqual(['overloaded', 'overloaded', 'overloaded', 'overloaded']);
  // Logged once, however many there are.
  expect(messages).toHaveLength(1);
  void endless;
});

test('what somebody waits for is worked on before what is patient', async () => {
  const { run } = openPool();
  const ended: string[] = [];
  const note = (name: string) => void ended.push(name);
  await Promise.all([
    run('answer').then(() => {
      note('first');
    }),
    run('answer', { isPatient: true }).then(() => {
      note('patient');
    }),
    run('answer').then(() => {
      note('second');
    }),
  ]);
  expect(ended).toEqual(['first', 'second', 'patient']);
});

test('two threads work at the same time: one that hangs holds up no other', async () => {
  const { run } = openPool({ size: 2 });
  const endless = run('silence');
  expect(await Promise.all([run('answer'), run('answer')])).toEqual(['answer: x', 'answer: x']);
  void endless;
});

test('many orders are taken from their list only when a thread is free', async () => {
  const { pool } = openPool({ size: 2 });
  let taken = 0;
  const answers: string[] = [];
  await pool.runAll(
    'answer',
    (function* () {
      for (const word of ['a', 'b', 'c', 'd', 'e']) {
        expect(taken - answers.length).toBeLessThanOrEqual(2);
        taken += 1;
        yield word;
      }
    })(),
    (answer) => void answers.push(answer),
  );
  expect(answers.toSorted()).toEqual(['answer: a', 'answer: b', 'answer: c', 'answer: d', 'answer: e']);
  const failing = pool.runAll('fail', [undefined, undefined], () => undefined);
  await expect(failing).rejects.toThrow('It cannot be done.');
});

test('where an answer cannot be processed, the order that was sent meanwhile ends with the threads, and nothing else is thrown', async () => {
  const { pool } = openPool();
  const running = pool.runAll('answer', ['a', 'b', 'c'], (answer) => {
    throw new RangeError(`There is no room for ${answer}.`);
  });
  await expect(running).rejects.toThrow('There is no room for answer: a.');
  // What nobody waits for would end the process.
  await pool.stop();
});

test('every thread is told', async () => {
  const { pool } = openPool({ size: 2 });
  pool.start();
  pool.tellAll('note', 'a');
  const notesByThread = new Map<number, readonly string[]>();
  // The thread that starts first may answer both orders of a round.
  while (notesByThread.size < 2) {
    const orders = [pool.run('listNotes', undefined), pool.run('listNotes', undefined)];
    for (const { threadId, notes } of await Promise.all(orders)) notesByThread.set(threadId, notes);
  }
  expect([...notesByThread.values()]).toEqual([['a'], ['a']]);
});

test('a thread that cannot be started is said, and is not tried again at once', async () => {
  const { run, messages } = openPool({ file: new URL('./no-such-thread.ts', import.meta.url) });
  expect(await run('answer')).toBe('died');
  expect(await run('answer')).toBe('died');
  expect(messages).toHaveLength(1);
});

test('a pool that is stopped refuses what waits and what comes', async () => {
  const { pool, run } = openPool();
  const waiting = [run('silence'), run('answer')];
  await pool.stop();
  expect(await Promise.all(waiting)).toEqual(['stopped', 'stopped']);
  expect(await run('answer')).toBe('stopped');
});
