/** What happens beside the days of a lookup: what was before them, and where the focus is. */
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { wrongWaste } from '#shell/languages/unserved-reasons.ts';
import { missedTexts } from '#features/unserved/missed-messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { tabTo } from './site/keyboard.ts';
import {
  answerLookups,
  answerUnserved,
  dayIn,
  lookUp,
  lookupOn,
  lookupPath,
  missed,
} from './site/lookup-page.ts';
import { gate } from './site/page-probes.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const reasons: Readonly<Record<Locale, string>> = {
  et: 'Ligipääs konteinerile oli suletud',
  ru: 'Доступ к контейнеру был закрыт',
  en: 'Access to the container was blocked',
};

test.skipIf(isWithoutBrowser)(
  'an answer takes the focus where it is in view too, after asking again as well, and from nobody who has gone on',
  async () => {
    await visit({ viewport: { width: 1440, height: 1600 } }, async (page) => {
      const { field, cards, answer } = lookupOn(page);
      const isFocused = () => answer.evaluate((element) => element === document.activeElement);
      const response = gate();
      await answerLookups(page, (count) =>
        count < 3 ? { status: 502, body: {} } : { after: response.isOpen },
      );
      await page.goto(lookupPath('et'));
      await field.fill('1234567');
      await page.keyboard.press('Enter');
      await answer.locator('.answer-failed').waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(isFocused).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(isFocused).toBe(true);
      await field.fill('7654321');
      await page.keyboard.press('Enter');
      const elsewhere = page.locator('.site-footer a').first();
      await elsewhere.focus();
      response.open();
      await cards.first().waitFor();
      expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true);
    });
  },
);

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
    for (const locale of drivenLocales) {
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
    for (const locale of drivenLocales) {
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
    for (const locale of drivenLocales) {
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

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a doubtful address says so, a day that is not over too, and a failed list says nothing',
    async () => {
      for (const locale of drivenLocales)
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
