/** Trusted Types are required on every page: no text becomes code or markup, and all features of the pages
 * still work. What pages show at rest: tests/kinds.test.ts. */
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { lookupOn } from './site/lookup-page.ts';
import { recordViolations } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'what is searched, looked up, listed and drawn works under the rule',
  async () => {
    await visit(desktop, async (page) => {
      const violations = await recordViolations(page);
      await page.goto('/en/customer-support/next-shipping-day');
      const { field, cards } = lookupOn(page);
      await field.fill('1000003');
      await page.keyboard.press('Enter');
      await cards.first().waitFor();

      await page.goto('/en/search');
      await page.locator('main input[type="search"]').first().fill('container');
      await page.locator('main a mark').first().waitFor();

      await page.goto('/en/home-customer/waste-stations');
      await page.locator('.station-finder').first().scrollIntoViewIfNeeded();
      await page
        .locator('.station-finder')
        .first()
        .click({ position: { x: 5, y: 5 } });
      await page.locator('canvas').first().waitFor();

      await page.goto('/en/styleguide');
      await page.locator('.posts-list').scrollIntoViewIfNeeded();
      await page.locator('.posts-list .card').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(violations).toEqual([]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the rule holds: no text becomes markup, code or the address of a script',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/en/search');
      const outcomes = await page.evaluate(() => {
        const attempt = (action: () => unknown) => {
          try {
            action();
            return 'done';
          } catch (cause) {
            return cause instanceof TypeError ? 'refused' : String(cause);
          }
        };
        const script = document.createElement('script');
        return [
          attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
          attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
          attempt(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
          attempt(() => (script.src = '/_astro/x.js')),
          attempt(() => new Worker('/_astro/x.js')),
        ];
      });
      expect(outcomes).toEqual(Array(5).fill('refused'));
    });
  },
);
