/** What was missed at the address of a contract that a device remembers. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { missedTexts } from '#features/unserved/missed-messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { answerUnserved, dayIn, lookupOn, lookupPath, missed } from './site/lookup-page.ts';
import {
  ageAnswers,
  homePath,
  openWithDays,
  rememberContract,
  rememberedOn,
  storedContracts,
} from './site/remembered-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const names: Readonly<Record<Locale, string>> = { et: 'Kodu', ru: 'Дом', en: 'Home' };

const noticesOn = (page: Page) => rememberedOn(page).root.locator('.missed');

/** Which of the two stands first, by class. */
const order = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.remembered .missed-days, .remembered .remembered-days')].map(
      ({ classList }) => classList[0],
    ),
  );

test.skipIf(isWithoutBrowser)(
  'it stands above the days, on the home page and on the page of the lookup, in each language, and leads to all of them',
  async () => {
    for (const locale of drivenLocales)
      await visit({ viewport: { width: 360, height: 740 }, ...still }, async (page) => {
        await answerUnserved(page, [missed, { ...missed, id: '2', address: 'Kase tänav 5' }]);
        await rememberContract(page, '1000003', { name: names[locale], locale });
        const texts = missedTexts(locale);
        for (const path of [homePath(locale), lookupPath(locale)]) {
          await openWithDays(page, path);
          await noticesOn(page).waitFor();
          const text = await noticesOn(page).innerText();
          const parts = [
            `${texts.missed}: ${names[locale]}`,
            formatDate(dayIn(2), locale),
            texts['advice.access'],
          ];
          for (const part of parts) expect(text).toContain(part);
          expect((await order(page)).slice(0, 2)).toEqual(['missed-days', 'remembered-days']);
          expect(await audit(page, path)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        }
        expect(await storedContracts(page)).not.toMatch(/Kase tänav|Keila|Harju/u);
        await page.goto(homePath(locale));
        const more = texts.more.replace('{name}', names[locale]);
        await page.getByRole('link', { name: more }).click();
        await page.waitForURL(`**${lookupPath(locale)}`);
        await lookupOn(page).root.locator('.missed').waitFor();
      });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'it comes with a newer list, goes with it, and stays where the list fails',
    async () => {
      await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
        await answerUnserved(page, []);
        await rememberContract(page, '1000003');
        const shown = async (addresses: Parameters<typeof answerUnserved>[1]) => {
          await page.unroute('**/api/unserved');
          await answerUnserved(page, addresses);
          await ageAnswers(page);
          await openWithDays(page, '/');
          await page.waitForLoadState('networkidle');
          return await noticesOn(page).count();
        };
        expect(await shown([])).toBe(0);
        expect(await shown([{ ...missed, address: 'Kase tn 4-3' }])).toBe(1);
        expect(await noticesOn(page).innerText()).toContain(missedTexts('et').perhapsUnnamed);
        expect(await shown('failing')).toBe(1);
        expect(await shown([])).toBe(0);
      });
    },
  );
