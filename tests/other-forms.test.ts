/** User tests of the helpdesk's own form on its test page, and of the order of septic transport. */
import { afterAll, expect, test } from 'vitest';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { beginEarlier, formOn, pathIn } from './site/form-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const orderPath = '/home-customer/ordering-fecal-transport';

test.skipIf(isWithoutBrowser)(
  "the helpdesk's own form is drawn from its fields, sent, and leads to the page that follows",
  async () => {
    await visit(desktop, async (page) => {
      await beginEarlier(page);
      await page.goto('/en/odoo-test');
      const { form, field, fault, submit, summary, reference } = formOn(page);
      await field('partner_name').fill('Mari Näide');
      expect(await form.locator('.field-name').allTextContents()).toEqual([
        'Nimi',
        'E-post',
        'Telefon',
        'Pealkiri',
        'Küsimus',
        'Manus',
      ]);
      expect(await form.textContent()).toContain('This is a demonstration');
      await submit.click();
      await summary.waitFor();
      expect(await summary.locator('h2').textContent()).toBe('Correct 3 fields');
      await field('partner_email').fill('mari@example.ee');
      await field('description').fill('Tere');
      await field('name').fill('demo fields');
      await submit.click();
      await summary.getByText('did not accept one of the fields').waitFor();
      expect(await fault('partner_email').isVisible()).toBe(true);
      await field('name').fill('Tere');
      await submit.click();
      await reference.waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/customer-support/contact-us/submitted');
    });
  },
);

/** Fields of every kind, with texts that would be markup if they were not escaped. */
const strangeFields = [
  { name: 'a', label: '<img src=x> & "A"', type: 'text', isRequired: true, options: [] },
  {
    name: 'b',
    label: 'B',
    type: 'select',
    isRequired: false,
    options: [{ value: '1', label: '<b>üks</b>' }],
  },
  {
    name: 'c',
    label: 'C',
    type: 'radio',
    isRequired: true,
    options: [
      { value: 'jah', label: 'Jah' },
      { value: 'ei', label: 'Ei' },
    ],
  },
  { name: 'd', label: 'D', type: 'checkbox', isRequired: false, options: [{ value: 'on', label: 'Nõus' }] },
  ...['email', 'tel', 'number', 'date', 'url', 'textarea', 'file'].map((type) => ({
    name: type,
    label: type,
    type,
    isRequired: false,
    options: [],
  })),
];

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00.000Z' };

/** Spec §8. */
const failed = {
  et: 'Sisu laadimine ebaõnnestus',
  ru: 'Не удалось загрузить содержимое',
  en: 'Failed to load content',
} as const;

test.skipIf(isWithoutBrowser)(
  "a helpdesk form that does not load says 'Failed to load content', in each language, and can be asked for again",
  async () => {
    const found: string[] = [];
    for (const locale of drivenLocales) {
      await visit({ viewport: { width: 320, height: 640 }, ...still }, async (page) => {
        // Every failure in one language, and its words in each language.
        const failures = [
          { status: 502, body: '{}' },
          { status: 200, body: '{"fields":' },
          { status: 200, body: JSON.stringify({ ...provenance, fields: [{ name: 7 }] }) },
        ].slice(locale === 'et' ? 0 : 2);
        const answers = [
          ...failures,
          { status: 200, body: JSON.stringify({ ...provenance, fields: strangeFields }) },
        ];
        const asked: string[] = [];
        await page.route('**/api/helpdesk', async (route) => {
          asked.push(route.request().method());
          await route.fulfill({ contentType: 'application/json', ...answers[asked.length - 1] });
        });
        await page.goto(pathIn(locale, '/odoo-test'));
        const place = page.locator('.helpdesk-place');
        for (const index of failures.keys()) {
          await expect.poll(() => asked.length).toBe(index + 1);
          await place.getByText(failed[locale]).waitFor();
          await place.locator('button').click();
        }
        const { form, field } = formOn(page);
        await field('a').waitFor();
        expect(await form.locator('.field-name').first().textContent()).toBe('<img src=x> & "A"');
        expect(await field('b').locator('option').last().textContent()).toBe('<b>üks</b>');
        expect(await field('c').count()).toBe(2);
        if (locale === 'ru') found.push(...(await audit(page, locale)));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'septic transport is ordered by touch, and the next page says that nobody was told, since there is no mail server',
  async () => {
    await visit(phone, async (page) => {
      await beginEarlier(page);
      await page.goto(orderPath);
      const { form, field, fault, submit, summary, reference } = formOn(page);
      await submit.tap();
      await summary.waitFor();
      expect(await summary.locator('a').allTextContents()).toEqual([
        'Nimi:',
        'Telefon:',
        'Tühjendamise aadress:',
        'Mida tühjendada:',
      ]);
      await field('name').fill('Mari Näide');
      await field('phone').fill('+372 5555 5555');
      await field('address').fill('Tamme 1, Keila');
      await form.getByText('septik', { exact: true }).tap();
      await field('volume').fill('kolm');
      await field('day').fill(tallinnDay(Date.now()));
      await submit.tap();
      await summary.getByText('Parandage 2 välja').waitFor();
      expect(await fault('volume').textContent()).toBe('Kirjutage arv, näiteks 3,5.');
      expect(await fault('day').textContent()).toContain('Selle päeva jaoks on hilja.');
      await field('volume').fill('3,5');
      await field('day').fill(addDays(tallinnDay(Date.now()), 30));
      await submit.tap();
      await reference.waitFor();
      expect(new URL(page.url()).pathname).toBe(`${orderPath}/submitted`);
      expect(await page.locator('#outbox').isVisible()).toBe(true);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the order form with all of its faults has no fault that axe knows and fits into 320 pixels',
    async () => {
      await visit({ viewport: { width: 320, height: 640 }, colorScheme: 'dark', ...still }, async (page) => {
        await page.goto(pathIn('ru', orderPath));
        const { submit, summary } = formOn(page);
        await submit.click();
        await summary.waitFor();
        expect(await audit(page, orderPath)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    },
  );
