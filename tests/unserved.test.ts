/** User tests of unserved addresses, with the demo data and with responses of the test. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { unservedDays } from '#shell/company/business-rules.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { isFull } from './site/driven.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/customer-support/unserved-addresses';

function listOn(page: Page) {
  const root = page.locator('.unserved');
  return {
    area: page.locator('#unserved-area'),
    city: page.locator('#unserved-city'),
    search: page.locator('#unserved-address'),
    status: root.locator('.unserved-answer > [role="status"]').last(),
    entries: root.locator('.unserved-list > li'),
    days: root.locator('.unserved-day time'),
    answer: root.locator('.unserved-answer'),
    failed: root.locator('.answer-failed'),
  };
}

/** Today, and the days before it. */
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(tallinnDay(Date.now()), -index));

test.skipIf(isWithoutBrowser)(
  'missed addresses of today and the previous days are chosen by area, then by city, or searched for',
  async () => {
    await visit(desktop, async (page) => {
      const { area, city, search, entries, days, answer } = listOn(page);
      await page.goto(`/en${path}`);
      await entries.first().waitFor();
      expect(await answer.textContent()).toContain('demonstration data');
      expect(await city.isDisabled()).toBe(true);
      await area.selectOption('Tartu maakond');
      expect(await city.locator('option').allTextContents()).toEqual([
        'The whole area',
        'Tartu',
        'Tartu vald',
      ]);
      await city.selectOption('Tartu vald');
      expect(await entries.count()).toBe(unservedDays + 1);
      const shown = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(shown).toEqual(dates(unservedDays + 1));
      await expect.poll(() => new URL(page.url()).search).toBe('?area=Tartu+maakond&city=Tartu+vald');
      await page.reload();
      await expect.poll(() => entries.count()).toBe(unservedDays + 1);
      expect([await area.inputValue(), await city.inputValue()]).toEqual(['Tartu maakond', 'Tartu vald']);
      await search.fill('pärnu');
      expect(await area.inputValue()).toBe('');
      expect(await entries.count()).toBe(unservedDays + 1);
      await search.fill('krokodill');
      expect(await answer.innerText()).toContain('That address is not on the list.');
      expect(await answer.locator('a[href="tel:1919"]').count()).toBe(1);
      await page.goto(`${path}?address=Kase%20tn%204`);
      await entries.first().waitFor();
      for (const entry of await entries.allInnerTexts()) expect(entry).toContain('Kase tn 4');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'an empty list, a stale one, a failed one and none without a connection each say so, in each language',
  async () => {
    const good = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z', addresses: [] };
    const answers = {
      empty: JSON.stringify(good),
      stale: JSON.stringify({ ...good, isStale: true }),
      failed: undefined,
      malformed: '{"addresses":',
      wrong: '{"addresses":[]}',
    };
    const message = {
      et: { empty: 'Andmed puuduvad.', stale: '18.11.2026, 12:00', failed: 'Viga andmete laadimisel' },
      ru: { empty: 'Нет данных.', stale: '18.11.2026, 12:00', failed: 'Ошибка при загрузке данных' },
      en: { empty: 'No data available.', stale: '18 November 2026, 12:00', failed: 'Error fetching data' },
    };
    const found: string[] = [];
    await visit({ viewport: { width: 320, height: 740 }, ...still }, async (page) => {
      let body: string | undefined;
      await page.route('**/api/unserved', (route) =>
        route.fulfill(
          body === undefined ? { status: 500, body: '{}' } : { contentType: 'application/json', body },
        ),
      );
      const { answer, failed } = listOn(page);
      for (const locale of locales) {
        // All three ways of failing are told by the same words.
        const failures =
          isFull || locale === 'et' ? (['failed', 'malformed', 'wrong'] as const) : (['failed'] as const);
        const { empty, stale, failed: failure } = message[locale];
        const read = async () => (await answer.innerText()).replaceAll('\u00a0', ' ');
        body = answers.stale;
        await page.goto(`${locale === 'et' ? '' : `/${locale}`}${path}`);
        await answer.scrollIntoViewIfNeeded();
        await expect.poll(read).toContain(stale);
        for (const name of failures) {
          body = answers[name];
          await page.reload();
          await answer.scrollIntoViewIfNeeded();
          await expect.poll(read, { message: name }).toContain(failure);
        }
        if (isFull || locale === 'ru') found.push(...(await audit(page, locale)));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        body = answers.empty;
        await failed.locator('button').click();
        await expect.poll(read).toContain(empty);
      }
      await page.unroute('**/api/unserved');
      await page.route('**/api/unserved', (route) => route.abort());
      await page.goto(`/en${path}`);
      await answer.scrollIntoViewIfNeeded();
      await expect.poll(() => answer.innerText()).toContain('Error: there is no connection.');
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'a row of today says until 22:00 in Tallinn that the truck may still come, and no other row does',
  async () => {
    const today = '2026-11-18';
    const row = { area: 'Tallinn', city: 'Pirita', address: 'Lodja tn 5' };
    const body = JSON.stringify({
      isDemonstration: false,
      isStale: false,
      asOf: `${today}T10:00:00Z`,
      addresses: [today, addDays(today, -1)].map((date) => ({ ...row, id: date, date })),
    });
    await visit(desktop, async (page) => {
      await page.route('**/api/unserved', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const { entries } = listOn(page);
      const hopes = page.locator('.unserved-hope');
      await serverFollowsPage(page);
      await page.clock.install({ time: `${today}T19:59:00Z` });
      await page.goto(`/en${path}`);
      await entries.first().waitFor();
      expect(await entries.first().innerText()).toContain('The truck may still come until 22:00.');
      expect(await hopes.count()).toBe(1);
      const facts = await page.locator('.unserved-list dl').evaluateAll((lists) =>
        lists.map((list) => {
          const { left, width } = list.getBoundingClientRect();
          return `${left} ${width}`;
        }),
      );
      expect(new Set(facts).size).toBe(1);
      await page.clock.fastForward('02:00');
      await expect.poll(() => hopes.count()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a row offers a paid collection only for a cause of the customer, and nothing at all where the fault was ours',
  async () => {
    const today = '2026-11-18';
    const snow = 'Tee oli lumest puhastamata';
    const rows = [{ date: today, reason: snow }, { reason: snow }, { reason: 'Veok läks rikki' }, {}];
    const place = { area: 'Tallinn', city: 'Pirita', date: addDays(today, -1) };
    const addresses = rows.map((row, index) => ({
      id: `${index}`,
      address: `Lodja tn ${index + 1}`,
      ...place,
      ...row,
    }));
    const answer = { isDemonstration: false, isStale: false, asOf: `${today}T10:00:00Z`, addresses };
    const labels = {
      et: ['Teata, kui andmed on valed', 'Telli lisatühjendus (tasuline)'],
      ru: ['Сообщить об ошибке в списке', 'Заказать дополнительный вывоз (платно)'],
      en: ['Tell us if this is wrong', 'Order an extra collection (paid)'],
    } as const;
    await visit(desktop, async (page) => {
      await page.route('**/api/unserved', (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) }),
      );
      const { entries } = listOn(page);
      await serverFollowsPage(page);
      await page.clock.install({ time: `${today}T12:00:00Z` });
      for (const locale of locales) {
        await page.goto(`${locale === 'et' ? '' : `/${locale}`}${path}`);
        await entries.first().waitFor();
        const links = await entries.evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('.card-links a')].map((link) => link.firstChild?.textContent),
          ),
        );
        const [report, extra] = labels[locale];
        // For the first the truck may still come.
        expect(links).toEqual([[], [report, extra], [], [report]]);
      }
    });
  },
);
