/** The search page in a browser. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone, timeout } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const field = (page: Page) => page.locator('main input[name="searchQuery"]');
const status = (page: Page) => page.locator('main form [role="status"]');
const links = (page: Page) => page.locator('.search-results a');

test.skipIf(isWithoutBrowser)('a query in the address is searched for at once', { timeout }, async () => {
  await visit(phone, async (page) => {
    await page.goto('/ru/search?searchQuery=vyvoz+fekaliy');
    await links(page).first().waitFor();
    expect(await links(page).first().getAttribute('href')).toBe('/ru/home-customer/ordering-fecal-transport');
    expect(await links(page).first().locator('mark').allTextContents()).toEqual(['вывоз', 'фекалий']);
    expect(await status(page).textContent()).toMatch(/^\d+ результат/u);
  });
});

test.skipIf(isWithoutBrowser)(
  'results come while one types, and arrows lead through them and back',
  { timeout },
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/search');
      await field(page).fill('asbest');
      await links(page).first().waitFor();
      expect(new URL(page.url()).searchParams.get('searchQuery')).toBe('asbest');
      await field(page).press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const focused = page.locator('.search-results li:nth-child(2) a:focus');
      expect(await focused.count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await page.locator('main input:focus').count()).toBe(1);
      await field(page).fill('');
      await links(page).first().waitFor({ state: 'detached' });
      expect(await status(page).textContent()).toBe('');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a search says that it is searching, that it found nothing and that it failed',
  { timeout },
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/en/search?searchQuery=qwxzv');
      await status(page).filter({ hasText: 'Searching…' }).waitFor();
      await status(page).filter({ hasText: 'Your search found nothing.' }).waitFor();
    });
    await visit(desktop, async (page) => {
      await page.route('**/search-index/**', (route) => route.abort());
      await page.goto('/en/search?searchQuery=tyres');
      await status(page).filter({ hasText: 'The search did not work.' }).waitFor();
      await page.unroute('**/search-index/**');
      await field(page).fill('tyre');
      await links(page).first().waitFor();
    });
  },
);
