/** The inside of a thread (thread.ts): performs one order after another. */
import { parentPort } from 'node:worker_threads';
import { type CacheReport, listCaches } from '../bounded-cache.ts';
import { lookup } from '../lookup.ts';
import { toMessage } from '../result.ts';

/** What a thread does, by name. Each takes one order; orders and answers are copied between threads. */
export type Work = Readonly<Record<string, (order: never) => unknown>>;

export interface ThreadOrder {
  readonly name: string;
  readonly order: unknown;
  /** Whether somebody waits for the answer. */
  readonly isAnswered: boolean;
}

/** Messages of a thread. */
export type ThreadReply =
  | (Outcome & {
      /** Processor time of the thread so far, in milliseconds. */
      readonly usedMs: number;
      /** Cache size between orders. */
      readonly caches: readonly CacheReport[];
    })
  | { readonly type: 'notice'; readonly notice: unknown };

type Outcome =
  | { readonly type: 'ready' }
  /** @property answer Of the order; the other side knows which order it was. */
  | { readonly type: 'done'; readonly answer: unknown }
  | { readonly type: 'failed'; readonly error: PlainError };

/** An error between threads would lose its fields, such as the code of a system error. */
interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

export function performOrders(work: Work): void {
  parentPort?.on('message', ({ name, order, isAnswered }: ThreadOrder) => {
    // The type of the thread permits no other orders.
    const performing = Promise.try(() => lookup(work, name)?.(order as never));
    if (isAnswered) performing.then(replyDone, replyFailed);
  });
  reply({ type: 'ready' });
}

/** Tells the other side something before there is an answer. */
export function notify(notice: unknown): void {
  parentPort?.postMessage({ type: 'notice', notice } satisfies ThreadReply);
}

function replyDone(answer: unknown): void {
  reply({ type: 'done', answer });
}

function replyFailed(cause: unknown): void {
  const message = toMessage(cause);
  const error =
    cause instanceof Error
      ? { name: cause.name, message, stack: cause.stack, fields: plainFields(cause) }
      : { name: 'Error', message, fields: {} };
  reply({ type: 'failed', error });
}

/** Other fields may not be copyable. */
function plainFields(error: Error): PlainError['fields'] {
  return Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

function reply(outcome: Outcome): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({
    ...outcome,
    usedMs: (user + system) / 1000,
    caches: listCaches(),
  } satisfies ThreadReply);
}
