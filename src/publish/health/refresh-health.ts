import { Worker } from 'node:worker_threads';
import type { HealthOrder } from './health-worker.ts';

let running: Promise<void> | undefined;

/** Checks the content anew, beside whatever this thread does; one check at a time.
 * @throws {Error} When the check fails. */
export function refreshHealth(order: HealthOrder): Promise<void> {
  running ??= check(order).finally(() => {
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
