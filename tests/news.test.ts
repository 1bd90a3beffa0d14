/** Lists of news that are gone to without loading a page. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const front = '/en/about/news';
const school = `${front}/category/waste-school`;

/** Titles, addresses, days and excerpts of the cards that are in sight, and how many pictures they have. */
function cardsOf(page: Page): Promise<readonly string[]> {
  return page.locator('.news .card:visible').evaluateAll((cards) =>
    cards.map((card) => {
      const link = card.querySelector('a');
      const texts = [...card.querySelectorAll('a, time, :scope > p:not(.card-meta)')];
      const pictures = card.querySelectorAll('picture > source[srcset], picture > img[src]').length;
      return [link?.getAttribute('href'), ...texts.map((text) => text.textContent), pictures].join(' ');
    }),
  );
}

const live = (page: Page) => page.locator('.news-live .card').first();

/** Answers lists of posts in place of the server.
 * @returns The queries that were asked. */
async function answerPosts(page: Page, answer: () => { readonly status?: number; readonly body?: string }) {
  const asked: string[] = [];
  await page.route('**/api/posts?*', (route) => {
    asked.push(new URL(route.request().url()).search);
    const { status = 200, body = emptyList } = answer();
    return route.fulfill({ status, contentType: 'application/json', body });
  });
  return asked;
}

const picture =
  '<picture><source type="image/avif" srcset="/favicon.svg 420w" sizes="420px"><img src="/favicon.svg" alt="" width="420" height="280"></picture>';

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const emptyList = JSON.stringify({ ...provenance, posts: [], totalPosts: 0, totalPages: 0 });

test.skipIf(isWithoutBrowser)(
  'categories and pages of news come without loading a page, as they are published, and history goes through them',
  async () => {
    await visit(desktop, async (page) => {
      const published: Record<string, readonly string[]> = {};
      // No article of the shipped content has a picture.
      await page.route(`**${school}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('<li class="card">', `<li class="card">${picture}`);
        await route.fulfill({ response, body });
      });
      for (const path of [school, `${front}/page/1`, front]) {
        await page.goto(path);
        published[path] = await cardsOf(page);
      }
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.locator('.filters a').nth(2).click();
      await live(page).waitFor();
      expect(await cardsOf(page)).toEqual(published[school]);
      expect(published[school]?.[0]).toMatch(/ 2$/u);
      expect(page.url()).toBe(origin + school);
      expect(await page.title()).toContain('Waste school');
      expect(await page.locator('.filters [aria-current]').textContent()).toContain('Waste school');
      expect(await page.locator('.news-live').textContent()).toContain('demonstration');
      await page.goBack();
      await page.locator('.news-published .card').first().waitFor();
      expect(await cardsOf(page)).toEqual(published[front]);
      await page.locator('.pager a[rel="next"]:visible').focus();
      await page.keyboard.press('Enter');
      await live(page).waitFor();
      expect(await cardsOf(page)).toEqual(published[`${front}/page/1`]);
      await page.locator('.pager a[rel="prev"]:visible').click();
      await page.locator('.news-published .card').first().waitFor();
      expect(page.url()).toBe(origin + front);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  "a list of posts says 'Loading...', 'No posts found' and why it failed",
  async () => {
    await visit(phone, async (page) => {
      let answer: { status?: number; body?: string } = {};
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/posts?*', async (route) => {
        await held;
        const { status = 200, body = emptyList } = answer;
        await route.fulfill({ status, contentType: 'application/json', body });
      });
      const list = page.locator('.news-live');
      const text = async () => list.textContent();
      await page.goto(front);
      await page.locator('.filters a').nth(1).tap();
      await expect.poll(text).toContain('Loading...');
      release();
      await expect.poll(text).toContain('No posts found');
      for (const broken of [{ status: 500, body: '{}' }, { body: '{"posts":' }, { body: '{}' }]) {
        answer = broken;
        await page.goto(front);
        await page.locator('.filters a').nth(1).tap();
        await expect.poll(text).toContain('Error fetching data');
      }
      answer = {};
      await list.locator('button').tap();
      await expect.poll(text).toContain('No posts found');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'posts are asked for again when their list appears, when the connection is back and when the window is seen again',
  async () => {
    await visit(desktop, async (page) => {
      const asked = await answerPosts(page, () => ({}));
      await page.goto(front);
      const filter = page.locator('.filters a');
      await filter.nth(1).click();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toContain('lang=en');
      expect(asked[0]).toContain('category_slug=emergency-notices');
      await page.locator('.news-live [role="status"]').waitFor();
      await page.locator('.posts-loading').waitFor({ state: 'detached' });
      for (const [event, count] of [
        ['online', 2],
        ['visibilitychange', 3],
      ] as const) {
        await page.evaluate((name) => {
          (name === 'online' ? window : document).dispatchEvent(new Event(name, { bubbles: true }));
        }, event);
        await expect.poll(() => asked.length).toBe(count);
        // A question that is on its way is not asked a second time.
        await page.locator('.posts-loading').waitFor({ state: 'detached' });
      }
      await filter.nth(2).click();
      await expect.poll(() => asked.length).toBe(4);
      await page.locator('.posts-loading').waitFor({ state: 'detached' });
      await filter.nth(1).click();
      await expect.poll(() => asked.length).toBe(5);
    });
  },
);
