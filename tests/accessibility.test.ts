/** Accessibility of what is opened or typed. Pages at rest: tests/kinds.test.ts. */
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'menus, the search field and the languages have no fault when they are open',
  async () => {
    const found: string[] = [];
    await visit({ ...desktop, ...still, hasTouch: true }, async (page) => {
      await page.goto('/ru/about');
      for (const fold of ['.menu details', '.search-toggle', '.locales']) {
        await page.locator(`${fold} > summary`).first().click({ force: true });
        expect([fold, await page.locator(`${fold}[open]`).count()]).toEqual([fold, 1]);
        found.push(...(await audit(page, fold)));
      }
    });
    await visit({ ...phone, ...still, colorScheme: 'dark' }, async (page) => {
      await page.goto('/en/services');
      await page.locator('.menu-button').click();
      await page.locator('.menu summary').first().click();
      found.push(...(await audit(page, 'menu of a phone')));
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript everything is readable: what is folded opens, and nothing waits for a script',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/customer-support/faq');
      await page.locator('#questions a').first().click();
      await page.waitForURL('**/customer-support/faq/contract#*');
      await expect.poll(() => page.locator('.question .prose:target').isVisible()).toBe(true);
      for (const address of ['/', '/home-customer/organized-waste', '/customer-support/faq/sorting']) {
        await page.goto(address);
        const folded = page.locator('main details:not([open]) > summary');
        for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
        expect([address, await folded.count()]).toEqual([address, 0]);
        expect([address, await page.locator('main [hidden]:not(#own-municipality)').count()]).toEqual([
          address,
          0,
        ]);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'typing narrows the questions to those with the words, and says how many are left',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/customer-support/faq');
      const all = await page.locator('#questions li').count();
      await page.locator('#faq-query').fill('TOKKEPUU');
      // The script that filters the list is loaded when the field gets the focus.
      await expect.poll(() => page.locator('#questions li:visible').count()).toBeLessThan(all);
      const counted = page.locator('.list-filter [role="status"]');
      await expect.poll(() => counted.textContent()).toMatch(/\d/u);
      // Both at one moment: the list and its count change together.
      const [shown, written] = await page.evaluate(() => [
        [...document.querySelectorAll('#questions li')].filter((question) => question.checkVisibility())
          .length,
        document.querySelector('.list-filter [role="status"]')?.textContent ?? '',
      ]);
      expect(shown).toBeGreaterThan(0);
      expect(written).toContain(String(shown));
      await page.locator('#faq-query').fill('');
      expect(await page.locator('#questions li:visible').count()).toBe(all);
      // A word of an answer, and what visitors type for another one; neither is in a question.
      const listShown = () =>
        page.locator('#questions li:visible').evaluateAll((items) => items.map(({ id }) => id));
      for (const [typed, id] of [
        ['viitenumber', 'kuidas-maksta'],
        ['lõhkus aia', 'auto-tegi-kahju'],
      ] as const) {
        await page.locator('#faq-query').fill(typed);
        await expect.poll(listShown, { message: typed }).toContain(id);
        expect((await listShown()).length, typed).toBeLessThan(10);
      }
      await page.locator('#faq-query').fill('krokodill');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?searchQuery=krokodill');
    });
  },
);
