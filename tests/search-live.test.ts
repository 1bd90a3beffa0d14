/** Network behaviour of the search, of its index and its live part: what is requested, cached, aborted and shown. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { debounceMs } from '#features/search/search-client.ts';
import { openClient } from './site/client.ts';
import { gate, requestsAreSeen } from './site/page-probes.ts';
import { answerLive, liveAnswer, searchOn } from './site/search-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { isThorough } from './site/driven.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const hour = 60 * 60_000;

/** Types a query, and moves the clock of the page past the pause that a search waits for. Where the island comes later
 * than the words, it waits in real time. Load the page after `page.clock.install()`. */
async function searchFor(page: Page, query: string): Promise<void> {
  await searchOn(page).field.fill(query);
  await page.clock.fastForward(debounceMs);
}

test.skipIf(isWithoutBrowser)(
  'a search says that it is searching, that it found nothing and that it failed',
  async () => {
    await visit(desktop, async (page) => {
      await page.clock.install();
      await page.goto('/en/search');
      const { links, status } = searchOn(page);
      const isStatus = (hasText: string) => status.filter({ hasText }).waitFor();
      let release = (): void => undefined;
      const isHeld = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/search-index/**', async (route) => {
        await isHeld;
        await route.continue();
      });
      await searchFor(page, 'qwxzv');
      await isStatus('Searching…');
      release();
      await isStatus('Nothing was found on this site.');
      await page.unroute('**/search-index/**');
      await page.route('**/search-index/**', (route) => route.abort());
      await page.goto('/en/search?searchQuery=tyres');
      await isStatus('The search did not work.');
      await page.unroute('**/search-index/**');
      await searchFor(page, 'tyre');
      await links.first().waitFor();
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'while the live part is slow, fails or answers nonsense the local results stay, and the live part says so',
    async () => {
      await visit(desktop, async (page) => {
        await page.clock.install();
        const slow = gate();
        const answers = [
          { body: liveAnswer(['Uus jaam']), after: slow.isOpen },
          { status: 500, body: { error: 'down' } },
          { body: '{"groups":' },
          { body: { groups: [] } },
          { body: liveAnswer([]) },
          { body: liveAnswer(['Vana jaam'], { isStale: true }) },
        ];
        const asked = await answerLive(page, (_, count) => answers[count - 1] ?? {});
        await page.goto('/en/search');
        const { links, live, liveStatus, liveLinks, failed, field } = searchOn(page);
        const came = page.waitForResponse('**/search-index/en/start.json');
        await field.focus();
        await came;
        await searchFor(page, 'tyres');
        await links.first().waitFor();
        await liveStatus.filter({ hasText: 'Searching price lists' }).waitFor();
        expect(await liveLinks.count()).toBe(0);
        slow.open();
        await liveLinks.filter({ hasText: 'Uus jaam' }).waitFor();
        expect(await live.textContent()).not.toContain('demonstration');
        await searchFor(page, 'tyre');
        for (let count = 2; count <= 4; count += 1) {
          await expect.poll(() => asked.length).toBe(count);
          await failed.filter({ hasText: 'We could not search these' }).waitFor();
          expect(await links.count()).toBeGreaterThan(0);
          await failed.locator('button').click();
        }
        await liveStatus.filter({ hasText: 'Nothing found here.' }).waitFor();
        await searchFor(page, 'tyres in a bag');
        await liveLinks.filter({ hasText: 'Vana jaam' }).waitFor();
        expect((await live.textContent())?.replaceAll('\u00a0', ' ')).toContain('18 November 2026, 12:00');
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'without a connection the local results stay, and the live part is asked again on demand',
    async () => {
      await visit(desktop, async (page) => {
        await page.clock.install();
        await page.goto('/en/search?searchQuery=viljandi');
        const { links, liveLinks, failed } = searchOn(page);
        await liveLinks.first().waitFor();
        await page.context().setOffline(true);
        await searchFor(page, 'viljand');
        await failed.waitFor();
        expect(await links.count()).toBeGreaterThan(0);
        await page.context().setOffline(false);
        await failed.locator('button').click();
        await liveLinks.first().waitFor();
        expect(await failed.count()).toBe(0);
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the query is debounced, a request that is overtaken is aborted, and an answer is kept',
    async () => {
      await visit(desktop, async (page) => {
        const never = gate();
        const aborted: string[] = [];
        page.on('requestfailed', (request) => aborted.push(new URL(request.url()).search));
        const asked = await answerLive(page, (query) =>
          query === 'first' ? { after: never.isOpen } : { body: liveAnswer([`Jaam ${query}`]) },
        );
        const start = Date.parse('2026-11-18T10:00:00Z');
        await page.clock.install({ time: start });
        await page.goto('/en/search');
        const { field, liveLinks } = searchOn(page);
        const came = page.waitForResponse('**/search-index/en/start.json');
        await field.focus();
        await came;
        await page.clock.pauseAt(start + hour);
        for (const letter of 'first') {
          await page.keyboard.type(letter);
          await page.clock.runFor(debounceMs - 1);
        }
        await requestsAreSeen(page);
        expect(asked).toEqual([]);
        await page.clock.runFor(1);
        await expect.poll(() => asked).toEqual(['?query=first&page=1']);
        await page.clock.resume();
        await searchFor(page, 'second');
        await liveLinks.filter({ hasText: 'Jaam second' }).waitFor();
        expect(aborted).toContain('?query=first&page=1');
        await searchFor(page, 'third');
        await liveLinks.filter({ hasText: 'Jaam third' }).waitFor();
        await searchFor(page, 'second');
        await liveLinks.filter({ hasText: 'Jaam second' }).waitFor();
        expect(asked).toHaveLength(3);
        expect(debounceMs).toBe(500);
        never.open();
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'results of each type lead where they belong, and further pages are reached',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/ru/search?searchQuery=demo+many');
      const { live, liveLinks, more } = searchOn(page);
      await liveLinks.first().waitFor();
      const hrefs = () => liveLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const kinds = [
        '/ru/customer-support/price-lists/',
        '/ru/construction-waste/collect-transport-waste/',
        '/ru/home-customer/waste-stations/',
        '/ru/customer-support/unserved-addresses?',
      ];
      const first = await hrefs();
      for (const kind of kinds)
        expect(first.filter((href) => href.startsWith(kind)).length).toBeGreaterThan(0);
      expect(first.filter((href) => !kinds.some((kind) => href.startsWith(kind)))).toEqual([]);
      expect(await live.locator('h3').allTextContents()).toHaveLength(4);
      for (let pages = 1; (await more.count()) > 0; pages += 1) {
        const before = await liveLinks.count();
        await more.click();
        await expect.poll(() => liveLinks.count()).toBeGreaterThan(before);
        expect(pages).toBeLessThan(9);
      }
      expect(await liveLinks.count()).toBeGreaterThan(20);
      expect((await hrefs()).slice(0, 3)).toEqual(first.slice(0, 3));
    });
  },
);
