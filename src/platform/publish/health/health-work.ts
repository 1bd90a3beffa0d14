/** Work of the thread that checks the content. The site has the module of the thread, which performs it. */
import type { PagedSite } from '../site-pages.ts';
import { type HealthSettings, saveContentHealth } from './content-health.ts';

export interface HealthOrder {
  readonly settings: HealthSettings;
  readonly version: string;
  readonly now: number;
}

export const healthWork = (site: PagedSite) => ({
  check: ({ settings, ...checked }: HealthOrder) => {
    saveContentHealth({ site, settings }, checked);
  },
});

export type HealthWork = ReturnType<typeof healthWork>;
