import type { Config } from '@netlify/functions';
import { groupedSearch } from '#features/search/grouped-search.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedSearch } from '#features/search/demonstrated-search.server.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: site search in its four groups. */
export default netlifyCall(groupedSearch, (settings) => ({
  contentBase: configureContentBase(settings, [demonstratedSearch]),
}));

export const config: Config = {
  path: '/api/search',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
