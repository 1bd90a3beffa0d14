import type { Config } from '@netlify/functions';
import { createLookupPage } from '#features/lookup/lookup-page.server.ts';
import { netlifyLookupApi } from '#features/lookup/netlify-lookup.server.ts';
import { netlifyIndexedPage } from '#platform/on-demand/netlify-pages.ts';

/** POST: the lookup page with the result, for visitors without JavaScript. GET is a static file. */
export default netlifyIndexedPage(({ settings, ...context }) =>
  createLookupPage({ ...context, api: netlifyLookupApi(settings) }),
);

export const config: Config = {
  path: [
    '/customer-support/next-shipping-day',
    '/ru/customer-support/next-shipping-day',
    '/en/customer-support/next-shipping-day',
  ],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
