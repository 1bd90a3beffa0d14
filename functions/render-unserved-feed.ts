import type { Config } from '@netlify/functions';
import { systemClock } from '#platform/base/clock.ts';
import { createUnservedFeeds } from '#features/unserved/unserved-feed.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import { netlifyFile } from '../netlify/pages.ts';

/** GET: the feed of unserved addresses of a county or a municipality, and the whole list as open data. */
export default netlifyFile(({ settings, renderer }) =>
  createUnservedFeeds({
    renderer,
    clock: systemClock,
    api: netlifyApi(settings, {
      calls: [unserved],
      parts: { contentBase: configureContentBase(settings, [demonstratedUnserved]) },
    }),
  }),
);

export const config: Config = {
  path: ['/feeds/unserved/*', '/data/unserved.json'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
