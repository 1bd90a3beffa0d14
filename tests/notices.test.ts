/** What is in force today, in a browser whose clock passes the end of a notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticeSchema } from '#features/notices/notice.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { root } from './site-settings.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/customer-support/emergency-notice';

const file = join(root, 'src/content/notices/talvine-ligipaas-2026.json');
const { from, until } = noticeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const isInForce = Date.parse(from) <= Date.now() && Date.now() < Date.parse(until);

/** An emergency in force until an instant, as the pages show it. */
const emergency = (end: string) =>
  `<details class="notice notice-emergency" open data-until="${end}"><summary>Torm</summary><p>Vedu seisab</p></details>`;

test.skipIf(isWithoutBrowser || !isInForce)(
  'a page that stays open hides a notice when it ends, and shows one that goes on',
  async () => {
    await visit(desktop, async (page) => {
      await serverFollowsPage(page);
      await page.clock.install({ time: Date.parse(until) - 90_000 });
      await page.goto('/en/about');
      const notice = page.locator(`.notices > .notice[data-until="${until}"]`);
      await page.clock.fastForward(60_000);
      expect(await notice.isVisible()).toBe(true);
      await page.clock.fastForward(60_000);
      await expect.poll(() => notice.isVisible()).toBe(false);
      expect(await page.locator('.notices').isVisible()).toBe(false);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'where the last emergency ends, the page says that there is none, and until then it does not',
  async () => {
    await visit(desktop, async (page) => {
      const end = '2026-11-18T12:00:00.000Z';
      await page.route(`**/en${path}`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace('class="no-emergency"', 'class="no-emergency" hidden')
          .replace('<p class="card-meta notices-time"', `${emergency(end)}<p class="card-meta notices-time"`);
        await route.fulfill({ response, body: html });
      });
      const none = page.locator('.in-force > .no-emergency');
      await serverFollowsPage(page);
      await page.clock.install({ time: Date.parse(end) - 90_000 });
      await page.goto(`/en${path}`);
      await page.clock.fastForward(60_000);
      expect(await none.isVisible()).toBe(false);
      await page.clock.fastForward(60_000);
      await expect.poll(() => none.isVisible()).toBe(true);
      expect(await page.getByText('Vedu seisab').isVisible()).toBe(false);
    });
  },
);

test.skipIf(isWithoutBrowser)('the page of notices says as of when, in each language', async () => {
  await visit(desktop, async (page) => {
    await page.goto(path);
    await expect
      .poll(() => page.locator('.notices-time').innerText())
      .toMatch(/^Seisuga \d\d\.\d\d\.\d{4}, \d\d:\d\d\.$/u);
    await page.goto(`/en${path}`);
    await expect
      .poll(() => page.locator('.notices-time').innerText())
      .toMatch(/^As of \d{1,2}\s\w+ \d{4}, \d\d:\d\d\.$/u);
  });
});
