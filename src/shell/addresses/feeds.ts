/** The published feeds of each language; those of unserved addresses are made for the request (features/unserved/unserved-feed.server.ts). */
import type { Locale } from '#platform/languages/locale.ts';
import { listedCategories } from './routes.ts';

/** News, all or of a category. */
export const newsFeedNames = ['all', ...listedCategories] as const;

/** And notices, and objects of what goes where. */
export const feedNames = [...newsFeedNames, 'notices', 'sorting'] as const;

export const feedAddress = (name: (typeof feedNames)[number], locale: Locale): string =>
  `/feeds/${locale}/${name}.xml`;
