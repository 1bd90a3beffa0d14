/** Worker side of the pool: performs one order after another. */
import { parentPort } from 'node:worker_threads';
import { type CacheReport, listCaches } from '#base/bounded-cache.ts';
import { messageOf } from '#base/result.ts';

/** Messages from a thread to its pool. */
export type ThreadReply = ThreadOutcome & {
  /** Processor time of the thread so far, in milliseconds. */
  readonly usedMs: number;
  /** Cache size between orders. */
  readonly caches: readonly CacheReport[];
};

type ThreadOutcome =
  | { readonly type: 'ready' }
  /** @property answer Result of the order; the pool knows which order it was. */
  | { readonly type: 'done'; readonly answer: unknown }
  | { readonly type: 'failed'; readonly message: string; readonly stack: string | undefined };

/** @param perform Returns a value that can be cloned to another thread. */
export function performOrders<Order>(perform: (order: Order) => Promise<unknown>): void {
  parentPort?.on('message', (order: Order) => {
    perform(order).then(
      (answer) => reply({ type: 'done', answer }),
      (cause: unknown) =>
        reply({
          type: 'failed',
          message: messageOf(cause),
          stack: cause instanceof Error ? cause.stack : undefined,
        }),
    );
  });
  reply({ type: 'ready' });
}

function reply(outcome: ThreadOutcome): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({
    ...outcome,
    usedMs: (user + system) / 1000,
    caches: listCaches(),
  } satisfies ThreadReply);
}
