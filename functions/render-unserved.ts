import type { Config } from '@netlify/functions';
import { createUnservedPage } from '#features/unserved/unserved-page.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import { netlifyIndexedPage } from '../netlify/pages.ts';

/** GET: the page of unserved addresses, with the list when the URL has a choice. */
export default netlifyIndexedPage(({ settings, ...context }) =>
  createUnservedPage({
    ...context,
    api: netlifyApi(settings, {
      calls: [unserved],
      parts: { contentBase: configureContentBase(settings, [demonstratedUnserved]) },
    }),
  }),
);

export const config: Config = {
  path: [
    '/customer-support/unserved-addresses',
    '/ru/customer-support/unserved-addresses',
    '/en/customer-support/unserved-addresses',
  ],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
