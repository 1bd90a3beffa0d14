/** The days of a lookup as months. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { formatCount, formatDate } from '#shell/languages/format.ts';
import { holidayName } from '#shell/time/holiday-messages.ts';
import { translator } from '#shell/languages/messages.ts';
import { yearTexts } from '#features/calendar/year-messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { answerUnserved, lookUp } from './site/lookup-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const billsOf: Readonly<Record<Locale, string>> = {
  et: 'Praegu teada olevate päevade järgi läheb selle kuu arvele veel 2 tühjendust. Järgmise kuu arvele läheb 3 tühjendust.',
  ru: 'Если считать по известным сейчас дням, в счёте за этот месяц будет ещё 2 вывоза. В счёте за следующий месяц будет 3 вывоза.',
  en: 'As far as we know now, 2 collections will be added to this month’s bill. Next month’s bill will have 3 collections.',
};

const bioWaste: Readonly<Record<Locale, string>> = { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' };

/** What the content base plans in the test of months. */
function monthsAnswer() {
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
  return { isDemonstration: false, isStale: false, asOf: '2026-11-24T09:00:00.000Z', discharges };
}

/** Outline, line and border of the marks of today, a holiday and a moved day. */
function listMarks(page: Page) {
  return page.evaluate(() =>
    ['today', 'holiday', 'moved'].map((mark) => {
      const cell = document.querySelector(`.year-months .${mark}`);
      const number = cell?.querySelector('span');
      return cell && number
        ? [
            getComputedStyle(cell).outlineStyle,
            getComputedStyle(number).textDecorationLine,
            getComputedStyle(cell).borderStyle,
          ]
        : [];
    }),
  );
}

test.skipIf(isWithoutBrowser)(
  'the days are a table for each month, with today, moved days and holidays named, in each language at 320 pixels',
  async () => {
    for (const locale of drivenLocales) {
      const colorScheme = locale === 'ru' ? 'dark' : 'light';
      await visit({ viewport: { width: 320, height: 740 }, colorScheme, ...still }, async (page) => {
        await answerUnserved(page, []);
        await serverFollowsPage(page);
        await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
        await page.route('**/api/discharges', (route) =>
          route.fulfill({
            json: monthsAnswer(),
          }),
        );
        await lookUp(page, locale);
        const texts = yearTexts(locale);
        await page.getByRole('button', { name: translator(locale)('homePage.lookup.showMonths') }).focus();
        await page.keyboard.press('Enter');
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
        // What a cell tells to readers stands below the month for everybody.
        const notes = await page.locator('.year-notes').innerText();
        for (const part of [holidayName('12-24', locale), formatDate('2026-12-23', locale)])
          expect(notes).toContain(part);
        const bills = page.locator('.year-cycles li').last();
        expect((await bills.innerText()).replaceAll('\u00a0', ' ')).toBe(billsOf[locale]);
        expect(await page.locator('td[aria-current=date]').count()).toBe(1);
        expect(
          await tables.locator('th').evaluateAll((all) => all.map((th) => th.getAttribute('scope'))),
        ).toEqual(Array(14).fill('col'));
        const written = await page.locator('.year-cycles').innerText();
        expect(written).toContain(formatCount(2, texts.weeks, locale));
        expect(written).toContain(formatDate('2026-11-25', locale));
        expect(await audit(page, locale)).toEqual([]);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        // In the colours of the system, too, each mark has a form of its own.
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await listMarks(page)).toEqual([
          ['solid', 'none', 'solid'],
          ['none', 'underline', expect.anything()],
          ['none', 'none', 'dashed'],
        ]);
      });
    }
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('two months fill their row', async () => {
    for (const width of [768, 1440])
      await visit({ viewport: { width, height: 900 }, ...still }, async (page) => {
        await answerUnserved(page, []);
        await serverFollowsPage(page);
        await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
        await page.route('**/api/discharges', (route) => route.fulfill({ json: monthsAnswer() }));
        await lookUp(page, 'et');
        await page.getByRole('button', { name: translator('et')('homePage.lookup.showMonths') }).click();
        await page.locator('.year-view table').last().waitFor();
        const [row, last] = await Promise.all(
          [page.locator('.year-months'), page.locator('.year-view table').last()].map((one) =>
            one.boundingBox(),
          ),
        );
        expect(
          Math.abs((row?.x ?? 0) + (row?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)),
        ).toBeLessThan(2);
        expect(last?.y).toBe((await page.locator('.year-view table').first().boundingBox())?.y);
      });
  });
