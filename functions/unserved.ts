import type { Config } from '@netlify/functions';
import { unserved } from '#features/unserved/unserved.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: addresses that the trucks could not serve. */
export default netlifyCall(unserved, (settings) => ({
  contentBase: configureContentBase(settings, [demonstratedUnserved]),
}));

export const config: Config = {
  path: '/api/unserved',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
