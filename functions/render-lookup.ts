import type { Config } from '@netlify/functions';
import { calendarAddition } from '#features/calendar/netlify-addition.server.ts';
import { createLookupPage } from '#features/lookup/lookup-page.server.ts';
import { lookupCalls, lookupContentBase } from '#features/lookup/netlify-lookup.server.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import { netlifyIndexedPage } from '../netlify/pages.ts';

/** POST: the lookup page with the result, for visitors without JavaScript. GET is a static file. */
export default netlifyIndexedPage(({ settings, ...context }) => {
  const parts = { contentBase: lookupContentBase(settings), ...calendarAddition.configureParts(settings) };
  const api = netlifyApi(settings, { calls: [...lookupCalls, ...calendarAddition.calls], parts });
  return createLookupPage({ ...context, additions: [calendarAddition.add], api });
});

export const config: Config = {
  path: [
    '/customer-support/next-shipping-day',
    '/ru/customer-support/next-shipping-day',
    '/en/customer-support/next-shipping-day',
  ],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
