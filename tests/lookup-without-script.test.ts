/** What an answer of the lookup offers without JavaScript, in each language, by keyboard, on a telephone. */
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { formatCount, formatDate } from '#shell/languages/format.ts';
import { calendarPanelTexts } from '#features/calendar/panel-messages.ts';
import { missedTexts } from '#features/unserved/missed-messages.ts';
import { yearTexts } from '#features/calendar/year-messages.ts';
import { auditWithoutScript, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { tabTo } from './site/keyboard.ts';
import { lookupPath, manyLookups } from './site/lookup-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient({ ...manyLookups, CALENDAR_SECRET: 'planted-calendar-secret' });
const fileOnly = await openClient();
afterAll(() => Promise.all([client.close(), fileOnly.close()]));
const visit = openBrowser(client.origin);
const visitFileOnly = openBrowser(fileOnly.origin);

const withoutScript = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false, ...still } as const;

const dayIn = (days: number): string => addDays(tallinnDay(Date.now()), days);

async function lookUp(page: Page, locale: Locale): Promise<void> {
  await page.goto(lookupPath(locale));
  await tabTo(page, '#lookup-contract-number');
  await page.keyboard.type('L1000003');
  await page.keyboard.press('Enter');
  await page.locator('.lookup.visited').waitFor();
  // The page comes in parts.
  await page.waitForLoadState();
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

const mixedWaste: Readonly<Record<Locale, string>> = {
  et: 'Segaolmejäätmed',
  ru: 'Смешанные бытовые отходы',
  en: 'Mixed municipal waste',
};

/** The deadline as a sentence, without the time that is left. */
const deadline: Readonly<Record<Locale, RegExp>> = {
  et: new RegExp(
    String.raw`^Lisatühjenduse \p{L}+ks \([\d.]+\) saate tellida hiljemalt \p{L}+l, [\d.]+ kell ${cutOffTime}\.$`,
    'u',
  ),
  ru: new RegExp(
    String.raw`^Дополнительный вывоз на \p{L}+, [\d.]+, можно заказать до ${cutOffTime} \p{L}+, [\d.]+\.$`,
    'u',
  ),
  en: new RegExp(
    String.raw`^You can order an extra collection for \p{L}+, [\d \p{L}]+, until ${cutOffTime} on \p{L}+, [\d \p{L}]+\.$`,
    'u',
  ),
};

test.skipIf(isWithoutBrowser)(
  'the answer has the missed emptying first, the deadline, and the days as months',
  async () => {
    for (const locale of drivenLocales) {
      await visit(withoutScript, async (page) => {
        await lookUp(page, locale);
        const missed = missedTexts(locale);
        // The address of the demonstration is missed once in any four days.
        const [heading] = await page.locator('.missed h3').allInnerTexts();
        expect([missed.missed, missed.today]).toContain(heading);
        const order = await page.evaluate(() =>
          [...document.querySelectorAll('.missed-days, .discharges, .order-until, .panel-details')].map(
            ({ className }) => className,
          ),
        );
        // What can be done with the days comes before the cards, which are many.
        const openers = Array.from({ length: 3 }, () => 'panel-details');
        expect(order).toEqual(['missed-days', ...openers, 'discharges', 'order-until']);
        const until = await page.locator('.order-until p').allInnerTexts();
        expect(until).toHaveLength(2);
        expect(until[0]?.replaceAll('\u00a0', ' ')).toMatch(deadline[locale]);
        await tabTo(page, '.panel-details > summary');
        await page.keyboard.press('Enter');
        const today = page.locator('.year-view td.today');
        expect(await today.textContent()).toContain(mixedWaste[locale]);
        const cycles = (await page.locator('.year-cycles').innerText()).replaceAll('\u00a0', ' ');
        expect(cycles).toContain(formatCount(2, yearTexts(locale).weeks, locale));
        expect(cycles).toContain(formatDate(dayIn(0), locale).replaceAll('\u00a0', ' '));
        expect(await auditWithoutScript(page, locale)).toEqual([]);
        await expectFits(page);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)('a calendar is chosen and added with a form', async () => {
  for (const locale of drivenLocales) {
    await visit(withoutScript, async (page) => {
      const texts = calendarPanelTexts(locale);
      await lookUp(page, locale);
      await openCalendar(page);
      await tabTo(page, '[name=reminder]');
      await page.keyboard.press('ArrowDown');
      for (let kind = 0; kind < 4; kind += 1) {
        await tabTo(page, '[name=wasteType]');
        if (kind > 0) await page.keyboard.press('Space');
      }
      await tabTo(page, '[name=calendar]');
      await page.keyboard.press('Enter');
      await page.locator('.calendar-links').waitFor();
      expect(page.url()).toBe(client.origin + lookupPath(locale));
      const address = await page.locator('#calendar-address').inputValue();
      const { body } = await client.send(new URL(address).pathname);
      const events = ICAL.Component.fromString(body)
        .getAllSubcomponents('vevent')
        .map((one) => new ICAL.Event(one));
      expect(events.map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)).toEqual(
        [0, 4, 14, 28].map((days) => `${dayIn(days)} ${mixedWaste[locale]}`),
      );
      expect(body).toContain('TRIGGER:PT5H30M');
      const links = page.locator('.calendar-links > ul a');
      expect(
        await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split(':')[0])),
      ).toEqual(['webcal', 'https', 'https', 'webcal']);
      expect(await page.locator('.calendar-links').getByText(texts.copy).count()).toBe(0);
      // What was chosen stays chosen.
      expect(await page.locator('[name=reminder]:checked').inputValue()).toBe('morning');
      expect(await page.locator('[name=wasteType]:checked').count()).toBe(1);
      expect(await auditWithoutScript(page, locale)).toEqual([]);
      await expectFits(page);
    });
  }
});

test.skipIf(isWithoutBrowser)('a calendar file is downloaded with what was chosen', async () => {
  for (const locale of drivenLocales) {
    await visit(withoutScript, async (page) => {
      await lookUp(page, locale);
      await openCalendar(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: calendarPanelTexts(locale).file }).press('Enter'),
      ]);
      const names = { et: 'veopaevad.ics', ru: 'dni-vyvoza.ics', en: 'collection-days.ics' } as const;
      expect(file.suggestedFilename()).toBe(names[locale]);
    });
  }
});

if (isThorough)
  test.skipIf(isWithoutBrowser)('where there is no secret for calendars the answer says so', async () => {
    for (const locale of locales) {
      await visitFileOnly(withoutScript, async (page) => {
        await lookUp(page, locale);
        await openCalendar(page);
        await page.locator('[name=calendar]').press('Enter');
        expect(await page.locator('.lookup-panel [role=alert]').innerText()).toBe(
          calendarPanelTexts(locale).onlyFile,
        );
      });
    }
  });

async function openCalendar(page: Page): Promise<void> {
  await tabTo(page, '.panel-details:nth-of-type(2) > summary');
  await page.keyboard.press('Enter');
}
