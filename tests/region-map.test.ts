/** The map of regions on the contact page, and the map of Estonia as a file. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { countySchema, countySlug } from '#shell/map/county.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { regionObjects } from '#shell/map/map-region.ts';
import { drawCounty } from '#shell/map/estonia-drawing.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { drivenLocales, isFull, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';
import { parseXml } from './site/xml.ts';

const { origin, close, send } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const contactPath = (locale: Locale) => `${locale === 'et' ? '' : `/${locale}`}/customer-support/contact`;

function regionMapOn(page: Page) {
  const root = page.locator('.region-map');
  return {
    chips: root.locator('.filters a'),
    chip: (id: number) => root.locator(`.filters [data-object="${id}"]`),
    region: (id: number) => root.locator(`svg [data-object="${id}"]`),
    tooltip: root.locator('.region-tooltip'),
    status: root.locator('[role="status"]'),
    shown: page.locator('[data-map-region]:visible'),
  };
}

/** Colour of a region's counties. */
const findColour = (page: Page, id: number): Promise<string> =>
  regionMapOn(page)
    .region(id)
    .locator('use')
    .evaluate((drawing) => getComputedStyle(drawing).fill);

/** Where the town of a region is in the window: a place within the region, also of islands. */
async function findPlace(page: Page, id: number): Promise<[number, number]> {
  const town = page
    .locator('.region-towns circle')
    .nth(regionObjects('et').findIndex((one) => one.id === id));
  await town.scrollIntoViewIfNeeded();
  const box = await town.boundingBox();
  if (!box) throw new TypeError(`The map shows no town of region ${id}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const regionsShown = (page: Page): Promise<readonly string[]> =>
  regionMapOn(page).shown.evaluateAll((contacts) =>
    [
      ...new Set(
        contacts.map((contact) => (contact instanceof HTMLElement ? contact.dataset.mapRegion : '')),
      ),
    ].map(String),
  );

test('/EstoniaMap.svg is the drawing of the 15 counties, of which the contact page draws its regions', async () => {
  const { status, headers, body } = await send('/EstoniaMap.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(parseXml(body).name).toBe('svg');
  const { body: contact } = await send(contactPath('et'));
  for (const county of countySchema.options) {
    const path = new RegExp(`<path id="${countySlug(county)}" [^>]* d="([^"]*)"/>`, 'u').exec(body)?.[1];
    expect([county, path]).toEqual([county, drawCounty(county)]);
  }
  const used = [...contact.matchAll(/ (?:data-)?href="\/EstoniaMap\.svg#([^"]*)"/gu)].map(
    ([, id = '']) => id,
  );
  expect(used).toHaveLength(regionObjects('et').length + 1);
  for (const id of used) expect(body).toContain(` id="${id}"`);
});

test.skipIf(isWithoutBrowser)(
  'each region answers to the mouse with a colour and a tooltip, and a click narrows phones, persons and offices',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...desktop, ...still }, async (page) => {
        await page.goto(contactPath(locale));
        const { chip, chips, tooltip, status, shown } = regionMapOn(page);
        const all = await shown.count();
        const objects = regionObjects(locale);
        const named = (await chips.allInnerTexts()).slice(1);
        expect(named.map((chip) => chip.replace(/ \(.*\)$/u, ''))).toEqual(objects.map(({ label }) => label));
        // Every town that has an office finds its name.
        const towns = await page.locator('#offices + .cards h3').allInnerTexts();
        expect(towns.filter((town) => !named.some((chip) => chip.includes(town)))).toEqual([]);
        // The behaviour is the same in all languages; the texts differ.
        for (const { id, regionName, region: name } of locale === 'et' ? objects : objects.slice(3)) {
          const rest = await findColour(page, id);
          await page.mouse.move(...(await findPlace(page, id)));
          expect([id, await tooltip.isVisible()]).toEqual([id, true]);
          expect(await tooltip.innerText()).toContain(`${regionName}: `);
          await expect.poll(() => findColour(page, id)).not.toBe(rest);
          const pointed = await findColour(page, id);
          await page.mouse.down();
          await page.mouse.up();
          await page.mouse.move(0, 0);
          await expect.poll(() => findColour(page, id)).not.toBe(rest);
          expect(await findColour(page, id)).not.toBe(pointed);
          expect(await regionsShown(page)).toEqual([name]);
          expect(await chip(id).getAttribute('aria-current')).toBe('true');
          expect(await status.innerText()).toContain(regionName);
        }
        await chip(0).click();
        expect(await shown.count()).toBe(all);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'chips and regions are pressed with the keyboard, the address names the region, and Escape closes the tooltip',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(contactPath('en'));
      const { chip, region, tooltip, shown } = regionMapOn(page);
      const all = await shown.count();
      await chip(4).focus();
      await page.keyboard.press('Enter');
      expect(await regionsShown(page)).toEqual(['Saaremaa']);
      expect(new URL(page.url()).hash).toBe('#office-kuressaare');
      await page.keyboard.press('Tab');
      expect(await tooltip.isVisible()).toBe(true);
      expect(await region(1).evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await tooltip.isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      expect(await regionsShown(page)).toEqual(['Tallinn']);
      await page.reload();
      await expect.poll(() => regionsShown(page)).toEqual(['Tallinn']);
      await region(1).focus();
      await page.keyboard.press('Enter');
      expect(await shown.count()).toBe(all);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without scripts every contact is listed and the chips lead to the offices',
  async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(contactPath('ru'));
      const { chip, chips, shown } = regionMapOn(page);
      expect(await regionsShown(page)).toHaveLength(4);
      const all = await shown.count();
      for (const href of await chips.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
        expect([href, await page.locator(href ?? '').count()]).toEqual([href, 1]);
      }
      await chip(4).click();
      await expect.poll(() => page.locator('.card:target').innerText()).toContain('Курессааре');
      expect(await shown.count()).toBe(all);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'with a region chosen by touch the contact page has no fault that axe knows and fits into 320 pixels',
    async () => {
      const found: string[] = [];
      for (const locale of isFull ? locales : (['ru'] as const)) {
        const colorScheme = locale === 'ru' ? 'dark' : 'light';
        await visit(
          { viewport: { width: 320, height: 640 }, hasTouch: true, colorScheme, ...still },
          async (page) => {
            await page.goto(contactPath(locale));
            await page.touchscreen.tap(...(await findPlace(page, 4)));
            await expect.poll(() => regionsShown(page)).toEqual(['Saaremaa']);
            found.push(...(await audit(page, locale)));
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            if (width > 320) found.push(`${locale}: ${width} px wide`);
          },
        );
      }
      expect(found).toEqual([]);
    },
  );
