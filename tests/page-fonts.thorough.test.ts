/** A page waits for one font file, and for that no longer than for one round trip: a second file, or one that is larger than
 * what a server sends at first, delays the first paint. */
import { afterAll, expect, test } from 'vitest';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { openClient } from './site/client.ts';
import { inTurn } from './site/driven.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
const visit = openBrowser(origin);
afterAll(close);

/** What a server sends before the first acknowledgement, in bytes: ten packets of 1460 bytes (RFC 6928). */
const initialWindow = 14_600;

const paths = [
  '/',
  '/home-customer',
  '/services/compost',
  '/home-customer/organized-waste',
  '/home-customer/waste-stations',
  '/home-customer/waste-stations/301',
  '/construction-waste/collect-transport-waste',
  '/customer-support/price-lists/179',
  '/customer-support/contact',
  '/customer-support/contact-us',
  '/customer-support/faq',
  '/customer-support/instructions',
  '/customer-support/next-shipping-day',
  '/customer-support/unserved-addresses',
  '/about/news',
  '/sorting',
  '/sorting/pitsakarp',
  '/sorting/list',
  '/sorting/bin/mixed',
  '/sorting/print',
  '/search',
  '/data',
];

const addresses = inTurn(paths).map(({ entry, locale }) => localizedPath(parseOwnPath(entry), locale));

test.skipIf(isWithoutBrowser).for(addresses)(
  '%s is set with one font file that comes at once',
  async (address) => {
    await visit({}, async (page) => {
      const fonts: Promise<{ readonly file: string; readonly bytes: number }>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'font') return;
        fonts.push(
          request.sizes().then(({ responseHeadersSize, responseBodySize }) => ({
            file: new URL(request.url()).pathname,
            bytes: responseHeadersSize + responseBodySize,
          })),
        );
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      const loaded = await Promise.all(fonts);
      expect(loaded.map(({ file }) => file)).toHaveLength(1);
      expect(Math.max(...loaded.map(({ bytes }) => bytes))).toBeLessThanOrEqual(initialWindow);
    });
  },
);

test.skipIf(isWithoutBrowser).for(['/customer-support/contact', '/home-customer/waste-stations'])(
  'the map of Estonia on %s comes after the first paint, which it would delay',
  async (address) => {
    await visit({}, async (page) => {
      await page.goto(address);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/EstoniaMap.svg')),
      );
      const [began, painted] = await page.evaluate(() => [
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/EstoniaMap.svg'))
          ?.startTime,
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      ]);
      expect(began).toBeGreaterThan(painted ?? Infinity);
    });
  },
);
