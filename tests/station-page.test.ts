/** The page of a waste station says first whether it is open now, and has the hours of the week without scripts. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { infoPhone } from './site/company.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage, serverIsAt } from './site/server-clock.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Open from 10:00 to 18:00 on weekdays in winter. */
const paljassaare = '/home-customer/waste-stations/301';
/** Its hours are not known. */
const kiiu = '/home-customer/waste-stations/310';

const now = (page: Page) => page.locator('.station-now');

async function openAt(page: Page, instant: string, path: string): Promise<void> {
  await serverFollowsPage(page);
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(path);
}

test.skipIf(isWithoutBrowser)(
  "a visitor's clock that is wrong by a day or more changes nothing",
  async () => {
    for (const wrong of ['2026-11-23T03:00:00Z', '2026-11-25T20:00:00Z', '2027-12-25T08:30:00Z'])
      await visit(desktop, async (page) => {
        await serverIsAt(page, '2026-11-24T08:30:00Z');
        await page.clock.setFixedTime(new Date(wrong));
        await page.goto(`/en${paljassaare}`);
        await expect.poll(() => now(page).innerText()).toBe('Open now, until 18:00');
      });
  },
);

test.skipIf(isWithoutBrowser)(
  'a station says whether it is open now and until or from when, by the clock of Tallinn and its holidays',
  async () => {
    await visit({ ...desktop, timezoneId: 'America/New_York' }, async (page) => {
      await openAt(page, '2026-11-24T08:30:00Z', `/en${paljassaare}`);
      await expect.poll(() => now(page).innerText()).toBe('Open now, until 18:00');
      expect(await page.locator('.station-hours > [aria-current="date"]').count()).toBe(1);
      await openAt(page, '2026-11-24T17:00:00Z', `/en${paljassaare}`);
      await expect.poll(() => now(page).innerText()).toBe('Closed now. Opens tomorrow at 10:00');
      await openAt(page, '2026-12-25T08:30:00Z', paljassaare);
      await expect
        .poll(() => now(page).innerText())
        .toBe('Täna suletud. Avatakse pühapäeval 27.12.2026 kell 10:00');
      expect(await page.locator('.station-hours > [aria-current]').count()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without scripts a station has the hours of the week and never says that it is open',
  async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(paljassaare);
      expect(await now(page).isVisible()).toBe(false);
      expect(await page.locator('.station-hours > li').count()).toBe(4);
    });
  },
);

test.skipIf(isWithoutBrowser)('a station without known hours says so and gives the telephone', async () => {
  await visit(phone, async (page) => {
    await page.goto(`/ru${kiiu}`);
    expect(await now(page).innerText()).toContain('Часы работы неизвестны');
    expect(await now(page).locator(`a[href="tel:${infoPhone}"]`).isVisible()).toBe(true);
  });
});

test.skipIf(isWithoutBrowser)(
  'on a phone the hours stand on the first screen, before the map and the waste',
  async () => {
    await visit({ ...phone, viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(`/ru${paljassaare}`);
      const bottoms = await Promise.all(
        ['.station-hours', '.station-top .lead', '.station-map', '#accepted', '#prices'].map((selector) =>
          page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom),
        ),
      );
      expect(bottoms[0]).toBeLessThan(844);
      expect(bottoms).toEqual(bottoms.toSorted((a, b) => a - b));
    });
  },
);
