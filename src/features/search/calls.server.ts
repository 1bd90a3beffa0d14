/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { contentSearch } from './content-search.server.ts';
import { groupedSearch } from './grouped-search.server.ts';
import { unanswered } from './unanswered.server.ts';
import type { search as feature } from './feature.ts';

export const searchCalls = {
  '/api/search': groupedSearch,
  '/api/content-search': contentSearch,
  '/api/unanswered': unanswered,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
