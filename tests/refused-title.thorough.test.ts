/** The title of a page says that its form was refused, whoever refused it, until what was wrong is mended. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { openClient } from './site/client.ts';
import { answerForms, contactPath, fillQuestion, formOn, pathIn } from './site/form-page.ts';
import { answerLookups, lookupOn, lookupPath } from './site/lookup-page.ts';
import { homePath } from './site/remembered-page.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const prefixes: Readonly<Record<Locale, string>> = { et: 'Viga: ', ru: 'Ошибка: ', en: 'Error: ' };

/** Compares the title with what it was when the page came. */
async function watchTitle(page: Page, locale: Locale) {
  const usual = await page.title();
  return {
    isRefused: () => expect.poll(() => page.title()).toBe(prefixes[locale] + usual),
    isUsual: () => expect.poll(() => page.title()).toBe(usual),
  };
}

test.skipIf(isWithoutBrowser)('of the lookup: a missing number, a wrong one, and a failure', async () => {
  for (const locale of drivenLocales)
    for (const path of [homePath(locale), lookupPath(locale)])
      await visit(desktop, async (page) => {
        await page.goto(path);
        const title = await watchTitle(page, locale);
        const { field, refusal, cards } = lookupOn(page);
        await field.press('Enter');
        await refusal.waitFor();
        await title.isRefused();
        await field.fill('1000003');
        await title.isUsual();
        await field.fill('Kase tn 4, korter 7, Keila linn');
        await field.press('Enter');
        await title.isRefused();
        await answerLookups(page, (count) => (count === 1 ? { status: 502, body: {} } : {}));
        await field.fill('1234567');
        await field.press('Enter');
        await title.isRefused();
        await field.press('Enter');
        await cards.first().waitFor();
        await title.isUsual();
      });
});

test.skipIf(isWithoutBrowser)(
  'of the contact form and of the order, until every field is right',
  async () => {
    for (const locale of drivenLocales)
      for (const path of [contactPath(locale), pathIn(locale, '/home-customer/ordering-fecal-transport')])
        await visit(desktop, async (page) => {
          await page.goto(path);
          const title = await watchTitle(page, locale);
          const { field, form, submit, summary } = formOn(page);
          if (path === contactPath(locale)) await field('topic').selectOption('10');
          await submit.click();
          await summary.waitFor();
          await title.isRefused();
          for (const [name, value] of Object.entries(filled))
            if (await form.locator(`[name="${name}"]:visible`).count()) await field(name).fill(value);
          for (const select of await form.locator('select:visible').all())
            await select.selectOption({ index: 1 });
          for (const choices of await form.locator('fieldset.field:visible').all())
            await choices.locator('input').first().check();
          await summary.waitFor({ state: 'hidden' });
          await title.isUsual();
        });
  },
);

/** By name, in both forms. */
const filled: Readonly<Record<string, string>> = {
  name: 'Mari Näide',
  phone: '5123 4567',
  email: 'mari@example.ee',
  contractNumber: '1000003',
  address: 'Kase tn 4, Keila',
  volume: '3',
  subject: 'Tere',
  description: 'Tere',
};

test.skipIf(isWithoutBrowser)(
  'of a form that the helpdesk refused, and of one that the server refused',
  async () => {
    await visit(desktop, async (page) => {
      await answerForms(page, () => ({ status: 502, body: {} }));
      await page.goto(contactPath('en'));
      const title = await watchTitle(page, 'en');
      const { form, field, submit, summary } = formOn(page);
      await fillQuestion(page);
      await submit.click();
      await summary.waitFor();
      await title.isRefused();
      await page.unroute('**/api/helpdesk');
      await field('email').fill('mari');
      // As without scripts.
      await form.evaluate((one: HTMLFormElement) => {
        HTMLFormElement.prototype.submit.call(one);
      });
      await page.waitForURL('**/api/helpdesk');
      await title.isRefused();
      await field('email').fill('mari@example.ee');
      await title.isUsual();
    });
  },
);

test.skipIf(isWithoutBrowser)('of the search, which needs words', async () => {
  for (const locale of drivenLocales)
    await visit(desktop, async (page) => {
      await page.goto(pathIn(locale, '/search'));
      const title = await watchTitle(page, locale);
      const field = page.locator('#search-query');
      await field.focus();
      await page.waitForLoadState('networkidle');
      await field.press('Enter');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await title.isRefused();
      await field.fill('klaas');
      await title.isUsual();
    });
});
