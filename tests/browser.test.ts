import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { loadPages } from './site/pages.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const language = (page: Page) => page.locator('html').getAttribute('lang');
const pathname = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

async function chooseLanguage(page: Page, capitals: string): Promise<void> {
  await page.locator('.locales summary').click();
  await page.locator('.locales a', { hasText: capitals }).click();
}

test.skipIf(isWithoutBrowser)(
  'without JavaScript a visitor chooses Russian and it stays chosen',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/about');
      await chooseLanguage(page, 'RU');
      expect([pathname(page), await language(page)]).toEqual(['/ru/about', 'ru']);
      await page.locator('main a[href^="/ru/"], .breadcrumb a').first().click();
      expect(await language(page)).toBe('ru');
      await page.goto('/customer-support/contact');
      expect([pathname(page), await language(page)]).toEqual(['/ru/customer-support/contact', 'ru']);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript a visitor with Russian stored chooses Estonian and stays in Estonian',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/?lang=ru');
      expect(pathname(page)).toBe('/ru');
      await chooseLanguage(page, 'ET');
      expect([pathname(page), await language(page)]).toEqual(['/', 'et']);
      await page.goto('/about/news');
      expect([pathname(page), await language(page)]).toEqual(['/about/news', 'et']);
      await page.locator('main article a, main .card a').first().click();
      expect(await language(page)).toBe('et');
    });
  },
);

test.skipIf(isWithoutBrowser)('on a phone the menu opens by its button, without JavaScript too', async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/ru');
    const link = page.locator('.menu > li > a[href="/ru/about"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator('.menu-button').click();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    expect(pathname(page)).toBe('/ru/about');
  });
});

test.skipIf(isWithoutBrowser)('on a desktop a submenu opens on hover, without JavaScript too', async () => {
  await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    await page.goto('/en');
    const link = page.locator('.submenu a[href="/en/about/company"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator('.menu > li > a[href="/en/about"]').hover();
    await link.click();
    expect(pathname(page)).toBe('/en/about/company');
  });
});

test.skipIf(isWithoutBrowser)(
  'a search from the header leads to the search page of the language',
  async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en/about');
      await page.locator('.menu-button').click();
      await page.locator('header input[name="searchQuery"]').fill('big bag');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/search?searchQuery=big+bag');
    });
  },
);

/** The widest and the longest page of each kind. */
const samples = [
  '/',
  '/ru',
  '/about/news',
  '/ru/about/company',
  '/home-customer/organized-waste',
  '/en/customer-support/faq',
  '/construction-waste/collect-transport-waste',
  '/ru/customer-support/price-lists/179',
  '/odoo-test',

  '/home-customer/waste-stations',
  '/en/home-customer/waste-stations/301',
  '/ru/customer-support/contact',
] as const;

test.skipIf(isWithoutBrowser)('no page scrolls sideways on a screen of 320 pixels', async () => {
  const [article] = (await loadPages()).filter(
    ({ path, locale }) => locale === 'ru' && /\/news\/[a-z-]{60,}$/u.test(path),
  );
  await visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    for (const address of [...samples, article?.address ?? '/']) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, width]).toEqual([address, 320]);
    }
  });
});

test.skipIf(isWithoutBrowser)(
  'a page asks for nothing from elsewhere and leaves no message in the console',
  async () => {
    await visit(desktop, async (page) => {
      const strangers: string[] = [];
      const messages: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== origin) strangers.push(request.url());
      });
      page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));
      for (const address of samples) await page.goto(address, { waitUntil: 'load' });
      expect(strangers).toEqual([]);
      expect(messages).toEqual([]);
    });
  },
);
