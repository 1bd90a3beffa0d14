/** Pages translated by a browser: the translator wraps every text in its own elements. The lookup has its own
 * test (tests/lookup-network.thorough.test.ts). */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { recordErrors, recordShift, translate } from './site/page-probes.ts';
import { searchOn } from './site/search-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Opens a page whose islands hydrate after it was translated, and uses it; nothing may fail.
 * @param steps The page is translated again after each step. */
async function useTranslated(
  path: string,
  island: string,
  steps: readonly ((page: Page) => Promise<void>)[],
): Promise<void> {
  await visit(desktop, async (page) => {
    const errors = recordErrors(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/hydrate.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await translate(page);
    await page.locator(island).first().scrollIntoViewIfNeeded();
    release();
    for (const step of steps) {
      await step(page);
      await translate(page);
    }
    expect(errors.join('\n')).toBe('');
  });
}

const poll = (text: () => Promise<string | null>) => expect.poll(text);

test.skipIf(isWithoutBrowser)('a table works on a translated page', async () => {
  const names = (page: Page) => page.locator('.data-table table:not([aria-busy]) tbody th .cell');
  const search = (page: Page) => page.locator('.data-table input[type="search"]');
  await useTranslated('/en/home-customer/organized-waste', '.data-table', [
    (page) => page.locator('table[data-live]').waitFor(),
    (page) => page.locator('.data-table thead button').nth(2).click(),
    (page) => page.locator('.data-table .page-list button').nth(2).click(),
    (page) => search(page).fill('tartu'),
    (page) => poll(() => names(page).first().textContent()).toContain('Tartu'),
    (page) => search(page).fill('krokodill'),
    (page) => search(page).fill(''),
    (page) => expect.poll(() => names(page).count()).toBe(10),
  ]);
});

test.skipIf(isWithoutBrowser)('unserved addresses work on a translated page', async () => {
  const entries = (page: Page) => page.locator('.unserved-list > li');
  await useTranslated('/en/customer-support/unserved-addresses', '.unserved', [
    (page) => entries(page).first().waitFor(),
    async (page) => {
      await page.locator('#unserved-area').selectOption('Tallinn');
    },
    async (page) => {
      const count = await entries(page).count();
      expect(count).toBeGreaterThan(0);
      expect(await entries(page).filter({ hasText: 'Tallinn' }).count()).toBe(count);
    },
    (page) => page.locator('#unserved-address').fill('krokodill'),
    (page) => page.locator('#unserved-address').fill(''),
    async (page) => expect(await entries(page).count()).toBe(10),
  ]);
});

test.skipIf(isWithoutBrowser)('a list of posts works on a translated page', async () => {
  const cards = (page: Page) => page.locator('.posts-list .card').count();
  const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await useTranslated('/en/styleguide', '.posts-list', [
    (page) => expect.poll(() => cards(page)).toBe(2),
    async (page) => {
      const [asked] = await Promise.all([page.waitForResponse('**/api/posts?*'), comeBack(page)]);
      expect(asked.status()).toBe(200);
    },
    (page) => expect.poll(() => cards(page)).toBe(2),
  ]);
});

test.skipIf(isWithoutBrowser)('the search works on a translated page', async () => {
  const main = (page: Page) => page.locator('.site-search').textContent();
  const query = (page: Page) => page.locator('#search-query');
  await useTranslated('/en/search', '.site-search', [
    (page) => query(page).fill('container'),
    (page) => poll(() => main(page)).toMatch(/container/iu),
    (page) => query(page).fill('krokodill'),
    (page) => poll(() => main(page)).not.toMatch(/containers?\b.*containers?\b/iu),
    (page) => query(page).fill('price'),
    (page) => poll(() => main(page)).toMatch(/price/iu),
  ]);
});

test.skipIf(isWithoutBrowser)('the container chooser works on a translated page', async () => {
  const answer = (page: Page) => page.locator('.chooser-answer').textContent();
  const fill = (page: Page, volume: string) => page.locator('#chooser-volume').fill(volume);
  await useTranslated('/en/construction-waste/collect-transport-waste', '.container-chooser', [
    (page) => fill(page, '5'),
    (page) => poll(() => answer(page)).toContain('5'),
    (page) => fill(page, '70'),
    (page) => poll(() => answer(page)).toContain('4 × 20'),
    (page) => fill(page, ''),
    (page) => poll(() => answer(page)).toContain('Enter the amount'),
  ]);
});

test.skipIf(isWithoutBrowser)(
  'nothing moves when the search page is touched, and a page that the browser has translated works as before',
  async () => {
    await visit(desktop, async (page) => {
      const errors = recordErrors(page);
      const shift = await recordShift(page);
      await page.goto('/en/search');
      const { field, links, liveLinks, status, types } = searchOn(page);
      await translate(page, '');
      const came = page.waitForResponse('**/search-index/en/start.json');
      await field.focus();
      await came;
      expect(await shift()).toBe(0);
      await field.fill('viljandi');
      await links.first().waitFor();
      await liveLinks.first().waitFor();
      await translate(page);
      await field.fill('tartu');
      await links.filter({ hasText: 'Tartu' }).first().waitFor();
      await types.nth(4).click();
      await links.filter({ hasText: 'who collects' }).first().waitFor({ state: 'detached' });
      await field.fill('qwxzv');
      await expect.poll(() => liveLinks.count()).toBe(0);
      await types.nth(4).click();
      await status.filter({ hasText: 'Nothing was found' }).waitFor();
      expect(errors).toEqual([]);
    });
  },
);
