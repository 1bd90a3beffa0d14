/** Until when something can be ordered, below the days of a lookup. */
import { afterAll, expect, test } from 'vitest';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { computeCutOff, cutOffDay, orderableDays } from '#shell/form/cut-off.ts';
import { formatDate } from '#shell/languages/format.ts';
import { orderUntil, timeLeft } from '#features/lookup/order-until-messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { tabTo } from './site/keyboard.ts';
import { answerLookups, answerUnserved, goodAnswer, lookUp } from './site/lookup-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);
const minuteMs = 60_000;

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the time left to order is shown by the minute and follows the clock',
    async () => {
      const shown = {
        et: 'Aega on 3 tundi 20 minutit.',
        ru: 'Осталось времени: 3 часа 20 минут.',
        en: 'Time left: 3 hours 20 minutes.',
      } as const;
      for (const locale of drivenLocales) {
        await visit({ viewport: { width: 360, height: 740 }, ...still }, async (page) => {
          await serverFollowsPage(page);
          await page.clock.install({ time: new Date(computeCutOff('2026-11-24') - 200 * minuteMs) });
          await answerUnserved(page, []);
          await lookUp(page, locale);
          const until = page.locator('.order-until');
          const plain = async () => (await until.innerText()).replaceAll('\u00a0', ' ');
          expect(await plain()).toContain(shown[locale]);
          expect(await until.innerText()).toContain(formatDate('2026-11-24', locale));
          const link = new URL((await until.locator('a').getAttribute('href')) ?? '', origin);
          expect([link.searchParams.get('topic'), link.searchParams.get('desiredDay')]).toEqual([
            '5',
            '2026-11-24',
          ]);
          expect(await audit(page, locale)).toEqual([]);
          // Readers hear the hours, and near the end the minutes, not each of them.
          const read = until.locator('[role="status"]');
          const heard = new Set<string>();
          for (let minutes = 0; minutes < 198; minutes += 2) {
            heard.add((await read.textContent()) ?? '');
            await page.clock.runFor(2 * minuteMs);
          }
          expect([...heard]).toEqual([240, 180, 120, 60, 30, 10, 5].map((left) => timeLeft(left, locale)));
          expect(await until.locator('strong').innerText()).toBe(timeLeft(2, locale));
          await page.clock.runFor(4 * minuteMs);
          expect(await until.innerText()).toContain(formatDate('2026-11-25', locale));
          await tabTo(page, '.order-until a');
        });
      }
    },
  );

test.skipIf(isWithoutBrowser)(
  'the deadline follows the rule of the form over holidays and weekends, and a far one has no clock',
  async () => {
    const orderables = [
      // Friday afternoon: Tuesday is ordered until Monday.
      [computeCutOff('2026-11-23') + 30 * minuteMs, '2026-11-24', false],
      // The day before Christmas Eve is three hours shorter for the office, not for orders.
      [computeCutOff('2026-12-24') - 30 * minuteMs, '2026-12-24', true],
      [computeCutOff('2026-12-24') + minuteMs, '2026-12-29', false],
      [computeCutOff('2027-01-01') - minuteMs, '2027-01-01', true],
      // Good Friday and Easter.
      [Date.parse('2027-03-26T10:00:00Z'), '2027-03-30', false],
    ] as const;
    await visit({ ...desktop, ...still }, async (page) => {
      for (const [instant, day, hasClock] of orderables) {
        expect(orderableDays(instant).first).toBe(day);
        await serverFollowsPage(page);
        await page.clock.setFixedTime(new Date(instant));
        await answerUnserved(page, []);
        await answerLookups(page, () => ({
          body: {
            ...goodAnswer(),
            discharges: goodAnswer().discharges.map((one) => ({ ...one, date: '2027-06-01' })),
          },
        }));
        await lookUp(page, 'et');
        const until = page.locator('.order-until');
        const written = { day, until: cutOffDay(day), time: cutOffTime };
        expect(await until.locator('p').first().innerText()).toBe(orderUntil(written, 'et'));
        expect(await until.locator('strong').count()).toBe(hasClock ? 1 : 0);
        const link = (await until.locator('a').getAttribute('href')) ?? '';
        expect(new URL(link, origin).searchParams.get('desiredDay')).toBe(day);
      }
    });
  },
);
