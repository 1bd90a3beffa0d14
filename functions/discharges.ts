import type { Config } from '@netlify/functions';
import { discharges } from '#features/discharges/discharges.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST and GET: upcoming discharges of one contract. */
export default netlifyCall(discharges, (settings) => ({
  contentBase: configureContentBase(settings, [demonstratedDischarges]),
}));

export const config: Config = {
  path: '/api/discharges',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
