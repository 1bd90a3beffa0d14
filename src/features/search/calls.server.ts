/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { contentSearch } from './content-search.server.ts';
import { groupedSearch } from './grouped-search.server.ts';
import { unanswered } from './unanswered.server.ts';

export const calls = {
  '/api/search': groupedSearch,
  '/api/content-search': contentSearch,
  '/api/unanswered': unanswered,
} satisfies Calls;
