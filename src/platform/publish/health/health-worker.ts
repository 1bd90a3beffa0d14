/** Checks the content in its own thread: ten thousand articles take a second, and requests must not wait. */
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import type { HealthSettings } from './content-health.ts';
import { saveContentHealth } from './content-health.ts';

export interface HealthOrder {
  readonly settings: HealthSettings;
  readonly version: string;
  readonly now: number;
}

const work = {
  check: ({ settings, ...checked }: HealthOrder) => {
    saveContentHealth(settings, checked);
  },
};

export type HealthWork = typeof work;

performOrders(work);
