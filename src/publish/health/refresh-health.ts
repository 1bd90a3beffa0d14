import { Worker } from 'node:worker_threads';
import { messageOf } from '#base/error-message.ts';
import { log } from '#base/log.ts';
import type { HealthOrder } from './health-worker.ts';

let running: Promise<void> | undefined;

/** Checks the content again in its own thread, one check at a time. A failed check is logged, and the earlier
 * findings are kept. */
export function refreshHealth(order: HealthOrder): Promise<void> {
  running ??= check(order)
    .catch((cause: unknown) => {
      log.error(`The content could not be checked: ${messageOf(cause)}`);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

function check(order: HealthOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./health-worker.ts', import.meta.url), { workerData: order });
    worker.once('error', reject);
    worker.once('exit', () => {
      resolve();
    });
  });
}
