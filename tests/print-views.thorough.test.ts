/** What is of no use on paper is not printed. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { lookUp } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const paths = [
  '/',
  '/home-customer/waste-stations',
  '/home-customer/waste-stations/301',
  '/home-customer/organized-waste',
  '/customer-support/instructions/pakendid',
  '/customer-support/price-lists/167',
  '/customer-support/unserved-addresses',
  '/customer-support/contact',
  '/search?searchQuery=klaas',
  '/sorting/pitsakarp',
];

/** Controls that would be printed; the head of a table keeps its words. */
const printedControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, .button, input, select, nav')]
      .filter((one) => !one.closest('thead'))
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 1,
      )
      .map((one) => `${one.tagName} ${one.className}`),
  );

test.skipIf(isWithoutBrowser)('buttons, fields and page numbers', async () => {
  await visit(desktop, async (page) => {
    const found: string[] = [];
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      found.push(...(await printedControls(page)).map((control) => `${path}: ${control}`));
    }
    await page.emulateMedia({ media: 'screen' });
    await lookUp(page, 'et');
    await page.emulateMedia({ media: 'print' });
    found.push(...(await printedControls(page)));
    expect(found).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)('whether a station is open now', async () => {
  await visit(desktop, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/home-customer/waste-stations', '/home-customer/waste-stations/301']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main').innerText()).not.toMatch(/Praegu (?:avatud|suletud)/u);
    }
  });
});
