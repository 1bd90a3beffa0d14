/** Forms of entries in a real browser: a week, a telephone number, a place on the map, and faults that are
 * said at their fields before and after saving. */
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#features/site.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from '../site/visits.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { create, setOptions } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { field, fieldsOf, openEntry, paste, update } from './form-browser.ts';
import { isWithoutWordPress } from './programs.ts';
import { stationFields } from './station-fields.ts';
import { SyncedSite } from './synced-site.ts';

const base = openFormBase('kojv_olme kojv_ehitus waste_stations contact_persons');
const visit = openBrowser('http://127.0.0.1');
const isSkipped = isWithoutWordPress || isWithoutBrowser;

const openForm = async (page: Page, type: string, id?: number) =>
  openEntry(page, base.administration, { type, id });

const [station] = shippedEntries('waste-stations', site.kinds['waste-stations']);

test.skipIf(isSkipped)('a station is closed on Fridays with a few clicks', async () => {
  if (!station) throw new RangeError('There are no stations.');
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }];
  const acf = { ...stationFields(station), hours };
  const id = await create('waste_stations', { title: station.name, acf });
  await visit(desktop, async (page) => {
    await openForm(page, 'waste_stations', id);
    const friday = page.locator('tr', { has: field(page, 'hours.0.days.5') });
    const opens = field(page, 'hours.0.days.5.0.opens');
    const closeFriday = async () => {
      await friday.getByRole('button', { name: 'Close this day: Friday' }).click();
      await friday.getByText('closed', { exact: true }).waitFor();
      expect(await opens.evaluate((input) => input === document.activeElement)).toBe(true);
    };
    await closeFriday();
    // A day that is like the one before takes one click.
    await friday.getByRole('button', { name: 'As the day before: Friday' }).click();
    expect(await opens.inputValue()).toBe('10:00');
    await closeFriday();
    // Times are typed as people write them, with two stops of the keyboard a day.
    const monday = field(page, 'hours.0.days.1.0.opens');
    await monday.fill('9');
    await monday.press('Tab');
    await page.keyboard.type('1730');
    await page.keyboard.press('Tab');
    expect(await monday.inputValue()).toBe('09:00');
    expect(await field(page, 'hours.0.days.1.0.closes').inputValue()).toBe('17:30');
    await update(page);
    expect(await page.locator('.site-publisher-fault:visible').count()).toBe(0);
  });
  const synced = new SyncedSite();
  expect((await synced.sync()).problems).toEqual([]);
  expect(synced.read(`waste-stations/${id}.json`)).toMatchObject({
    hours: [
      { days: [1], opens: '09:00', closes: '17:30' },
      { days: [2, 3, 4], opens: '10:00', closes: '18:00' },
    ],
    coordinates: station.coordinates,
  });
});

test.skipIf(isSkipped)(
  'an editor changes the telephone number of a person, and a wrong one is said at once',
  async () => {
    const acf = {
      role: { et: 'Klienditeenindaja', ru: 'Обслуживание клиентов', en: 'Customer service' },
      phone: '+372 600 0300',
      email: 'naidis@example.ee',
      map_region: 'Tallinn',
    };
    const id = await create('contact_persons', { title: 'Näidis Näidik', slug: 'naidis-naidik', acf });
    await visit(desktop, async (page) => {
      await openForm(page, 'contact_persons', id);
      const number = page.getByLabel('Telephone');
      await number.fill('6000301');
      await number.press('Tab');
      await field(page, 'phone_fault').getByText('A number looks like +372 600 0100.').waitFor();
      await number.fill('+372 600 0301');
      await number.press('Tab');
      await field(page, 'phone_fault').waitFor({ state: 'hidden' });
      await update(page);
      expect(await page.locator('#message').textContent()).toContain(
        'Saved. The box “Website” shows whether the change is on the website.',
      );
    });
    const synced = new SyncedSite();
    expect((await synced.sync()).problems).toEqual([]);
    expect(synced.read(`contact-persons/${id}.json`)).toMatchObject({
      name: 'Näidis Näidik',
      phone: '+372 600 0301',
    });
  },
);

/** What a form says of a VAT that is no number. */
const noNumber: Readonly<Record<Locale, string>> = {
  et: 'See ei ole arv. Kirjutage näiteks 12 või 12,50.',
  ru: 'Это не число. Напишите, например, 12 или 12,50.',
  en: 'This is not a number. Write for example 12 or 12.50.',
};
const vat: Readonly<Record<Locale, string>> = {
  et: 'Käibemaksumäär',
  ru: 'Ставка налога с оборота',
  en: 'VAT rate',
};

test.skipIf(isSkipped).for(locales)(
  'a wrong value is marked at its field in the language of the editor, before it is saved and after: %s',
  async (locale) => {
    await setOptions({ locale: { et: 'et', ru: 'ru_RU', en: 'en_US' }[locale] });
    onTestFinished(async () => setOptions({ locale: '' }));
    const id = await create('kojv_olme', { title: 'Nõmme', acf: { region: 'Tallinn', vat_rate: '24' } });
    await visit(locale === 'et' ? phone : desktop, async (page) => {
      await openForm(page, 'kojv_olme', id);
      const rate = field(page, 'vat_rate');
      await rate.fill('kakskümmend');
      await rate.press('Tab');
      await field(page, 'vat_rate_fault').getByText(noNumber[locale]).waitFor();
      await expectMarked(page, rate);
      // Nobody is kept from saving, and nothing that was typed is lost.
      await update(page);
      expect(await rate.inputValue()).toBe('kakskümmend');
      expect(await field(page, 'vat_rate_fault').textContent()).toBe(noNumber[locale]);
      await expectMarked(page, rate);
      await page.locator('.site-publisher-summary a', { hasText: vat[locale] }).click();
      expect(await rate.evaluate((input) => input === document.activeElement)).toBe(true);
      // Mended, it is no longer said, before anything is saved.
      await rate.fill('22');
      await rate.press('Tab');
      await field(page, 'vat_rate_fault').waitFor({ state: 'hidden' });
      expect(await rate.getAttribute('aria-invalid')).toBeNull();
    });
    expect(await fieldsOf('kojv_olme', id)).toMatchObject({ vat_rate: 'kakskümmend' });
  },
);

async function expectMarked(page: Page, input: Locator): Promise<void> {
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  const described = (await input.getAttribute('aria-describedby')) ?? '';
  const faults = described.split(' ').filter((id) => id.endsWith('_fault'));
  for (const id of faults) expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  expect(faults).toHaveLength(1);
}

test.skipIf(isSkipped)('the place of a station is a click on the map, or both numbers at once', async () => {
  const id = await create('waste_stations', { title: 'Jaam' });
  await visit(desktop, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page, 'waste_stations', id);
    const latitude = page.getByLabel('Latitude');
    const longitude = page.getByLabel('Longitude');
    // The middle of the map: near Paide.
    await page.locator('.site-publisher-map svg').click();
    expect(Number(await latitude.inputValue())).toBeCloseTo(58.6, 1);
    expect(Number(await longitude.inputValue())).toBeCloseTo(24.95, 1);
    await paste(page, latitude, '59.462831, 24.703856');
    expect([await latitude.inputValue(), await longitude.inputValue()]).toEqual(['59.462831', '24.703856']);
    await update(page);
  });
  expect(await fieldsOf('waste_stations', id)).toMatchObject({ latitude: 59.462831, longitude: 24.703856 });
});

test.skipIf(isSkipped)(
  'a form without its script has empty rows, and tells what is wrong after saving',
  async () => {
    const id = await create('waste_stations', { title: 'Jaam' });
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await openForm(page, 'waste_stations', id);
      await field(page, 'prices.0.code').fill('15 01 06');
      await field(page, 'prices.0.name.et').fill('Segapakend');
      await field(page, 'prices.2.code').fill('150107');
      await field(page, 'prices.2.resident').fill('0,5');
      await page.locator('#publish').click();
      await page.locator('#message').waitFor();
      expect(await field(page, 'prices.1.code').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'prices.0.name.ru_fault').textContent()).toContain('Missing: in Russian.');
    });
    expect(await fieldsOf('waste_stations', id)).toMatchObject({
      prices: [
        { code: '15 01 06', name: { et: 'Segapakend' }, resident: null, other: null },
        { code: '150107', resident: 0.5, other: null },
      ],
    });
  },
);

test.skipIf(isSkipped)('a form with more inputs than PHP takes loses none of them', async () => {
  const row = { container: 'bag', emptying: 1.5, rent_per_month: null, sale: 2 };
  const rows = Array.from({ length: 300 }, () => row);
  const acf = { region: 'Tallinn', tables: [{ type: 'containers', waste_type: 'mixed', rows }] };
  const id = await create('kojv_olme', { title: 'Nõmme', acf });
  for (const javaScriptEnabled of [true, false]) {
    await visit({ ...desktop, javaScriptEnabled }, async (page) => {
      await openForm(page, 'kojv_olme', id);
      await field(page, 'region').fill(javaScriptEnabled ? 'Tartu' : 'Narva');
      await page.locator('#publish').click();
      await page.locator('#message').waitFor();
      const isCut = await page.getByText('The form is too long for this server').isVisible();
      expect(isCut).toBe(!javaScriptEnabled);
    });
    expect(await fieldsOf('kojv_olme', id)).toMatchObject({ ...acf, region: 'Tartu' });
  }
});
