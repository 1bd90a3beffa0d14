/** What stands beside the days of a lookup: what happened before, and until when something can be ordered. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { UnservedAddress } from '#model/live-answer.ts';
import { type Locale, locales } from '#model/locale.ts';
import { addDays, tallinnDay } from '#model/tallinn-day.ts';
import { formatCount, formatDate } from '#site/format.ts';
import { missedTexts } from '#site/messages/missed-days.ts';
import { yearTexts } from '#site/messages/year-view.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { lookupOn, lookupPath, manyLookups } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close, send } = await openClient(manyLookups);
afterAll(close);
const visit = openBrowser(origin);

const dayIn = (days: number): string => addDays(tallinnDay(Date.now()), days);

const missed: UnservedAddress = {
  id: '1',
  area: 'Harju maakond',
  city: 'Keila',
  address: 'Kase tänav 4',
  date: dayIn(-1),
  garbage: 'Segaolmejäätmed',
  reason: 'Ligipääs konteinerile oli suletud',
  newDate: dayIn(2),
};

const reasons: Readonly<Record<Locale, string>> = {
  et: 'Ligipääs konteinerile oli suletud',
  ru: 'Доступ к контейнеру был закрыт',
  en: 'Access to the container was blocked',
};

async function answerUnserved(page: Page, addresses: readonly UnservedAddress[] | 'failing'): Promise<void> {
  await page.route('**/api/unserved', (route) =>
    addresses === 'failing'
      ? route.fulfill({ status: 502, json: {} })
      : route.fulfill({
          json: { isDemonstration: true, isStale: false, asOf: new Date().toISOString(), addresses },
        }),
  );
}

async function lookUp(page: Page, locale: Locale): Promise<void> {
  const { field, cards } = lookupOn(page);
  await page.goto(lookupPath(locale));
  await field.fill('1000003');
  await page.keyboard.press('Enter');
  await cards.first().waitFor();
}

test.skipIf(isWithoutBrowser)(
  'a missed emptying of the address comes before the days ahead, with reason, new day, advice and a filled form',
  async () => {
    for (const locale of locales) {
      await visit({ viewport: { width: 360, height: 740 }, ...still }, async (page) => {
        await answerUnserved(page, [missed, { ...missed, id: '2', address: 'Kase tänav 5' }]);
        await lookUp(page, locale);
        const texts = missedTexts(locale);
        const notice = page.locator('.missed');
        await notice.waitFor();
        const text = await notice.innerText();
        for (const part of [
          texts.missed,
          reasons[locale],
          formatDate(dayIn(2), locale),
          texts['advice.access'],
        ])
          expect(text).toContain(part);
        const query = new URL((await notice.locator('a').getAttribute('href')) ?? '', origin).searchParams;
        expect([query.get('topic'), query.get('address'), query.get('wasteType')]).toEqual([
          '3',
          'Kase tänav 4, Keila',
          'mixed',
        ]);
        expect(query.toString()).not.toContain('1000003');
        const order = await page.evaluate(() =>
          [...document.querySelectorAll('.missed, .discharges')].map(({ className }) => className),
        );
        expect(order).toEqual(['answer-note stale missed', 'discharges']);
        expect(await audit(page, locale)).toEqual([]);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'a doubtful address says so, a day that is not over too, and a failed list says nothing',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      const texts = missedTexts('en');
      await page.clock.setFixedTime(new Date(`${dayIn(0)}T12:00:00+02:00`));
      await answerUnserved(page, [
        { ...missed, address: 'Kase tn 4-3' },
        { ...missed, id: '2', date: dayIn(0), reason: undefined },
      ]);
      await lookUp(page, 'en');
      await page.locator('.missed').nth(1).waitFor();
      expect(await page.locator('.missed h3').allInnerTexts()).toEqual([texts.today, texts.perhaps]);
      expect(await page.locator('.missed').first().innerText()).toContain(
        texts.stillComing.replace('{time}', '22:00'),
      );
      await page.unroute('**/api/unserved');
      await answerUnserved(page, 'failing');
      await lookUp(page, 'en');
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.missed, .answer-failed').count()).toBe(0);
    });
  },
);

test('without JavaScript the answer has the missed emptying and the deadline', async () => {
  const { body } = await send(lookupPath('et'), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'contractNumber=1000003',
  });
  // The address of the demonstration is missed once in any four days.
  expect(body).toMatch(/class="answer-note stale missed"/u);
  expect(body).toMatch(/Tellige hiljemalt: \p{L}+, \d\d\.\d\d\.\d{4}, 15:00/u);
  expect(/<div class="order-until">.*?<\/div>/su.exec(body)?.[0]).not.toMatch(/Aega on/u);
});

test.skipIf(isWithoutBrowser)(
  'the time left to order is shown by the minute and follows the clock',
  async () => {
    const shown = { et: 'Aega on 3 h 20 min.', ru: 'Осталось 3 ч 20 мин.', en: '3 h 20 min left.' } as const;
    for (const locale of locales) {
      await visit({ ...desktop, ...still }, async (page) => {
        // Monday, 11:40 in Tallinn.
        await page.clock.install({ time: new Date('2026-11-23T09:40:00Z') });
        await answerUnserved(page, []);
        await lookUp(page, locale);
        const until = page.locator('.order-until');
        expect(await until.innerText()).toContain(shown[locale]);
        expect(await until.innerText()).toContain(formatDate('2026-11-24', locale));
        const link = new URL((await until.locator('a').getAttribute('href')) ?? '', origin);
        expect([link.searchParams.get('topic'), link.searchParams.get('desiredDay')]).toEqual([
          '5',
          '2026-11-24',
        ]);
        await page.clock.runFor(3 * 60 * 60 * 1000 + 18 * 60 * 1000);
        expect(await until.locator('strong').innerText()).toContain('2');
        expect(await until.locator('[role="status"]').innerText()).toContain('5');
        await page.clock.runFor(4 * 60 * 1000);
        expect(await until.innerText()).toContain(formatDate('2026-11-25', locale));
      });
    }
  },
);

const bioWaste: Readonly<Record<Locale, string>> = { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' };

test.skipIf(isWithoutBrowser)(
  'the days are a table for each month, with today, moved days and holidays named, in each language at 320 pixels',
  async () => {
    for (const locale of locales) {
      const colorScheme = locale === 'ru' ? 'dark' : 'light';
      await visit({ viewport: { width: 320, height: 740 }, colorScheme, ...still }, async (page) => {
        await answerUnserved(page, []);
        const all = [
          { days: 0, garbage: 'Segaolmejäätmed' },
          { days: 1, garbage: 'Biojäätmed' },
          { days: 15, garbage: 'Biojäätmed' },
          { days: 28, garbage: 'Biojäätmed', plannedDate: '2026-12-23' },
          { days: 30, garbage: 'Paber ja kartong' },
        ];
        const discharges = all.map(({ days, ...more }) => ({
          contractNumber: '1000003',
          itemType: 'Konteiner 0,24 m³',
          address: 'Kase tn 4, Keila',
          date: addDays('2026-11-24', days),
          ...more,
        }));
        await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
        await page.route('**/api/discharges', (route) =>
          route.fulfill({
            json: { isDemonstration: false, isStale: false, asOf: '2026-11-24T09:00:00.000Z', discharges },
          }),
        );
        await lookUp(page, locale);
        const texts = yearTexts(locale);
        await page.locator('.opener > button').first().press('Enter');
        const tables = page.locator('.year-view table');
        await tables.first().waitFor();
        expect(await tables.count()).toBe(2);
        expect(await tables.first().locator('td.today').innerText()).toMatch(/^24/u);
        const cells = await tables.locator('td').allTextContents();
        expect(
          cells.filter((cell) => cell.includes(bioWaste[locale])).map((cell) => parseInt(cell, 10)),
        ).toEqual([25, 9, 22]);
        expect(await page.locator('td.moved').textContent()).toContain(
          texts.moved.replace('{date}', formatDate('2026-12-23', locale)),
        );
        expect(await tables.last().locator('td.holiday').allTextContents()).toHaveLength(3);
        const written = await page.locator('.year-cycles').innerText();
        expect(written).toContain(formatCount(2, texts.weeks, locale));
        expect(written).toContain(formatDate('2026-11-25', locale));
        expect(await audit(page, locale)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  },
);
