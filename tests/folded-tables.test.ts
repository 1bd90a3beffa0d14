/** Under md a table shows three columns; a box above it names the others and shows them, without JavaScript too. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Pages whose tables have more than three columns, each with a column that a phone folds. */
const pages = [
  ['/customer-support/price-lists/112', 'Müügihind'],
  ['/construction-waste/collect-transport-waste/241', 'Hind käibemaksuta'],
  ['/construction-waste/collect-transport-waste', 'Lubatud kaal'],
  ['/home-customer/waste-stations/301', 'Jäätmekood'],
  ['/home-customer/organized-waste', 'Hinnakiri'],
] as const;

/** Visible cells of the widest row of each table. */
const widths = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => {
      const cells = [...table.querySelectorAll('tbody > tr:not([data-more])')].map(
        (row) => [...row.children].filter((cell) => cell instanceof HTMLElement && cell.offsetParent).length,
      );
      return Math.max(...cells);
    }),
  );

const box = (page: Page) => page.locator('.fold').locator('visible=true').first();

test.skipIf(isWithoutBrowser)(
  'without scripts a phone shows three columns, and the box above a table names and shows the others',
  async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      for (const [path, folded] of pages) {
        await page.goto(path);
        expect(Math.max(...(await widths(page))), path).toBe(3);
        expect(await box(page).innerText(), path).toContain(folded);
        await box(page).getByRole('checkbox').focus();
        await page.keyboard.press('Space');
        expect(Math.max(...(await widths(page))), path).toBeGreaterThan(3);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)('a wide window shows every column and no box', async () => {
  await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    for (const [path] of pages) {
      await page.goto(path);
      expect(Math.max(...(await widths(page))), path).toBeGreaterThan(3);
      expect(await page.locator('.fold').locator('visible=true').count(), path).toBe(0);
    }
  });
});

test.skipIf(isWithoutBrowser)(
  'no page with folded columns scrolls sideways or has a fault for axe',
  async () => {
    const found: string[] = [];
    await visit({ ...phone, viewport: { width: 320, height: 740 }, ...still }, async (page) => {
      for (const [path] of pages) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        const frames = page.locator('.folding > .table-frame');
        const hidden = await frames.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        expect(Math.max(0, ...hidden), path).toBe(0);
        found.push(...(await audit(page, path)));
      }
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'a price list is searched by container and by waste, and shows the number of rows',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/customer-support/price-lists/112');
      const rows = page.locator('#prices tbody tr').locator('visible=true');
      const all = await rows.count();
      await page.locator('#price-query').fill('0,24');
      await expect.poll(() => rows.count()).toBeLessThan(all);
      const ofSize = await rows.count();
      for (const name of await rows.locator('th').allInnerTexts()) expect(name).toContain('0,24');
      expect(await page.locator('.list-filter [role="status"]').innerText()).toContain(
        String(await rows.count()),
      );
      await page.locator('#price-query').fill('segaolme 0.24');
      await expect.poll(() => rows.count()).toBeLessThan(ofSize);
      expect(await rows.count()).toBeGreaterThan(0);
      await page.locator('#price-query').fill('krokodill');
      await expect.poll(() => rows.count()).toBe(0);
      await page.locator('#price-query').fill('');
      await expect.poll(() => rows.count()).toBe(all);
    });
  },
);
