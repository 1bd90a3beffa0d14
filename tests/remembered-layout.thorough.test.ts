/** How the days of remembered contracts come onto a page, and how they look there. */
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { answerLookups, lookupPath } from './site/lookup-page.ts';
import { drawFrames, recordMoves } from './site/page-probes.ts';
import { ageAnswers, openWithDays, rememberContract, rememberedOn } from './site/remembered-page.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'lists and choice have no faults that axe finds, and fit 360 and 320 px',
  async () => {
    await visit({ ...phone, ...still }, async (page) => {
      await rememberContract(page, '1000003', { name: 'Ä'.repeat(40), locale: 'ru' });
      const found: string[] = [];
      const auditBoth = async (where: string) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          found.push(...(await audit(page, `${where} ${colorScheme}`)));
        }
      };
      await auditBoth('choice');
      await ageAnswers(page);
      await page.route('**/api/discharges', (route) => route.abort());
      for (const path of ['/ru', lookupPath('ru')]) {
        await openWithDays(page, path);
        for (const summary of await page.locator('.remembered summary:visible').all()) await summary.click();
        await auditBoth(path);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(isWide, `${path} at ${String(width)} px`).toBe(false);
        }
      }
      expect(found).toEqual([]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'nothing moves when remembered days come, nor where there are none',
  async () => {
    for (const options of [phone, desktop]) {
      await visit(options, async (page) => {
        await answerLookups(page, () => ({}));
        const moves = await recordMoves(page);
        for (const path of ['/en', lookupPath('en')]) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await moves()).toEqual([]);
        }
        await rememberContract(page, '1234567', { locale: 'en' });
        for (const path of ['/en', lookupPath('en')]) {
          // The first visit to a page tells the height of its list.
          await openWithDays(page, path);
          await ageAnswers(page);
          await openWithDays(page, path);
          await drawFrames(page, 20);
          expect(await moves()).toEqual([]);
        }
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'days of a contract that has just been ticked come below the answer, which stays where it is',
  async () => {
    await visit(phone, async (page) => {
      await answerLookups(page, () => ({}));
      const moves = await recordMoves(page);
      await rememberContract(page, '1234567', { locale: 'en' });
      const { settled, root } = rememberedOn(page);
      await settled.waitFor({ state: 'attached' });
      expect(await page.locator('.lookup + .remembered').count()).toBe(1);
      expect((await moves()).filter((move) => /lookup|remember/u.test(move))).toEqual([]);
      await page.reload();
      await root.waitFor();
      expect(await page.locator('.remembered + .lookup').count()).toBe(1);
    });
  },
);
