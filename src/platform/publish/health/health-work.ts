/** Work of the thread that checks the content. The site has the module of the thread, which performs it. */
import type { Site } from '#platform/site.ts';
import { type HealthSettings, saveContentHealth } from './content-health.ts';

export interface HealthOrder {
  readonly settings: HealthSettings;
  readonly version: string;
  readonly now: number;
}

export const healthWork = ({ parts }: Site) => ({
  check: ({ settings, ...checked }: HealthOrder) => {
    saveContentHealth({ parts, settings }, checked);
  },
});

export type HealthWork = ReturnType<typeof healthWork>;
