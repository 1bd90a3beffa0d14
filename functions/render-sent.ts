import type { Config } from '@netlify/functions';
import { createSentPage } from '#features/forms/sent-page.server.ts';
import { netlifyIndexedPage } from '../netlify/pages.ts';

/** GET: the page after a sent form, with the number that the URL has. */
export default netlifyIndexedPage(createSentPage);

export const config: Config = {
  path: [
    '/customer-support/contact-us/submitted',
    '/ru/customer-support/contact-us/submitted',
    '/en/customer-support/contact-us/submitted',
    '/home-customer/ordering-fecal-transport/submitted',
    '/ru/home-customer/ordering-fecal-transport/submitted',
    '/en/home-customer/ordering-fecal-transport/submitted',
    '/terms/withdrawal/submitted',
    '/ru/terms/withdrawal/submitted',
    '/en/terms/withdrawal/submitted',
  ],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
