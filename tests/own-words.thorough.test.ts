/** No form shows the browser's own words: with scripts the site says what is missing, in the language of the page. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { gate } from './site/page-probes.ts';
import { openClient } from './site/client.ts';
import { pathIn } from './site/form-page.ts';
import { lookupOn } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Pages with every kind of form. */
const paths = [
  '',
  '/customer-support/next-shipping-day',
  '/customer-support/contact-us',
  '/home-customer/ordering-fecal-transport',
  '/customer-support/unserved-addresses',
  '/home-customer/waste-stations',
  '/customer-support/price-lists/112',
  '/customer-support/faq',
  '/search',
  '/nowhere-at-all',
];

/** Forms with something required, by whether the browser checks them. */
const checked = (page: Page) =>
  page
    .locator('form:has([required])')
    .evaluateAll((forms: HTMLFormElement[]) => forms.map((form) => !form.noValidate));

test.skipIf(isWithoutBrowser)(
  'with scripts no form is checked by the browser, without them each is',
  async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visit({ ...desktop, javaScriptEnabled }, async (page) => {
        for (const path of paths) {
          await page.goto(`/en${path}`);
          const forms = await checked(page);
          expect(forms.length, path).toBeGreaterThan(0);
          expect(forms, path).toEqual(forms.map(() => !javaScriptEnabled));
        }
      });
    }
  },
);

const missing: Readonly<Record<Locale, string>> = {
  et: 'Sisestage lepingu number.',
  ru: 'Введите номер договора.',
  en: 'Enter your contract number.',
};

test.skipIf(isWithoutBrowser)(
  'the lookup says which number is missing, with the pointer and with the keyboard, until one is typed',
  async () => {
    for (const locale of locales) {
      await visit(locale === 'ru' ? desktop : phone, async (page) => {
        for (const path of ['', '/customer-support/next-shipping-day']) {
          await page.goto(pathIn(locale, path) || '/');
          const { field, submit } = lookupOn(page);
          const refusal = page.locator('.lookup-refusal');
          await submit.click({ force: true });
          await expect.poll(() => refusal.allTextContents()).toEqual([missing[locale]]);
          expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
          expect(await field.getAttribute('aria-invalid')).toBe('true');
          await page.keyboard.type('1');
          expect(await refusal.count()).toBe(0);
          await page.keyboard.press('Backspace');
          await page.keyboard.press('Enter');
          await expect.poll(() => refusal.count()).toBe(1);
        }
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'a search that is sent empty leads to the search page, which asks for a query',
  async () => {
    await visit(desktop, async (page) => {
      const status = page.locator('#search-status');
      for (const path of ['/en/customer-support/faq', '/en/nowhere-at-all', '/en/search']) {
        await page.goto(path);
        await page.locator('main').getByRole('search').getByRole('button').first().click();
        await expect.poll(() => status.innerText()).toBe('Enter what you are looking for.');
        expect(new URL(page.url()).pathname).toBe('/en/search');
      }
      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('paper');
      await expect.poll(() => status.innerText()).toMatch(/results/u);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a form that is sent while its script loads looks so until it has come',
  async () => {
    await visit(phone, async (page) => {
      const script = gate();
      await page.goto('/en');
      await page.route('**/_astro/*.js', async (route) => {
        await script.isOpen;
        await route.continue();
      });
      const { field, submit } = lookupOn(page);
      const opacity = () => submit.evaluate((button) => getComputedStyle(button).opacity);
      expect(await opacity()).toBe('1');
      await field.fill('1000003');
      await field.press('Enter');
      await expect.poll(opacity).toBe('0.55');
      script.open();
      await page.locator('.discharge').first().waitFor();
      await expect.poll(opacity).toBe('1');
    });
  },
);
