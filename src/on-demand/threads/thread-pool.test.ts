import { expect, onTestFinished, test, vi } from 'vitest';
import type { SampleOrder } from '#fakes/fake-thread.ts';
import { fakeLog } from '#fakes/fake-log.ts';
import type { WorkLimits } from './pool-thread.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';
import { WorkError } from './work-error.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Longer than any thread needs on a busy machine. */
const patienceMs = 100_000;

function openPool(options: Partial<PoolOptions> = {}) {
  const { report, messages: message } = fakeLog();
  const pool = new ThreadPool({
    file: new URL('../../../tests/fakes/fake-thread.ts', import.meta.url),
    threadData: undefined,
    size: 1,
    memoryMb: 32,
    maxQueued: 10,
    maxWaitMs: patienceMs,
    report,
    ...options,
  });
  onTestFinished(() => pool.stop());
  const run = (order: SampleOrder, limits: Partial<WorkLimits> = {}): Promise<unknown> =>
    pool.run(order, { workMs: patienceMs, clockMs: patienceMs, ...limits }).catch((cause: unknown) => {
      if (cause instanceof WorkError) return cause.reason;
      throw cause;
    });
  return { pool, message, run };
}

test('orders are worked on in turn, and one that fails harms no other', async () => {
  const { run, message } = openPool();
  expect(await Promise.all([run('answer'), run('fail'), run('answer')])).toEqual([
    'done: answer',
    'failed',
    'done: answer',
  ]);
  expect(message).toEqual([]);
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
    const { run, message } = openPool();
    const late = run(endless, limits);
    const next = run('answer');
    expect(await late).toBe('late');
    expect(await next).toBe('done: answer');
    expect(message).toHaveLength(1);
    expect(message[0]).toMatch(/^What took longer than .* was cut off\.$/u);
  },
);

test('a thread that needs too much memory ends, and the process lives on', async () => {
  const { run, message } = openPool();
  expect(await Promise.all([run('fill'), run('answer')])).toEqual(['died', 'done: answer']);
  expect(message[0]).toMatch(/^A thread that makes pages ended \(.*memory/su);
});

test('a thread that ends by itself is replaced', async () => {
  const { run } = openPool();
  expect(await Promise.all([run('exit'), run('answer')])).toEqual(['died', 'done: answer']);
});

test('the queue is bounded, and what waits too long in it is refused', async () => {
  const { run, message } = openPool({ maxQueued: 2, maxWaitMs: 50 });
  await run('answer');
  const endless = run('silence');
  const answers = await Promise.all([run('answer'), run('answer'), run('answer'), run('answer')]);
  expect(answers).toEqual(['overloaded', 'overloaded', 'overloaded', 'overloaded']);
  // Logged once, however many there are.
  expect(message).toHaveLength(1);
  void endless;
});

test('two threads work at the same time: one that hangs holds up no other', async () => {
  const { run } = openPool({ size: 2 });
  const endless = run('silence');
  expect(await Promise.all([run('answer'), run('answer')])).toEqual(['done: answer', 'done: answer']);
  void endless;
});

test('a thread that cannot be started is said, and is not tried again at once', async () => {
  const { run, message } = openPool({ file: new URL('./no-such-thread.ts', import.meta.url) });
  expect(await run('answer')).toBe('died');
  expect(await run('answer')).toBe('died');
  expect(message).toHaveLength(1);
});

test('a pool that is stopped refuses what waits and what comes', async () => {
  const { pool, run } = openPool();
  const waiting = [run('silence'), run('answer')];
  await pool.stop();
  expect(await Promise.all(waiting)).toEqual(['stopped', 'stopped']);
  expect(await run('answer')).toBe('stopped');
});
