/** What the form says of a chosen day before it is sent. */
import { afterAll, expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { openClient } from './site/client.ts';
import { contactPath, formOn } from './site/form-page.ts';
import { parseHtml } from './site/html-element.ts';
import { attributes } from './site/pages.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, send, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'a public holiday, a day too far ahead and an impossible one each raise a remark before sending, and a usual day none',
  async () => {
    for (const locale of locales)
      await visit(desktop, async (page) => {
        const t = translator(locale);
        await serverFollowsPage(page);
        await page.clock.setFixedTime('2026-11-20T12:00:00Z');
        await page.goto(`${contactPath(locale)}?topic=5`);
        const { field, fault, form } = formOn(page);
        const hint = form.locator('.day-hint');
        const collectRemarks = async (day: string) => {
          await field('desiredDay').fill(day);
          await field('name').focus();
          const marked = (await fault('desiredDay').isVisible()) ? await fault('desiredDay').innerText() : '';
          return { hint: await hint.innerText(), marked };
        };
        const holiday = t('common.form.day.holiday');
        const usual = await collectRemarks('2026-12-08');
        expect([usual.hint.includes(holiday), usual.marked]).toEqual([false, '']);
        for (const day of ['2026-12-25', '2027-03-26']) {
          const remarks = await collectRemarks(day);
          expect([remarks.hint.includes(holiday), remarks.marked]).toEqual([true, '']);
        }
        const { marked } = await collectRemarks('9999-12-31');
        expect(marked).toBe(t('common.form.fault.day-too-late'));
        expect((await collectRemarks('2026-12-09')).marked).toBe('');
      });
  },
);

test('the remark about a day is heard when it comes', async () => {
  const form = parseHtml((await send(contactPath('et'))).body);
  expect(attributes(form, '.day-hint', 'aria-live')).toEqual(['polite']);
});
