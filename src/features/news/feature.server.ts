/** What this feature adds on servers. */
import type { ServedFeature } from '#platform/server/served-site.ts';
import { demonstratedExport } from './exported-articles.server.ts';

export const servedNews = {
  demonstrate: ({ contentDir }) => demonstratedExport(contentDir),
} satisfies ServedFeature;
