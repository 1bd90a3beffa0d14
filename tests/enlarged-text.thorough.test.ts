/** Text of twice the size where something is open. Pages at rest: tests/kinds.test.ts. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addSheet } from './kinds/check.ts';
import { beyondWindow, twiceTheSize } from './kinds/enlarge.ts';
import { openClient } from './site/client.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const enlarge = (page: Page) => addSheet(page, twiceTheSize);

/** What a visitor opens, by the page on which it is opened. */
const opened = [
  ['/ru', ['.menu-button', '.menu > li:nth-child(2) summary']],
  ['/en', ['.locales > summary']],
  ['/ru/customer-support/next-shipping-day?contractNumber=L1000003', ['.lookup-answer .discharge']],
  ['/home-customer/organized-waste', ['.data-table [data-live] .unfold']],
  ['/ru/customer-support/unserved-addresses', ['.unserved-list li']],
] as const;

test.skipIf(isWithoutBrowser)(
  'an open menu, the languages, the answer of the lookup, an unfolded row and the list of missed collections do not leave the window with text of twice the size',
  async () => {
    const found: string[] = [];
    await visit({ viewport: { width: 360, height: 740 } }, async (page) => {
      for (const [address, presses] of opened) {
        await page.goto(address);
        // Lists come when their place is in view, which larger text moves down.
        await page.locator(presses[0]).first().waitFor({ state: 'attached' });
        await enlarge(page);
        for (const press of presses) await page.locator(press).first().click();
        found.push(...(await beyondWindow(page, `${address} ${presses.join(' ')}`)));
      }
      await page.goto('/ru');
      await enlarge(page);
      await page.locator('.menu-button').click();
      await page.locator('.header-search input').fill('контейнер');
      await page.locator('.panel-result').first().waitFor();
      found.push(...(await beyondWindow(page, 'results of the header')));
      // The menu begins below a header of two rows, which has its button.
      const [header, menu] = await Promise.all(
        ['.site-header', '.main-menu'].map((part) => page.locator(part).boundingBox()),
      );
      expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    });
    expect(found).toEqual([]);
  },
);
