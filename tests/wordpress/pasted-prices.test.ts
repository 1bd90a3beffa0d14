/** Prices pasted from a spreadsheet into the form of a price list, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { priceListSchema } from '#features/prices/price-list.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from '../site/visits.ts';
import { create } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { field, openEntry, paste, update } from './form-browser.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

const base = openFormBase('kojv_olme');
const visit = openBrowser('http://127.0.0.1');
const isSkipped = isWithoutWordPress || isWithoutBrowser;

const openForm = async (page: Page, id: number) =>
  openEntry(page, base.administration, { type: 'kojv_olme', id });

/** As a spreadsheet of Estonia copies it. */
const sheet = [
  'Mahuti\tTühjendus, €\tRent kuus, €\tMüük, €',
  '0,14 m³ ratastega\t1,71\t1,81\t45',
  'Olematu\t2,16\t-\t',
  '0,66 m³ ratastega\t1 234,50\tabc\t224,00 €',
].join('\r\n');

test.skipIf(isSkipped)('prices are pasted from a spreadsheet into the cell with the cursor', async () => {
  const acf = { region: 'Tallinn', valid_from: '2026-01-01', valid_until: '2999-01-01', vat_rate: '24' };
  const id = await create('kojv_olme', { title: 'Nõmme', acf });
  await visit(desktop, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page, id);
    await page.getByRole('button', { name: 'Add: Prices of containers' }).click();
    await field(page, 'tables.0.waste_type').selectOption('mixed');
    const table = field(page, 'tables.0').locator('table');
    const [first, second, third] = await containerLabels(table);
    const copied = sheet.replace('0,14 m³ ratastega', first).replace('0,66 m³ ratastega', third);
    await paste(page, table.locator('tbody select').first(), copied);
    const told = field(page, 'tables.0').getByRole('status');
    expect(await told.textContent()).toContain('Rows pasted: 3.');
    expect(await told.textContent()).toContain('2: “Olematu”, 3: “abc”');
    expect(await table.locator('tbody tr').count()).toBe(3);
    await told.getByRole('button', { name: 'Undo' }).click();
    expect(await table.locator('tbody tr').count()).toBe(1);
    expect(await field(page, 'tables.0.rows.0.emptying').inputValue()).toBe('');

    await paste(page, table.locator('tbody select').first(), copied);
    // What is no number stays to be seen, and is marked without saving.
    const wrong = table.getByRole('textbox', { name: 'Rent per month, € 3' });
    await page.getByText('This is not a number.').first().waitFor();
    expect(await wrong.inputValue()).toBe('abc');
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    await wrong.fill('4,80');
    await table.locator('tbody tr').nth(1).locator('select').selectOption({ label: second });
    await page.getByRole('button', { name: 'Move row 3 up' }).click();
    await page.getByRole('button', { name: 'Remove row 3' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.site-publisher-summary').waitFor({ state: 'hidden' });
    await update(page);
    expect(await page.locator('.site-publisher-fault:visible').allTextContents()).toEqual([]);
  });
  const synced = new SyncedSite();
  expect((await synced.sync()).problems).toEqual([]);
  const list = priceListSchema.parse(synced.read(`price-lists/${id}.json`));
  expect(list.tables).toMatchObject([
    {
      type: 'containers',
      wasteType: 'mixed',
      rows: [
        { emptying: 1.71, rentPerMonth: 1.81, sale: 45 },
        { emptying: 1234.5, rentPerMonth: 4.8, sale: 224 },
        { emptying: 2.16, rentPerMonth: null, sale: null },
      ],
    },
  ]);
});

test.skipIf(isSkipped)(
  'a spreadsheet with sizes and prices with tax goes where its headings say',
  async () => {
    const id = await create('kojv_olme', { title: 'Keila', acf: { region: 'Keila linn' } });
    await visit({ ...phone, isMobile: false }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openForm(page, id);
      await page.getByRole('button', { name: 'Add: Prices of containers' }).click();
      const table = field(page, 'tables.0').locator('table');
      const copied = [
        'Size\tEmptying without VAT\tEmptying with VAT\tRent',
        '0,08\t1,20\t1,49\t1,75',
        '240 l\t3,10\t3,84\t-',
      ].join('\r\n');
      await paste(page, table.locator('tbody select').first(), copied);
      const told = field(page, 'tables.0').getByRole('status');
      expect(await told.textContent()).toBe(
        'Rows pasted: 2. Columns that this table does not have were left out: Emptying with VAT. Undo',
      );
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll<HTMLInputElement>('select, input')].map(({ value }) => value),
          ),
        );
      expect(rows).toEqual([
        ['wheeled-0.08', '1,20', '1,75', ''],
        ['wheeled-0.24', '3,10', '-', ''],
      ]);
      // On a phone each price is as wide as what it is written in.
      const price = await field(page, 'tables.0.rows.0.emptying').boundingBox();
      expect(price?.width).toBeGreaterThan(100);
    });
  },
);

/** Names of three containers that editors choose from. */
async function containerLabels(table: Locator): Promise<readonly [string, string, string]> {
  const [first, second, third] = (
    await table.locator('tbody select').first().locator('option').allTextContents()
  ).slice(1);
  if (first === undefined || second === undefined || third === undefined)
    throw new RangeError('There are no three containers.');
  return [first, second, third];
}
