/** What stands beside the days of a lookup: what happened before, and the days as months. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { UnservedAddress } from '#model/unserved-answer.ts';
import { type Locale, locales } from '#model/locale.ts';
import { addDays, tallinnDay } from '#model/tallinn-day.ts';
import { formatCount, formatDate } from '#site/format.ts';
import { holidayName } from '#site/messages/public-holidays.ts';
import { translator } from '#site/messages/messages.ts';
import { wrongWaste } from '#model/unserved-reason.ts';
import { missedTexts } from '#site/messages/missed-days.ts';
import { yearTexts } from '#site/messages/year-view.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { tabTo } from './site/keyboard.ts';
import { answerUnserved, lookUp, lookupOn, lookupPath, manyLookups } from './site/lookup-page.ts';
import { gate } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient(manyLookups);
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

test.skipIf(isWithoutBrowser)('on a slow network the days wait for what was missed', async () => {
  await visit(phone, async (page) => {
    const list = gate();
    await answerUnserved(page, [missed]);
    await page.route('**/api/unserved', async (route) => {
      await list.isOpen;
      await route.fallback();
    });
    await serverFollowsPage(page);
    await page.clock.install();
    await page.goto(lookupPath('et'));
    const { field, cards } = lookupOn(page);
    await field.fill('1000003');
    const asked = page.waitForRequest('**/api/unserved');
    // Only the test moves the time of the page from here: a slow machine does not use up its patience.
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.press('Enter');
    await asked;
    await page.clock.runFor(2000);
    list.open();
    await cards.first().waitFor();
    expect(await page.locator('.missed').count()).toBe(1);
  });
});

test.skipIf(isWithoutBrowser)(
  'who had the wrong waste in the container is led to what goes where',
  async () => {
    for (const locale of locales) {
      await visit(desktop, async (page) => {
        await answerUnserved(page, [{ ...missed, reason: 'Konteineris olid valed jäätmed' }]);
        await lookUp(page, locale);
        const link = page.getByRole('link', { name: missedTexts(locale).whatGoesWhere });
        expect(await link.getAttribute('href')).toBe(`${locale === 'et' ? '' : `/${locale}`}/sorting`);
      });
    }
  },
);

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
          [...document.querySelectorAll('.missed-days, .discharges')].map(({ className }) => className),
        );
        expect(order).toEqual(['missed-days', 'discharges']);
        expect(await audit(page, locale)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'by keyboard the report of a missed emptying leads to a form with everything filled in, and its address keeps nothing',
  async () => {
    for (const locale of locales) {
      await visit(phone, async (page) => {
        await answerUnserved(page, [missed]);
        await lookUp(page, locale);
        await tabTo(page, '.missed a');
        await page.keyboard.press('Enter');
        const field = (name: string) => page.locator(`main form [name=${name}]`);
        await expect.poll(() => field('contractNumber').inputValue()).toMatch(/1000003/u);
        expect(await field('topic').inputValue()).toBe('3');
        const subject = await field('subject').inputValue();
        for (const part of [formatDate(dayIn(-1), locale), 'Kase tänav 4, Keila'])
          expect(subject).toContain(part);
        const texts = missedTexts(locale);
        const description = await field('description').inputValue();
        for (const part of [
          `${texts.reason}: ${reasons[locale]}`,
          `${texts.newDay}: ${formatDate(dayIn(2), locale)}`,
          texts.waste,
        ])
          expect(description).toContain(part);
        expect([...new URL(page.url()).searchParams.keys()]).toEqual(['topic', 'wasteType']);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'a doubtful address says so, a day that is not over too, and a failed list says nothing',
  async () => {
    for (const locale of locales)
      await visit({ viewport: { width: 360, height: 740 }, ...still }, async (page) => {
        const texts = missedTexts(locale);
        await serverFollowsPage(page);
        await page.clock.setFixedTime(new Date(`${dayIn(0)}T12:00:00+02:00`));
        await answerUnserved(page, [
          { ...missed, address: 'Kase tn 4-3' },
          { ...missed, id: '2', date: dayIn(0), reason: undefined },
        ]);
        await lookUp(page, locale);
        await page.locator('.missed').nth(1).waitFor();
        expect(await page.locator('.missed h3').allInnerTexts()).toEqual([texts.today, texts.perhaps]);
        // Nobody reports what may still come.
        expect(await page.locator('.missed').first().locator('a').count()).toBe(0);
        expect(await page.locator('.missed').first().innerText()).toContain(
          texts.stillComing.replace('{time}', '22:00'),
        );
        expect(await audit(page, locale)).toEqual([]);
        await page.unroute('**/api/unserved');
        const today = { ...missed, address: 'Kase tn 4-3', date: dayIn(0), reason: wrongWaste.et };
        await answerUnserved(page, [today]);
        await lookUp(page, locale);
        await expect.poll(() => page.locator('.missed h3').allInnerTexts()).toEqual([texts.perhapsToday]);
        expect(await page.locator('.missed a').count()).toBe(0);
        await page.unroute('**/api/unserved');
        await answerUnserved(page, 'failing');
        await lookUp(page, locale);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('.missed, .answer-failed').count()).toBe(0);
      });
  },
);

const billsOf: Readonly<Record<Locale, string>> = {
  et: 'Praegu teada olevate päevade järgi läheb selle kuu arvele veel 2 tühjendust ja järgmise kuu arvele 3 tühjendust.',
  ru: 'По известным сейчас дням в счёт этого месяца войдёт ещё 2 вывоза, в счёт следующего – 3 вывоза.',
  en: 'Going by the days known now, this month’s bill has 2 collections still to come and next month’s has 3 collections.',
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
function marksOf(page: Page) {
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
    for (const locale of locales) {
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
        expect(await marksOf(page)).toEqual([
          ['solid', 'none', 'solid'],
          ['none', 'underline', expect.anything()],
          ['none', 'none', 'dashed'],
        ]);
      });
    }
  },
);
