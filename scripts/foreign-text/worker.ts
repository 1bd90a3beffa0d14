/** Reads worst-case texts in a thread that can be terminated: one reader with one family per message. */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { families } from './families.ts';
import { readers } from './readers.ts';

export interface ReadOrder {
  readonly module: string;
  readonly name: string;
  readonly family: string;
  readonly length: number;
}

/** @returns Processor time of this thread in milliseconds. An error thrown by a reader counts as a result,
 * except for a stack overflow. */
async function read({ module, name, family, length }: ReadOrder): Promise<number> {
  const reader = readers[module]?.[name];
  const text = families[family]?.(length);
  if (!reader || text === undefined)
    throw new RangeError(`There is no ${name} in ${module}, or no ${family}.`);
  // Weakly referenced objects, such as caches, are released only when the event loop turns.
  await setImmediate();
  const before = process.threadCpuUsage();
  try {
    await reader(text);
  } catch (cause) {
    // It rejects the text deliberately, which is correct.
    if (cause instanceof RangeError && cause.message.includes('call stack')) throw cause;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

parentPort?.on('message', (order: ReadOrder) => {
  read(order).then(
    (ms) => parentPort?.postMessage({ ms }),
    (cause: unknown) => parentPort?.postMessage({ failure: String(cause) }),
  );
});
