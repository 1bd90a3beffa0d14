import type { Config } from '@netlify/functions';
import { reports } from '#features/status/reports.server.ts';
import { ViolationCounts } from '#platform/calls/violation-counts.ts';
import { pageFolders } from '#shell/addresses/page-folders.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: browsers report violations of the content security policy. */
export default netlifyCall(reports, () => ({ violations: new ViolationCounts(pageFolders) }));

export const config: Config = {
  path: '/api/reports',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
