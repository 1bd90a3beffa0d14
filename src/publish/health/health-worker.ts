/** Checks the content in its own thread: ten thousand articles take a second, and requests must not wait. */
import { workerData } from 'node:worker_threads';
import type { HealthSettings } from './content-health.ts';
import { saveContentHealth } from './content-health.ts';

export interface HealthOrder {
  readonly settings: HealthSettings;
  readonly version: string;
  readonly now: number;
}

const { settings, ...order } = workerData as HealthOrder;
saveContentHealth(settings, order);
