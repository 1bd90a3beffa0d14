import type { Config } from '@netlify/functions';
import { createStationsPage } from '#features/stations/stations-page.server.ts';
import { netlifyIndexedPage } from '../netlify/pages.ts';

/** GET: the page of waste stations, with those that match when the URL has a choice. */
export default netlifyIndexedPage(createStationsPage);

export const config: Config = {
  path: [
    '/home-customer/waste-stations',
    '/ru/home-customer/waste-stations',
    '/en/home-customer/waste-stations',
  ],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
