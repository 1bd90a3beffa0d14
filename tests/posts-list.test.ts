/** The list of posts for pages of the page builder, as shown in the style guide. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';
import { isThorough } from './site/driven.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/en/styleguide';

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const emptyList = JSON.stringify({ ...provenance, posts: [], totalPosts: 0, totalPages: 0 });

interface Answer {
  readonly status?: number;
  readonly body?: string;
}

/** Answers requests for lists of posts instead of the server.
 * @returns The queries that were sent. */
async function answerPosts(page: Page, answer: () => Answer | Promise<Answer>) {
  const asked: string[] = [];
  await page.route('**/api/posts?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    const { status = 200, body = emptyList } = await answer();
    await route.fulfill({ status, contentType: 'application/json', body });
  });
  return asked;
}

/** Opens the page and scrolls to the list. */
async function open(page: Page) {
  await page.goto(path);
  const list = page.locator('.posts-list');
  // The list is empty until it is requested.
  await list.evaluate((root) => root.scrollIntoView({ block: 'center' }));
  return list;
}

test.skipIf(isWithoutBrowser)(
  'a list of posts shows those of the content base as cards, and says that demonstration ones are made up',
  async () => {
    const found: string[] = [];
    await visit({ ...desktop, ...still }, async (page) => {
      const list = await open(page);
      await list.locator('.card').first().waitFor();
      expect(await list.locator('.card').count()).toBe(2);
      expect(await list.textContent()).toContain('demonstration');
      const categories = await list.locator('.card-meta span').allTextContents();
      expect(categories).toEqual(['Waste school', 'Waste school']);
      expect(await list.locator('time[datetime]').count()).toBe(2);
      found.push(...(await audit(page, 'posts')));
      await list.locator('h3 a').first().click();
      await page.waitForURL('**/en/about/news/*');
      expect(await page.locator('h1').count()).toBe(1);
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  "a list of posts says 'Loading...', 'No posts found' and why it failed",
  async () => {
    await visit(phone, async (page) => {
      let answer: Answer = {};
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await answerPosts(page, async () => {
        await held;
        return answer;
      });
      const text = () => page.locator('.posts-list').textContent();
      await open(page);
      await expect.poll(text).toContain('Loading...');
      release();
      await expect.poll(text).toContain('No posts found');
      for (const broken of [{ status: 500, body: '{}' }, { body: '{"posts":' }, { body: '{}' }]) {
        answer = broken;
        await open(page);
        await expect.poll(text).toContain('Error fetching data');
      }
      answer = {};
      await page.locator('.posts-list button').tap();
      await expect.poll(text).toContain('No posts found');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'posts are asked for when their list appears, when the connection is back and when the window is seen again',
    async () => {
      await visit(desktop, async (page) => {
        const asked = await answerPosts(page, () => ({}));
        const settled = () => page.locator('.posts-loading').waitFor({ state: 'detached' });
        await page.goto(path);
        expect(asked).toEqual([]);
        await page.locator('.posts-list').evaluate((root) => root.scrollIntoView({ block: 'center' }));
        await expect.poll(() => asked.length).toBe(1);
        expect(asked[0]).toContain('lang=en');
        expect(asked[0]).toContain('category_slug=waste-school');
        await page.locator('.posts-list [role="status"]').waitFor();
        await settled();
        for (const [event, count] of [
          ['online', 2],
          ['visibilitychange', 3],
        ] as const) {
          await page.evaluate((name) => {
            (name === 'online' ? window : document).dispatchEvent(new Event(name, { bubbles: true }));
          }, event);
          await expect.poll(() => asked.length).toBe(count);
          // A query in flight is not sent again.
          await settled();
        }
      });
    },
  );
