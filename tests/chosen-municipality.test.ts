/** The municipality that a visitor has chosen counts on every page that differs by it. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { finderOn, finderPath } from './site/finder-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const tablePages = ['/home-customer/organized-waste', '/en/customer-support/price-lists'];

const ownPlace = (page: Page) => page.locator('.own-place');

test.skipIf(isWithoutBrowser)(
  'chosen beside the contracts, it is said beside price lists, in the finder, and where an embed is chosen',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto(tablePages[0] ?? '');
      await ownPlace(page).locator('button').click();
      await ownPlace(page).locator('select').selectOption({ label: 'Rae vald' });
      await expect.poll(() => ownPlace(page).innerText()).toContain('Jäätmeid veab siin');
      await page.goto(tablePages[1] ?? '');
      await expect.poll(() => ownPlace(page).innerText()).toContain('collects waste here');
      await page.goto(finderPath('et'));
      const { stations, clear } = finderOn(page);
      await expect.poll(() => page.locator('.finder-near').isVisible()).toBe(true);
      expect(await stations.first().innerText()).toMatch(/Jüri[^]*\skm/u);
      await clear.click();
      await expect.poll(() => page.locator('.finder-near').isVisible()).toBe(false);
      await page.goto('/embed');
      await expect.poll(() => page.locator('#embed-municipality').inputValue()).toBe('0653');
    });
  },
);

test.skipIf(isWithoutBrowser)('without scripts nothing asks for it', async () => {
  await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    for (const address of tablePages) {
      await page.goto(address);
      expect(await ownPlace(page).isVisible()).toBe(false);
    }
  });
});
