/** Where a message about a field says the telephone, it can be called. */
import { afterAll, expect, test } from 'vitest';
import { infoPhone } from './site/company.ts';
import { locales } from '#platform/languages/locale.ts';
import { openClient } from './site/client.ts';
import { contactPath, formOn } from './site/form-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'beside the field and in the summary, whether the script or the server refused it',
  async () => {
    for (const locale of locales)
      await visit(desktop, async (page) => {
        await page.goto(`${contactPath(locale)}?topic=3`);
        const { form, field, fault, submit, summary } = formOn(page);
        await field('contractNumber').fill('Kase tn 4');
        await submit.click();
        const inSummary = summary.locator(`li span a[href="tel:${infoPhone}"]`);
        const beside = fault('contractNumber').locator(`a[href="tel:${infoPhone}"]`);
        await beside.waitFor();
        expect(await inSummary.count()).toBe(1);
        for (const name of ['name', 'subject', 'description']) await field(name).fill('Mari');
        await field('email').fill('mari@example.ee');
        // Nothing else is left in the summary, and the message is still that.
        expect(await summary.locator('li').count()).toBe(1);
        expect(await inSummary.count()).toBe(1);
        // As without scripts.
        await form.evaluate((one: HTMLFormElement) => {
          HTMLFormElement.prototype.submit.call(one);
        });
        await page.waitForURL('**/api/helpdesk');
        await beside.waitFor();
        expect(await inSummary.count()).toBe(1);
      });
  },
);
