/** News lists: categories and pages are plain links, with and without scripts. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const front = '/en/about/news';
const school = `${front}/category/waste-school`;

const articles = (page: Page) =>
  page.locator('.card h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The category marked as current. */
const current = (page: Page) => page.locator('.filters [aria-current="true"]').allTextContents();

test.skipIf(isWithoutBrowser)(
  'categories and pages of news lead to their posts, and going back shows the list before, with scripts and without',
  async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visit({ ...desktop, javaScriptEnabled }, async (page) => {
        await page.goto(front);
        const newest = await articles(page);
        expect(newest.length).toBeGreaterThan(0);
        expect(await current(page)).toEqual([expect.stringContaining('All')]);

        await page.locator('.filters a').nth(2).click();
        await page.waitForURL(origin + school);
        expect(await page.title()).toContain('Waste school');
        expect(await page.locator('h1').textContent()).toContain('Waste school');
        expect(await current(page)).toEqual([expect.stringContaining('Waste school')]);
        const categories = await page.locator('.card-meta').allTextContents();
        expect(categories.length).toBeGreaterThan(0);
        expect(categories.filter((text) => !text.includes('Waste school'))).toEqual([]);

        await page.goBack();
        await page.waitForURL(origin + front);
        expect(await articles(page)).toEqual(newest);

        await page.locator('.pager a[rel="next"]').focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(`${origin}${front}/page/*`);
        const older = await articles(page);
        expect(older.length).toBeGreaterThan(0);
        expect(older.filter((article) => newest.includes(article))).toEqual([]);
        await page.locator('.pager a[rel="prev"]').click();
        await page.waitForURL(origin + front);
        expect(await articles(page)).toEqual(newest);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'a list of news is fetched while a visitor points at its link, and the policy of the page refuses nothing of it',
  async () => {
    await visit(desktop, async (page) => {
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      const session = await page.context().newCDPSession(page);
      const ready = new Promise<string>((resolve) => {
        session.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
          if (status === 'Ready') resolve(key.url);
        });
      });
      await session.send('Preload.enable');
      await page.goto(front);
      const link = page.locator('.filters a').nth(2);
      await link.hover();
      expect(await ready).toBe(origin + school);
      await link.click();
      await page.waitForURL(origin + school);
      const [arrival] = await page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => ('deliveryType' in entry ? entry.deliveryType : undefined)),
      );
      expect(arrival).toBe('navigational-prefetch');
      expect(refused).toEqual([]);
    });
  },
);
